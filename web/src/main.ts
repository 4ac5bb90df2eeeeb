import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'

const root = document.getElementById('app')
if (root) mount(App, { target: root })

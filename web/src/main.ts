import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'
import { settings } from './shell/settings.svelte'
import { loadMessages } from './words/shell-messages.svelte'

const root = document.getElementById('app')
if (root) {
  await loadMessages(settings.language)
  mount(App, { target: root })
}

import { mount } from 'svelte'
import './app.css'
import App from './shell/App.svelte'
import { settings } from './shell/settings.svelte'
import { loadMessages } from './words/shell-messages.svelte'

// After a release the parts that an open page has not loaded yet are gone: the new page has them. Once, lest it goes round.
addEventListener('vite:preloadError', (event) => {
  const [key, now] = ['feldzug.reloaded', Date.now()]
  if (now - Number(sessionStorage.getItem(key) ?? 0) < 60_000) return
  event.preventDefault()
  sessionStorage.setItem(key, String(now))
  // Until the new page is there, whoever waited for the part complains of its absence: nobody needs to hear that.
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, (late) => late.preventDefault())
  location.reload()
})

const root = document.getElementById('app')
if (root) {
  await loadMessages(settings.language)
  mount(App, { target: root })
}

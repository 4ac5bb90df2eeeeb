export {}

/** Where there is a page, tests speak the language they choose at once; the real page fetches each when somebody reads it. */
if ('document' in globalThis) {
  const { loadMessages } = await import('../src/words/shell-messages.svelte')
  await Promise.all([loadMessages('en'), loadMessages('de')])
}

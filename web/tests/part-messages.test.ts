// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { settings } from '../src/shell/settings.svelte'
import { addMessages, t } from '../src/words/shell-messages.svelte'

it('knows the messages that a part of the page has brought, in both languages', () => {
  addMessages({ en: 'part-of-the-page = A part', de: 'part-of-the-page = Ein Teil' })
  settings.language = 'en'
  expect(t('part-of-the-page')).toBe('A part')
  settings.language = 'de'
  expect(t('part-of-the-page')).toBe('Ein Teil')
})

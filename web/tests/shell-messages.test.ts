import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Messages } from '../src/words/messages'

const read = (folder: string, language: string) =>
  readFileSync(new URL(`../src/${folder}/${language}.ftl`, import.meta.url), 'utf8')

it.each(['words', 'shell/desk', 'shell/dice'])(
  'has every message of %s in both languages with the same arguments',
  (folder) => {
    const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])
    const args = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map((found) => found[1]))].sort()
    expect(keys(read(folder, 'de'))).toEqual(keys(read(folder, 'en')))
    expect(args(read(folder, 'de'))).toEqual(args(read(folder, 'en')))
  },
)

it('puts arguments into a sentence', () => {
  expect(new Messages('de', [read('words', 'de')]).say('thinks', { who: 'Rot', count: 1 })).toBe('Rot denkt nach …')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Messages } from '../src/words/messages'

it('has every message in both languages with the same arguments', () => {
  const read = (language: string) => readFileSync(new URL(`../src/words/${language}.ftl`, import.meta.url), 'utf8')
  const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1])
  const args = (text: string) => [...new Set([...text.matchAll(/\{ \$(\w+)/g)].map((found) => found[1]))].sort()
  expect(keys(read('de'))).toEqual(keys(read('en')))
  expect(args(read('de'))).toEqual(args(read('en')))
  expect(new Messages('de', [read('de')]).say('thinks', { who: 'Rot', count: 1 })).toBe('Rot denkt nach …')
})

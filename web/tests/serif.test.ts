import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Signs that the serif does not have: they come from elsewhere. */
const SIGNS = '←↑→↓⇧'

/** What a page says: the words of the shell, of every game and of the server. */
function words(): [string, string][] {
  const folders = ['src', '../src/feldzug/server', '../src/feldzug/kernel', '../src/feldzug/games']
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ftl'))
      .map((file): [string, string] => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
  )
}

/** The letters of the small files. */
function letters(): Set<string> {
  const sheet = readFileSync('src/generated/serif/serif.css', 'utf8')
  const range = [...sheet.matchAll(/unicode-range: (.*);/g)].at(-1)?.[1] ?? ''
  return new Set(
    [...range.matchAll(/U\+([0-9a-f]+)/g)].map(([, code]) => String.fromCodePoint(parseInt(code ?? '', 16))),
  )
}

describe('the small files of the serif', () => {
  it('have every letter of both languages', () => {
    const [read, small] = [words(), letters()]
    expect(read.length).toBeGreaterThan(10)
    for (const [file, text] of read) {
      const missing = new Set(
        [...text].filter((letter) => letter !== '\n' && !small.has(letter) && !SIGNS.includes(letter)),
      )
      expect([...missing], file).toEqual([])
    }
  })
})

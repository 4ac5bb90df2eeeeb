import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Signs that the fonts do not have: they come from elsewhere. */
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

/** The letters of the small files, a set each. */
function letters(): Set<string>[] {
  const sheet = readFileSync('src/generated/fonts/fonts.css', 'utf8')
  const small = [...sheet.matchAll(/url\('\.\/[^}]*unicode-range: (.*);/g)]
  return small.map(
    ([, range = '']) =>
      new Set([...range.matchAll(/U\+([0-9a-f]+)/g)].map(([, code]) => String.fromCodePoint(parseInt(code ?? '', 16)))),
  )
}

describe('the small files of the fonts', () => {
  it('have every letter of both languages', () => {
    const [read, small] = [words(), letters()]
    expect(read.length).toBeGreaterThan(10)
    expect(small).toHaveLength(5)
    for (const [file, text] of read) {
      const missing = new Set(
        [...text].filter(
          (letter) => letter !== '\n' && !SIGNS.includes(letter) && !small.every((font) => font.has(letter)),
        ),
      )
      expect([...missing], file).toEqual([])
    }
  })
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { touchables } from '../../src/games/ring_war/touchables'
import { shellSources } from '../shell-sources'

const WORDS =
  /middle.?earth|infantry|cavalry|creature|fortress|uprising|adventure|\bthe ring\b|\bleader|ringkrieg|mittelerde|festung|aufstand|heerführer/i

it.each(shellSources())('%s says no word of Ring War', (path) => {
  const text = readFileSync(path, 'utf8')
  expect(text.split('\n').filter((line) => WORDS.test(line))).toEqual([])
  // Nor does it know an answer by its class, or a field of one.
  const { places, cards } = touchables
  const known = [...Object.keys(places), ...Object.keys(cards), ...Object.values(places).flat()]
  expect(known.filter((name) => text.includes(`'${name}'`))).toEqual([])
})

/** A map file is read as people write it, and what cannot be read is told by its line. */
import { expect, it } from 'vitest'
import { read, type Unreadable, written } from '../../src/games/empires/map-file'

const TERRAINS = ['fields', 'river', 'volcano']
const why = (text: string) => {
  try {
    return read(text, TERRAINS)
  } catch (error) {
    const { key, line, text } = error as Unreadable
    return [key, line, text]
  }
}

it('reads what it writes, and remarks, large letters and the ends of lines of any system', () => {
  const map = read('corner-up\nB3 river C3\nC3 fields\n', TERRAINS)
  expect(map.tiles).toEqual({ B3: { terrain: 'river', flowsTo: 'C3' }, C3: { terrain: 'fields', flowsTo: null } })
  expect(read(written(map), TERRAINS)).toEqual(map)
  expect(read('# ours\r\nCORNER-UP\r\n\r\nb3 River c3\r\nc3 FIELDS\r\n', TERRAINS)).toEqual(map)
})

it('names the first line that is wrong', () => {
  expect(why('')).toEqual(['map-without-lie', 1, ''])
  expect(why('\nB3 fields')).toEqual(['map-without-lie', 2, 'B3 fields'])
  expect(why('side-up\nB3 fields\nB4 vulcano')).toEqual(['map-no-tile', 3, 'B4 vulcano'])
  expect(why('side-up\nB3 fields\nB33 fields')).toEqual(['map-no-tile', 3, 'B33 fields'])
  expect(why('side-up\nB3 fields\nB3 volcano')).toEqual(['map-tile-twice', 3, 'B3'])
})

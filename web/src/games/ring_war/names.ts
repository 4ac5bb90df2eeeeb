/** Which names of areas are written on the map, how large, and where. */
import type { Language } from '../../words/messages'
import type { Box } from './banners'
import { GEOMETRY } from './map'

/** Smaller letters nobody reads, in pixels of the screen. */
export const LEAST = 11

interface Line {
  x: number
  y: number
  text: string
}

export interface AreaName {
  id: string
  size: number
  lines: Line[]
  box: Box
}

/** How names are set: as large as *scale* says, and so many pixels a unit of the map. */
export interface LabelOptions {
  base: boolean
  language: Language
  scale: number
  pixel: number
}

/**
 * From near, names need not grow as fast as the land; from afar they stay legible, and where they would hide each other
 * the later one waits until one comes closer.
 */
export function areaNames({ base, language, scale, pixel }: LabelOptions): AreaName[] {
  const taken: Box[] = []
  return Object.entries(GEOMETRY.areas).flatMap(([id, row]) => {
    if (base && row.edition !== 'base') return []
    const size = Math.max(row.label.size * scale, LEAST / pixel)
    const wide = Math.max(...row.label[language].map((text) => text.length)) * size * 0.48
    const high = row.label[language].length * size
    const [x = 0, y = 0] = row.label.at
    const box = { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 }
    const grown = size > row.label.size
    const hidden = (other: Box) =>
      box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
    if (grown && taken.some(hidden)) return []
    taken.push(box)
    return [{ id, size, lines: nameLines(row.label, language, size), box }]
  })
}

export function nameLines(
  label: { at: number[]; en: string[]; de: string[] },
  language: Language,
  size: number,
): Line[] {
  const texts = label[language]
  const top = (label.at[1] ?? 0) - ((texts.length - 1) / 2) * size * 1.02 + size * 0.31
  return texts.map((text, i) => ({ x: label.at[0] ?? 0, y: top + i * size * 1.02, text }))
}

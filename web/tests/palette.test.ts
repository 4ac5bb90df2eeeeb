/** Owners must stay apart for the common colour-blindnesses, and their emblems readable on their colours. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../src/games/plain/owners'

type Rgb = [number, number, number]
/** The classes of owners by the folder of the drawing. */
const OWNERS = {
  ring_war: ['green', 'red', 'yellow', 'black', 'neutral'],
  plain: Array.from({ length: COLOURS }, (_, i) => `plain-${i}`),
}

function rule(css: string, selector: string, property: string): string | undefined {
  const start = css.indexOf(`\n${selector} {`)
  const block = start < 0 ? '' : css.slice(start, css.indexOf('}', start))
  return new RegExp(`--${property}: (#[0-9a-f]{6})`).exec(block)?.[1]
}

function colour(css: string, owner: string, property: 'owner' | 'on-owner', night: boolean): Rgb {
  const found =
    (night ? rule(css, `[data-theme='dark'] .${owner}`, property) : undefined) ?? rule(css, `.${owner}`, property) ?? ''
  return [1, 3, 5].map((at) => linear(parseInt(found.slice(at, at + 2), 16) / 255)) as Rgb
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
const EYES: Record<string, number[][]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

function seen(rgb: Rgb, eyes: number[][]): Rgb {
  return eyes.map((row) =>
    Math.max(
      0,
      row.reduce((sum, part, i) => sum + part * (rgb[i] ?? 0), 0),
    ),
  ) as Rgb
}

/** The distance in CIELAB. */
function lab([r, g, b]: Rgb): Rgb {
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
const apart = (a: Rgb, b: Rgb) => Math.hypot(...lab(a).map((value, i) => value - (lab(b)[i] ?? 0)))

describe.each(Object.entries(OWNERS))('owners of %s', (drawing, owners) => {
  const css = '\n' + readFileSync(new URL(`../src/games/${drawing}/palette.css`, import.meta.url), 'utf8')

  describe.each([
    ['day', false],
    ['night', true],
  ] as const)('by %s', (_, night) => {
    it.each(Object.entries(EYES))('are apart for %s eyes', (_, eyes) => {
      for (const [i, a] of owners.entries())
        for (const b of owners.slice(i + 1)) {
          const [one, other] = [a, b].map((owner) => seen(colour(css, owner, 'owner', night), eyes)) as [Rgb, Rgb]
          expect(apart(one, other), `${a} and ${b}`).toBeGreaterThan(20)
        }
    })

    it('carry readable emblems', () => {
      for (const owner of owners) {
        const [low = 0, high = 0] = [
          luminance(colour(css, owner, 'owner', night)),
          luminance(colour(css, owner, 'on-owner', night)),
        ].sort((a, b) => a - b)
        expect((high + 0.05) / (low + 0.05), owner).toBeGreaterThan(4.5)
      }
    })
  })
})

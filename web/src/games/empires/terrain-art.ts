/** Hand-drawn signs of the terrain around the middle of a tile: strokes, and shapes that are filled. Each differs in form, not in colour alone. */
export interface Art {
  strokes: string
  fills: string
}

const tree = (x: number, y: number) => `M${x} ${y}l-6 11h12z`
const trunk = (x: number, y: number) => `M${x} ${y + 11}v5`
const palm = (x: number, y: number) =>
  `M${x} ${y + 15}q-2 -8 1 -15M${x + 1} ${y}q-8 -4 -12 2M${x + 1} ${y}q8 -4 12 2M${x + 1} ${y}q-3 -8 -9 -7M${x + 1} ${y}q3 -8 9 -7`
const ear = (x: number, y: number) =>
  `M${x} ${y + 12}v-14M${x} ${y}l-3 -4M${x} ${y}l3 -4M${x} ${y + 5}l-3 -4M${x} ${y + 5}l3 -4`
const hill = (x: number, y: number) => `M${x - 16} ${y + 8}q16 -22 32 0`
const dune = (x: number, y: number) => `M${x - 18} ${y + 6}q12 -14 18 -4q8 -10 18 4`
const reed = (x: number, y: number) =>
  `M${x} ${y + 10}v-14M${x - 5} ${y + 10}l-3 -9M${x + 5} ${y + 10}l3 -9M${x - 10} ${y + 11}h20`
const wave = (x: number, y: number) => `M${x - 14} ${y}q4 -6 9 0t9 0t9 0`
const flake = (x: number, y: number) => `M${x - 6} ${y}h12M${x - 3} ${y - 5}l6 10M${x + 3} ${y - 5}l-6 10`
const peak = (x: number, y: number, h: number) => `M${x - h * 0.7} ${y}l${h * 0.7} ${-h}l${h * 0.7} ${h}`
const many = (draw: (x: number, y: number) => string, spots: readonly (readonly [number, number])[]) =>
  spots.map(([x, y]) => draw(x, y)).join('')

const RING = [
  [-26, -26],
  [0, -36],
  [26, -26],
  [-36, -4],
  [36, -4],
] as const
const FEW = [
  [-24, -24],
  [22, -26],
  [34, 2],
] as const

export const ART: Readonly<Record<string, Art>> = {
  mountain: {
    strokes: peak(-14, -4, 34) + peak(18, -6, 26) + 'M-22 -20l8 7l6 -7M12 -22l6 6l5 -6',
    fills: 'M-14 -38l-9 13l9 6l9 -6zM18 -32l-6 9l6 4l6 -4z',
  },
  volcano: {
    strokes: 'M-40 6L-12 -30Q0 -24 12 -30L40 6M-6 -34q-6 -8 0 -14M6 -34q8 -6 2 -14M0 -30v-18',
    fills: 'M-12 -30Q0 -20 12 -30L6 -8L0 -18L-7 -4z',
  },
  jungle: { strokes: many(palm, RING), fills: '' },
  forest: { strokes: many(trunk, RING), fills: many(tree, RING) },
  fields: { strokes: many(ear, RING), fills: '' },
  hills: {
    strokes: many(hill, [
      [-22, -20],
      [20, -22],
      [0, -32],
    ]),
    fills: '',
  },
  desert: {
    strokes: many(dune, [
      [-18, -24],
      [20, -14],
    ]),
    fills: 'M-30 -2h2v2h-2zM-6 -36h2v2h-2zM12 -34h2v2h-2zM34 4h2v2h-2zM-38 -10h2v2h-2z',
  },
  tundra: {
    strokes:
      many(flake, FEW) +
      many(flake, [
        [-2, -36],
        [-38, 2],
      ]),
    fills: '',
  },
  lake: {
    strokes: many(wave, [
      [0, -30],
      [-14, -20],
      [16, -20],
    ]),
    fills: '',
  },
  river: { strokes: '', fills: '' },
  swamp: {
    strokes:
      many(reed, FEW) +
      many(reed, [
        [-2, -36],
        [-36, 0],
      ]),
    fills: '',
  },
}

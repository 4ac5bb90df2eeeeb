/**
 * The land as two pictures, below and above the colours of the owners. A picture is painted once however many trees stand
 * in it; as living elements they would be looked through at every move. Colours are those of palette.css at the moment.
 */
import symbols from '../../generated/ring_war/symbols.svg?raw'
import { AREAS, arcsOf, GEOMETRY, line, REGIONS, regionEdges, ring, SHAPES, tapered } from './map'

const SYMBOLS = symbols.slice(symbols.indexOf('<g '), symbols.lastIndexOf('</svg>'))
const RIPPLES: [number, string, number][] = [
  [52, 'ripple', 0.22],
  [50.4, 'sea', 1],
  [36, 'ripple', 0.4],
  [34.2, 'sea', 1],
  [22, 'ripple', 0.6],
  [20, 'sea', 1],
  [11, 'ripple', 0.85],
  [8.6, 'sea', 1],
]

const shown = (base: boolean) => (row: { edition: string }) => !base || row.edition === 'base'
const stroke = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`
const pen = (d: string, colour: string, width: number, more = '') => `<path d="${d}" ${stroke(colour, width)} ${more}/>`
const again = (id: string, colour: string, width: number, more: string) =>
  `<use href="#${id}" ${stroke(colour, width)} ${more}/>`
const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`
const use = (symbol: string, spot: number[], size = 10) =>
  `<use href="#${symbol}" transform="translate(${spot[0]} ${spot[1]}) scale(${size / 10})"/>`

/** Sea, land and the tints of the regions. */
export function ground(base: boolean): string {
  const on = shown(base)
  // Long lines are written once and drawn several times.
  const parts = [
    `<defs><path id="coast" d="${arcsOf('coast')}"/></defs><rect width="100%" height="100%" fill="var(--sea)"/>`,
  ]
  for (const [wide, colour, opacity] of RIPPLES)
    parts.push(again('coast', `var(--${colour})`, wide, `stroke-opacity="${opacity}"`))
  for (const [id, area] of Object.entries(GEOMETRY.areas)) {
    const d = SHAPES.get(id) ?? ''
    parts.push(
      on(area) ? fill(d, 'var(--land)') : fill(d, 'var(--beyond)', 'stroke="var(--border)" stroke-opacity=".25"'),
    )
  }
  for (const [name, region] of Object.entries(GEOMETRY.regions)) {
    if (!on(region)) continue
    const colour = REGIONS.get(name)?.colour ?? ''
    parts.push(`<defs><path id="${name}" d="${region.rings.map(ring).join('')}"/></defs>`)
    parts.push(
      `<clipPath id="in-${name}"><use href="#${name}"/></clipPath><use href="#${name}" fill="${colour}" fill-opacity=".1"/>`,
    )
    for (const wide of [24, 12, 5])
      parts.push(again(name, colour, wide, `stroke-opacity=".2" clip-path="url(#in-${name})"`))
  }
  return picture(base, parts)
}

/** Borders, water, mountains, forests, roads and places: what lies over the colours of the owners. */
export function terrain(base: boolean): string {
  const on = shown(base)
  const bottom = base ? GEOMETRY.base_height : GEOMETRY.height
  const parts = [`<defs>${SYMBOLS}</defs>`]
  for (const range of Object.values(GEOMETRY.ranges)) parts.push(fill(ring(range.ring), 'var(--rock)'))
  for (const lake of Object.values(GEOMETRY.lakes)) parts.push(fill(ring(lake.ring), 'var(--sea)'))
  for (const island of Object.values(GEOMETRY.islands ?? {})) parts.push(fill(ring(island.ring), 'var(--beyond)'))
  parts.push(
    pen(arcsOf('border'), 'var(--border)', 1.7, 'stroke-dasharray=".1 3.5"'),
    pen(regionEdges(), 'var(--ink)', 1.8, 'stroke-opacity=".85"'),
    pen(arcsOf('foot'), 'var(--ink-soft)', 0.5, 'stroke-opacity=".55"'),
    pen(arcsOf('shore'), 'var(--coast)', 1.1),
    pen(arcsOf('coast'), 'var(--coast)', 1.5),
  )
  for (const [extra, colour] of [
    [1.5, 'river-edge'],
    [0, 'river'],
  ] as const)
    for (const { line: flat, width } of GEOMETRY.rivers)
      parts.push(fill(tapered(flat, (width[0] ?? 1) + extra, (width[1] ?? 2) + extra), `var(--${colour})`))
  for (const [symbol, spots] of Object.entries(GEOMETRY.symbols))
    for (const spot of spots) if ((spot[1] ?? 0) < bottom) parts.push(use(symbol, spot, spot[2]))
  const peaks = Object.values(GEOMETRY.ranges).flatMap((range) => range.peaks.map((peak, i) => ({ peak, i: i % 4 })))
  peaks.sort((a, b) => (a.peak[1] ?? 0) - (b.peak[1] ?? 0))
  for (const { peak, i } of peaks) parts.push(use(`peak${i}`, peak, peak[2]))
  for (const leg of GEOMETRY.sea.legs)
    if (on(leg)) parts.push(pen(line(leg.line), 'var(--coast)', 1.6, 'stroke-dasharray="6 5" stroke-opacity=".75"'))
  for (const stop of Object.values(GEOMETRY.sea.stops)) if (on(stop)) parts.push(use('ship', stop.at, 13))
  const { fields, legs } = GEOMETRY.path
  const path = legs
    .filter((_, i) => on(fields[i + 1] ?? { edition: '' }))
    .map(line)
    .join('')
  parts.push(pen(path, 'var(--gold-edge)', 3.6, 'stroke-dasharray="5.5 4.5" stroke-opacity=".75"'))
  parts.push(pen(path, 'var(--gold)', 2.2, 'stroke-dasharray="5.5 4.5"'))
  for (const field of fields.filter(on)) parts.push(use(field.die ? 'die' : 'step', field.at))
  for (const { a, b, at, across } of GEOMETRY.bridges) {
    if (![a, b].every((id) => on(GEOMETRY.areas[id] ?? { edition: '' }))) continue
    const turn = (Math.atan2(across[1] ?? 0, across[0] ?? 1) * 180) / Math.PI
    parts.push(`<use href="#bridge" transform="translate(${at[0]} ${at[1]}) rotate(${turn.toFixed(0)})"/>`)
  }
  for (const [id, { edition, port, place }] of Object.entries(GEOMETRY.areas)) {
    if (!on({ edition })) continue
    if (port)
      parts.push(
        use(
          'anchor',
          port.at.map((value, i) => value + 1.5 * (port.out[i] ?? 0)),
        ),
      )
    if (place) parts.push(use(id === 'mount_doom' ? 'doom' : AREAS.get(id)?.fortress ? 'fortress' : 'site', place))
  }
  const ornaments = GEOMETRY.ornaments?.[base ? 'base' : 'full']
  if (ornaments)
    parts.push(
      use('compass', ornaments.compass, ornaments.compass[2]),
      use('serpent', ornaments.serpent, ornaments.serpent[2]),
    )
  return picture(base, parts)
}

/** One symbol of the map by itself, for the key. */
export function symbol(name: string): string {
  const size = 'width="28" height="28" viewBox="-14 -14 28 28"'
  const land = '<rect x="-14" y="-14" width="28" height="28" fill="var(--land)"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${SYMBOLS}</defs>${land}${use(name, [0, 0])}</svg>`
}

function picture(base: boolean, parts: string[]): string {
  const height = base ? GEOMETRY.base_height : GEOMETRY.height
  const size = `width="${GEOMETRY.width}" height="${height}" viewBox="0 0 ${GEOMETRY.width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`
}

/** A picture as an address, in the colours that hold around an element. */
export function painted(svg: string, around: Element): string {
  const colours = getComputedStyle(around)
  const known = new Map<string, string>()
  const text = svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const colour = known.get(name) ?? colours.getPropertyValue(name).trim()
    known.set(name, colour)
    return colour
  })
  return `data:image/svg+xml,${encodeURIComponent(text)}`
}

/**
 * Fonts have many letters and alternates. Those that English, German and names of places need come in small files;
 * whoever writes others fetches the whole ones.
 */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const here = (path) => new URL(path, import.meta.url)
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')

/** The letters of the small files. */
const LETTERS = `${ascii}\u00a0§«·»×ÄÖÜßáâäéêëíîóôöúûü–—‘’‚“”„…‹›−`

/** What else the whole files have. */
const RARE = 'U+0-24F, U+2000-206F, U+20A0-20CF'

const FONTS = [
  { family: 'Alegreya', name: 'alegreya', weight: 400, style: 'normal', signs: '' },
  { family: 'Alegreya', name: 'alegreya', weight: 400, style: 'italic', signs: '' },
  { family: 'Alegreya', name: 'alegreya', weight: 700, style: 'normal', signs: '' },
  { family: "'Source Sans 3'", name: 'source-sans-3', weight: 400, style: 'normal', signs: '↑↓' },
  { family: "'Source Sans 3'", name: 'source-sans-3', weight: 600, style: 'normal', signs: '↑↓' },
]

/** The small files and the style sheet that names small and whole ones, by name. */
export async function fonts() {
  const small = {}
  const whole = []
  const common = []
  for (const { family, name, weight, style, signs } of FONTS) {
    const letters = LETTERS + signs
    const range = [...letters].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(', ')
    const file = `${name}-${weight}-${style}.woff2`
    const source = `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`
    small[file] = await subsetFont(readFileSync(here(`../node_modules/${source}`)), letters, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'lnum', 'tnum'], // ligatures would be as many letters again
      noHinting: true,
    })
    const face = (from, range) => `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('${from}') format('woff2');
  unicode-range: ${range};
}
`
    whole.push(face(source, RARE))
    common.push(face(`./${file}`, range))
  }
  // Of two files for a letter the later one is fetched.
  return { ...small, 'fonts.css': [...whole, ...common].join('') }
}

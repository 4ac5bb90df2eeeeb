/**
 * The serif has many letters and alternates. Those that English, German and names of places need come in small files;
 * whoever writes others fetches the whole ones.
 */
import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const here = (path) => new URL(path, import.meta.url)
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')

/** The letters of the small files. */
const LETTERS = `${ascii}\u00a0§«·»×ÄÖÜßáâäéêëíîóôöúûü–—‘’‚“”„…−`

/** What else the whole files have. */
const RARE = 'U+0-24F, U+2000-206F, U+20A0-20CF'

const SERIF = [
  { weight: 400, style: 'normal' },
  { weight: 400, style: 'italic' },
  { weight: 700, style: 'normal' },
]

/** The small files and the style sheet that names small and whole ones, by name. */
export async function serif() {
  const range = [...LETTERS].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(', ')
  const small = {}
  const whole = []
  const common = []
  for (const { weight, style } of SERIF) {
    const name = `alegreya-${weight}-${style}.woff2`
    const source = `@fontsource/alegreya/files/alegreya-latin-${weight}-${style}.woff2`
    small[name] = await subsetFont(readFileSync(here(`../node_modules/${source}`)), LETTERS, {
      targetFormat: 'woff2',
      keepFeatures: ['kern', 'lnum', 'tnum'], // ligatures would be as many letters again
      noHinting: true,
    })
    const face = (file, letters) => `@font-face {
  font-family: Alegreya;
  font-weight: ${weight};
  font-style: ${style};
  font-display: swap;
  src: url('${file}') format('woff2');
  unicode-range: ${letters};
}
`
    whole.push(face(source, RARE))
    common.push(face(`./${name}`, range))
  }
  // Of two files for a letter the later one is fetched.
  return { ...small, 'serif.css': [...whole, ...common].join('') }
}

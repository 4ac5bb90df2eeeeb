// Gathers what the page takes from elsewhere into src/generated: single icons out of the big set, the letters that our
// languages need, and what each game's own `gather.js` brings. Run before every build, so that nothing is kept twice.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import svgpath from 'svgpath'
import { fonts } from './fonts.js'

const here = (path) => new URL(path, import.meta.url)
/** The folders below one of `src/games` that bring something. */
const bringing = (folder) =>
  readdirSync(here(`../src/games/${folder}`), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(here(`../src/games/${folder}${entry.name}/gather.js`)))
    .map((entry) => `${folder}${entry.name}`)
const games = bringing('')
/** Games, and what is added to each by a folder of its own inside. */
const folders = games.flatMap((game) => [game, ...bringing(`${game}/`)])

/** Icons of the shell; a game names its own. */
const icons = new Set([
  'anticlockwise-rotation',
  'clockwise-rotation',
  'cancel',
  'crossed-swords',
  'expand',
  'fast-forward-button',
  'hourglass',
  'light-bulb',
  'pause-button',
  'person',
  'perspective-dice-six-faces-random',
  'play-button',
  'poker-hand',
  'position-marker',
  'return-arrow',
  'robot-golem',
  'rule-book',
  'save-arrow',
  'scroll-quill',
  'settings-knobs',
  'spyglass',
  'treasure-map',
  'trophy-cup',
])

const set = JSON.parse(readFileSync(here('../node_modules/@iconify-json/game-icons/icons.json'), 'utf8'))

/** A file of icons as paths on a grid of 512. */
function drawn(names) {
  const paths = {}
  for (const name of [...names].sort()) {
    const icon = set.icons[name]
    if (!icon) throw new Error(`game-icons has no ${name}`)
    // On a grid of 512 a whole number is finer than any screen shows.
    const path = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('')
    paths[name] = svgpath(path).rel().round(0).toString()
  }
  return (
    '// game-icons.net, CC BY 3.0. Made by scripts/gather.js.\n' +
    `export const ICONS = ${JSON.stringify(paths, null, 1)} as const\nexport type IconName = keyof typeof ICONS\n`
  )
}

mkdirSync(here('../src/generated/'), { recursive: true })
for (const folder of folders) {
  const gathered = await import(here(`../src/games/${folder}/gather.js`))
  mkdirSync(here(`../src/generated/${folder}/`), { recursive: true })
  gathered.icons?.forEach((icon) => icons.add(icon))
  // What only this game draws is loaded with it.
  if (gathered.pieces) writeFileSync(here(`../src/generated/${folder}/pieces.ts`), drawn(gathered.pieces))
  for (const [name, text] of Object.entries(gathered.files?.() ?? {})) {
    writeFileSync(here(`../src/generated/${folder}/${name}`), text)
  }
}
writeFileSync(here('../src/generated/icons.ts'), drawn(icons))

mkdirSync(here('../src/generated/fonts/'), { recursive: true })
for (const [name, content] of Object.entries(await fonts())) {
  writeFileSync(here(`../src/generated/fonts/${name}`), content)
}

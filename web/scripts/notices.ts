// Third-party notices: whatever of others is in the page, with its licence, as one text beside it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const packages = new URL('../node_modules/', import.meta.url)

/** Drawings and fonts; the build does not tell of them as it tells of scripts. */
const WORKS = ['@iconify-json/game-icons', '@fontsource/alegreya', '@fontsource/source-sans-3']

const ABOUT_ICONS = `Icons from game-icons.net by Lorc, Delapouite and others, under the Creative Commons Attribution 3.0
Unported licence (CC BY 3.0), https://creativecommons.org/licenses/by/3.0/
Changes: only some icons are taken; coordinates are rounded; colours follow the page.`

const ABOUT_SERIF = 'Changes: files with only some of its letters stand beside the whole ones.'

/** The package that a module of the build is of, if it is one of others. */
function packageOf(id: string): string | null {
  const inside = id.split('node_modules/').at(-1) ?? ''
  const name = id.includes('node_modules/') ? inside.match(/^(@[^/]+\/[^/]+|[^/@][^/]*)/)?.[0] : undefined
  return name && existsSync(new URL(`${name}/package.json`, packages)) ? name : null
}

interface Facts {
  version: string
  license: string
  author?: string | { name: string }
}

function notice(name: string): string {
  const folder = new URL(`${name}/`, packages)
  const facts = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as Facts
  const author = typeof facts.author === 'string' ? facts.author : (facts.author?.name ?? '')
  const text = readdirSync(folder).find((file) => /^licen[sc]e/i.test(file))
  const lines = [`${name} ${facts.version}`, `Licence: ${facts.license}`]
  if (author) lines.push(`By ${author}`)
  if (name === WORKS[0]) lines.push(ABOUT_ICONS)
  if (name === WORKS[1]) lines.push(ABOUT_SERIF)
  if (text) lines.push('', readFileSync(new URL(text, folder), 'utf8').trim())
  return lines.join('\n')
}

/** A plugin of the build that writes the notices of what went into it. */
export const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []))
    const used = new Set([...modules.map(packageOf).filter((name) => name !== null), ...WORKS])
    const parts = [...used].sort().map(notice)
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.txt',
      source: `Works of others in this page, each under its own licence.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
    })
  },
}

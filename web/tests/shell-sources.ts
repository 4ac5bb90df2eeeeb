/** The page's sources outside the games' own folders, the list of games aside. */
import { readdirSync } from 'node:fs'

const WEB = `${process.cwd()}/`
const GENERATED = /generated|protocol\.ts$/

export function shellSources(): string[] {
  const all = readdirSync(`${WEB}src`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replace(WEB, ''))
  const inGames = all.filter((path) => path.startsWith('src/games/'))
  const shell = all.filter((path) => !inGames.includes(path) && !GENERATED.test(path))
  return [...shell, 'src/games/drawing.ts', 'scripts/gather.js', 'vite.config.ts']
}

/** Where the page is: behind the #, so that secrets in links never reach a server's log. */

export type Route =
  | { at: 'lobby' }
  | { at: 'new' }
  | { at: 'table'; table: string; look?: true }
  | { at: 'join'; table: string; secret: string }
  | { at: 'device'; table: string; secret: string }
  | { at: 'about' }
  | { at: 'rules'; game: string; rule: string; modules: string }

export function parse(hash: string): Route {
  const [at, first = '', second = '', third = ''] = hash.replace(/^#\/?/, '').split('/').map(decoded)
  if (at === 'new') return { at }
  if (at === 'about') return { at }
  if (at === 'table' && first) return { at, table: first, ...(second === 'look' && { look: true }) }
  if ((at === 'join' || at === 'device') && first && second) return { at, table: first, secret: second }
  if (at === 'rules') return { at, game: first, rule: second, modules: third }
  return { at: 'lobby' }
}

/** What somebody mistyped stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

class Router {
  route = $state.raw<Route>(parse(location.hash))

  constructor() {
    addEventListener('hashchange', () => (this.route = parse(location.hash)))
  }

  go(path: string): void {
    location.hash = path
  }

  /** Replaces an address that holds a secret. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.route = parse(location.hash)
  }
}

export const router = new Router()

/** Where others at home find the server, as far as it listens to them; asked for once. */
import { api } from '../api/client'
import { onlyHere } from './seat-links'

class HomeNetwork {
  addresses = $state.raw<string[]>([])
  private asked: Promise<void> | null = null

  load(): Promise<void> {
    this.asked ??= api.home().then(
      ({ addresses }) => void (this.addresses = addresses),
      () => void (this.asked = null),
    )
    return this.asked
  }

  /** What links for others begin with: under a name of this machine alone they would lead nowhere. */
  get origin(): string {
    return (onlyHere(location.hostname) && this.addresses[0]) || location.origin
  }

  /** Whether nobody else reaches the page. */
  get closed(): boolean {
    return onlyHere(location.hostname) && !this.addresses.length
  }
}

export const homeNetwork = new HomeNetwork()

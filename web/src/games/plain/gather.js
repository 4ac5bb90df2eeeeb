// Emblems by which seats are told apart where no game brings its own.
export const icons = ['castle', 'anchor', 'oak-leaf', 'burning-eye', 'heraldic-sun', 'horse-head', 'shield']

/** Nothing else is taken from elsewhere. */
export function files() {
  return {}
}

/** What this browser keeps for its person. Where nothing may be kept, the page works and only forgets. */
export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // As above.
    }
  },
}

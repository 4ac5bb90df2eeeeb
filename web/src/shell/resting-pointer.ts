/**
 * A click is for what one saw when the hand came to rest. The second click of a double click is not for the question that has
 * taken the place of the first; and what has just appeared below a resting pointer is not pressed by it.
 */

/** So long somebody needs to see that something else stands there now, in milliseconds. */
const GRACE = 400

export class RestingPointer {
  private clicked = ''
  /** What the button below the pointer said when it last moved or clicked. */
  private saw: string | null = null
  private moved = true
  private since = 0

  /** Another question stands there now. */
  asked(now: number): void {
    this.moved = false
    this.since = now
  }

  /** The pointer has moved onto that button, or onto none. */
  rests(button: string | null): void {
    this.moved = true
    this.saw = button
  }

  /** Whether a click on a button is meant for it; *nth* counts clicks that follow each other quickly. */
  means(button: string | null, question: string, nth: number, now: number): boolean {
    if (nth >= 2 && this.clicked !== question) return false
    const surprised = button !== null && !this.moved && button !== this.saw && now - this.since < GRACE
    if (nth < 2) this.clicked = question
    if (!surprised) this.saw = button
    return !surprised
  }
}

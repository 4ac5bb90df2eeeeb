/**
 * A click is for what one saw when the hand came to rest. The second click of a double click is not for the question that has
 * taken the place of the first; and what has just appeared below a resting pointer is not pressed by it.
 */

/** So long somebody needs to see that something else stands there now, in milliseconds. */
const GRACE = 400
/** So far a hand strays between the two clicks of a double click, in pixels. */
const STRAY = 8

/** Whatever answers when it is pressed. */
const ANSWERS = '.choices button, .orders button, .foot button, .place-card .primary, .hand .primary'

const answerAt = ({ target }: Event): string | null => (target as Element).closest(ANSWERS)?.textContent ?? null

export class RestingPointer {
  private clicked = ''
  /** When and where the map was pressed last, and what was asked then. */
  private pressed = { time: -Infinity, at: { x: 0, y: 0 }, question: '' }
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

  /**
   * Whether a click on a button that answers is meant for it (null: on anything else); *nth* counts quick clicks. Who has
   * touched something else since the question came has seen it: a finger does not move before it touches.
   */
  means(button: string | null, question: string, nth: number, now: number): boolean {
    if (button !== null && nth >= 2 && this.clicked !== question) return false
    if (button === null && nth < 2) this.moved = true
    const surprised = button !== null && !this.moved && button !== this.saw && now - this.since < GRACE
    if (nth < 2) this.clicked = question
    if (!surprised) this.saw = button
    return !surprised
  }

  /** Whether the map is pressed for this question: once more at the same spot, shortly after the press that brought it, is not. */
  presses(question: string, at: { x: number; y: number }, now: number): boolean {
    const last = this.pressed
    const twice = now - last.time < GRACE && Math.hypot(at.x - last.at.x, at.y - last.at.y) < STRAY
    this.pressed = { time: now, at, question: twice ? last.question : question }
    return this.pressed.question === question
  }
  moves(event: PointerEvent): void {
    this.rests(answerAt(event))
  }

  /** Lets a click through that is meant; by keyboard all of them are. */
  clicks(event: MouseEvent, question: string): void {
    const byKey = event.detail === 0
    if (byKey || this.means(answerAt(event), question, event.detail, performance.now())) return
    event.preventDefault()
    event.stopPropagation()
  }

  /** The same for the map, which is pressed rather than clicked; what stands beside a place is clicked. */
  pressesMap(event: PointerEvent, question: string): void {
    const target = event.target as Element
    if (!target.closest('.frame') || target.closest('.tools')) return
    const at = { x: event.clientX, y: event.clientY }
    const meant = this.presses(question, at, performance.now())
    if (!meant && !target.closest('.callout')) event.stopPropagation()
  }
}

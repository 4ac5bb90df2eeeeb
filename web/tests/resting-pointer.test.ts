import { describe, expect, it } from 'vitest'
import { RestingPointer } from '../src/shell/resting-pointer'

describe('a resting pointer', () => {
  const resting = (button: string | null) => {
    const pointer = new RestingPointer()
    pointer.rests(button)
    pointer.asked(1000)
    return pointer
  }

  it('does not press what has just appeared below it', () => {
    expect(resting(null).means('Stop', 'Attack', 1, 1100)).toBe(false)
    expect(resting('Draw').means('Stop', 'Attack', 1, 1100)).toBe(false)
  })

  it('presses what says the same as before, again and again', () => {
    const pointer = resting('Attack again')
    expect(pointer.means('Attack again', 'Attack', 1, 1010)).toBe(true)
    pointer.asked(1020)
    expect(pointer.means('Attack again', 'Attack', 1, 1030)).toBe(true)
  })

  it('presses whatever it has moved upon, or has rested upon for a while', () => {
    const pointer = resting(null)
    expect(pointer.means('Stop', 'Attack', 1, 1500)).toBe(true)
    pointer.asked(2000)
    pointer.rests('Move')
    expect(pointer.means('Move', 'Walk', 1, 2010)).toBe(true)
  })

  it('presses at once what a finger chose by touching something else first, as a card in the hand', () => {
    const pointer = resting(null)
    expect(pointer.means(null, 'Cards', 1, 1050)).toBe(true)
    expect(pointer.means('Play', 'Cards', 1, 1100)).toBe(true)
    pointer.asked(1200)
    expect(pointer.means('Stop', 'Attack', 1, 1250)).toBe(false)
  })

  it('does not answer the next question with the second click of a double click', () => {
    const pointer = resting('Stop')
    expect(pointer.means('Stop', 'Attack', 1, 1500)).toBe(true)
    expect(pointer.means('Stop', 'Walk', 2, 1600)).toBe(false)
    expect(pointer.means('Stop', 'Walk', 1, 1700)).toBe(true)
    expect(pointer.means('Stop', 'Walk', 2, 1800)).toBe(true)
  })

  it('may press quickly what answers nothing, whatever is asked meanwhile', () => {
    const pointer = resting('›')
    expect(pointer.means(null, 'Attack', 1, 1500)).toBe(true)
    expect(pointer.means(null, 'Walk', 2, 1600)).toBe(true)
  })

  it('does not press the map for the next question with the second click of a double click', () => {
    const pointer = resting(null)
    const [here, there] = [
      { x: 40, y: 40 },
      { x: 90, y: 40 },
    ]
    expect(pointer.presses('Deploy', here, 1000)).toBe(true)
    expect(pointer.presses('Deploy', here, 1100)).toBe(true)
    expect(pointer.presses('Attack', here, 1200)).toBe(false)
    expect(pointer.presses('Attack', here, 1300)).toBe(false)
    expect(pointer.presses('Attack', here, 1800)).toBe(true)
    expect(pointer.presses('Walk', there, 1900)).toBe(true)
  })

  it('leaves the map alone', () => {
    expect(resting(null).means(null, 'Attack', 1, 1010)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { roofDrawing } from '../../../src/pages/home/roof/roofDrawing.ts'
import { roofParts } from '../../../src/pages/home/roof/roofParts.ts'

const { parts, width, height } = roofDrawing

describe('the drawing of the roof', () => {
  it('has every part as a face that can be pressed', () => {
    for (const part of roofParts) expect(parts[part].faces).not.toBe('')
  })

  it('has its numbers inside it, and far enough apart for a finger on a phone', () => {
    const marks = roofParts.map((part) => parts[part].mark)
    for (const [i, [x, y]] of marks.entries()) {
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true)
      for (const [otherX, otherY] of marks.slice(i + 1)) {
        // 24 px if the drawing is 288 px wide, as it is on a screen of 320 px.
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan((24 * width) / 288)
      }
    }
  })
})

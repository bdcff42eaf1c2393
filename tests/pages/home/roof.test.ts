import { describe, expect, it } from 'vitest'
import { drawRoof, SIZE } from '../../../src/pages/home/roof/drawRoof.ts'
import { roofParts } from '../../../src/pages/home/roof/roofParts.ts'

const { parts, frame, leaders } = drawRoof()

describe('the drawing of the roof', () => {
  it('is inside its frame', () => {
    const drawn = roofParts.flatMap((part) => [...parts[part].faces, ...parts[part].lines])
    for (const { points } of [...drawn, ...frame, ...leaders]) {
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(SIZE.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(SIZE.height)
      }
    }
  })

  it('has every part as a face that can be pressed', () => {
    for (const part of roofParts) {
      expect(parts[part].faces.length).toBeGreaterThan(0)
      for (const { points } of parts[part].faces) expect(points.at(0)).toEqual(points.at(-1))
    }
  })

  it('has its numbers far enough apart for a finger on a phone', () => {
    const marks = roofParts.map((part) => parts[part].mark)
    for (const [i, [x, y]] of marks.entries()) {
      for (const [otherX, otherY] of marks.slice(i + 1)) {
        // 24 px if the drawing is 288 px wide, as it is on a screen of 320 px.
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan((24 * SIZE.width) / 288)
      }
    }
  })
})

import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerRoof, unknownSheet } from '../../src/roof/answerRoof.ts'
import { RoofDrawing } from '../../src/roof/RoofDrawing.tsx'
import { words } from './sheet.ts'

/** The numbers of a path. */
function numbersOf(path: Element | null): number[] {
  return (path?.getAttribute('d')?.match(/-?[\d.]+/g) ?? []).map(Number)
}

describe('the drawing of a roof', () => {
  it.each([
    ['1', '2'],
    ['2', '2'],
    ['2', '5'],
    ['2', '15'],
    ['2', '30'],
    ['2', '45'],
    ['2', '75'],
  ])('of %s slopes pitched %s degrees marks the pitch as far as the roof', (slopes, pitch) => {
    const typed = { eave: '30', span: '12', by: 'pitch', slopes, pitch }
    const { container } = render(
      <RoofDrawing roofAnswer={answerRoof(typed, unknownSheet, words)} words={words} />,
    )
    const arc = [...container.querySelectorAll('path')].find((path) => numbersOf(path).length === 9)
    const [endX = 0, endY = 0] = numbersOf(arc ?? null).slice(-2)
    // The front corners of the roof: the ridge and the eave.
    const sheet = container.querySelectorAll('path')[2] ?? null
    const [ridgeX = 0, ridgeY = 0, eaveX = 0, eaveY = 0] = numbersOf(sheet)
    const roofY = eaveY + ((endX - eaveX) * (ridgeY - eaveY)) / (ridgeX - eaveX)
    expect(endY).toBeCloseTo(roofY, 3)
    expect(endX).toBeLessThan(eaveX)
  })
})

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
      <RoofDrawing calculation={answerRoof(typed, unknownSheet, words)} words={words} />,
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

  /** The drawn lines, by the text of their label, with the label's position; and the corners of the roof. */
  function drawn(typed: Parameters<typeof answerRoof>[0]) {
    const { container } = render(
      <RoofDrawing calculation={answerRoof(typed, unknownSheet, words)} words={words} />,
    )
    const lines = [...container.querySelectorAll('g')].map((group) => {
      const label = group.querySelector('text')
      const at = ['x', 'y'].map((name) => Number(label?.getAttribute(name)))
      return [
        label?.textContent ?? '',
        { at, ends: numbersOf(group.querySelector('path')) },
      ] as const
    })
    const [front, wall, roof] = container.querySelectorAll('path')
    return {
      lines: Object.fromEntries(lines),
      front: numbersOf(front ?? null),
      wall: numbersOf(wall ?? null),
      roof: numbersOf(roof ?? null),
    }
  }

  /** The distance between two points, whole. */
  const between = ([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]) => [
    Math.round(bx - ax),
    Math.round(by - ay),
  ]

  it.each([
    ['a deep one', { eave: '40', span: '10', pitch: '18' }],
    ['a shallow one', { eave: '6', span: '12', pitch: '18' }],
    ['a steep one', { eave: '20', span: '12', pitch: '45' }],
    ['one of one slope', { eave: '20', span: '12', pitch: '18', slopes: '1' }],
  ])('of %s has its lines beside the building, and labels at the middle of them', (_, typed) => {
    const { eave, slope, span } = words.roofCalculator.drawing
    const { lines, wall, roof } = drawn({ by: 'pitch', slopes: '2', ...typed })
    const labels = [eave, slope, span].map((name) => {
      const { at = [], ends: [ax = 0, ay = 0, bx = 0, by = 0] = [] } = lines[name] ?? {}
      return between([(ax + bx) / 2, (ay + by) / 2], at)
    })
    expect(labels).toEqual([
      [9, 14],
      [9, -22],
      [0, 17],
    ])
    expect(between(wall.slice(0, 2), lines[eave]?.ends ?? [])).toEqual([5, 8])
    expect(between(roof.slice(4, 6), lines[slope]?.ends ?? [])).toEqual([7, -4])
  })

  it('of two different sides has its ridge above the wider one, and the numbers of both', () => {
    const sides = { run1: '3', run2: '9', pitch1: '30', pitch2: '10' }
    const typed = { eave: '20', unit: 'm', by: 'pitch', slopes: 'different', ...sides }
    const { front } = drawn(typed)
    const [ridgeX = 0, ridgeY = 0, leftX = 0, leftY = 0] = front
    const [rightX = 0, rightY = 0] = front.slice(-2)
    expect((ridgeX - leftX) / (rightX - leftX)).toBeCloseTo(3 / 12)
    // 3 × tan 30° = 1.73; 9 × tan 10° = 1.59
    expect((rightY - ridgeY) / (leftY - ridgeY)).toBeCloseTo(1.587 / 1.732, 2)
    const { container } = render(
      <RoofDrawing calculation={answerRoof(typed, unknownSheet, words)} words={words} />,
    )
    expect(container.querySelector('svg')).toHaveTextContent(/1.*2/)
  })

  it('is hidden from screen readers, which read its measures in the fields', () => {
    const typed = { eave: '30', span: '12', by: 'pitch', slopes: '2', pitch: '18' }
    const calculation = answerRoof(typed, unknownSheet, words)
    const { container } = render(<RoofDrawing calculation={calculation} words={words} />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  })
})

import { act, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import {
  destroyIntersectionMocking,
  mockIsIntersecting,
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import styles from '../../../src/ui/motion/Slide.module.css'
import { Slide } from '../../../src/ui/motion/Slide.tsx'
import { interact } from '../../helpers/interact.ts'

const { away, left, right } = styles

function section(): HTMLElement {
  return screen.getByText('Words').closest('section') ?? document.body
}

async function renderAndInteract(section: ReactElement): Promise<void> {
  render(section)
  await interact()
}

describe('a section that slides in', () => {
  beforeEach(() => setupIntersectionMocking(vi.fn))
  afterEach(() => {
    resetIntersectionMocking()
    destroyIntersectionMocking()
  })

  it.each([
    ['left', left],
    ['right', right],
  ] as const)(
    'waits at the %s once it is out of view, and comes in each time',
    async (from, place) => {
      await renderAndInteract(<Slide from={from}>Words</Slide>)
      expect(section()).not.toHaveClass(String(away))
      for (let turn = 0; turn < 3; turn += 1) {
        act(() => mockIsIntersecting(section(), false))
        expect(section()).toHaveClass(String(away), String(place))
        act(() => mockIsIntersecting(section(), true))
        expect(section()).not.toHaveClass(String(away))
      }
    },
  )

  it('does not move where it is in view at hydration', async () => {
    await renderAndInteract(<Slide from="left">Words</Slide>)
    const before = section().className
    act(() => mockIsIntersecting(section(), true))
    expect(section().className).toBe(before)
  })

  it('waits nowhere until the visitor interacts', async () => {
    render(<Slide from="left">Words</Slide>)
    expect(() => mockIsIntersecting(section(), false)).toThrow()
    expect(section()).not.toHaveClass(String(away))
    await interact()
    act(() => mockIsIntersecting(section(), false))
    expect(section()).toHaveClass(String(away))
  })

  it('comes in with its first pixels, however tall it is', async () => {
    await renderAndInteract(<Slide from="left">Words</Slide>)
    act(() => mockIsIntersecting(section(), 0.001))
    expect(section()).not.toHaveClass(String(away))
  })
})

describe('nothing is hidden', () => {
  it('in the page that the server sends', () => {
    const html = renderToString(<Slide from="left">Words</Slide>)
    expect(html).not.toContain(String(away))
  })

  it('in a browser without an intersection observer', async () => {
    vi.stubGlobal('IntersectionObserver', undefined)
    await renderAndInteract(<Slide from="left">Words</Slide>)
    expect(section()).not.toHaveClass(String(away))
  })
})

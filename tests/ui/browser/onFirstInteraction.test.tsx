import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '../../../src/ui/browser/afterPaint.ts'

let onFirstInteraction: (run: () => void) => () => void

const painted = () => new Promise<void>((resolve) => afterPaint(resolve))

// A fresh module, as in a document that has just been opened.
beforeEach(async () => {
  vi.resetModules()
  const module = await import('../../../src/ui/browser/onFirstInteraction.ts')
  onFirstInteraction = module.onFirstInteraction
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a function that waits for the first interaction', () => {
  const events = ['scroll', 'pointermove', 'click', 'keydown']

  it.each(events)('runs once, after the paint that follows the first %s', async (type) => {
    const run = vi.fn()
    onFirstInteraction(run)
    fireEvent(window, new Event(type))
    fireEvent(window, new Event(type))
    expect(run).not.toHaveBeenCalled()
    await painted()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not run if it stops waiting, also between the interaction and the paint', async () => {
    const [before, between] = [vi.fn(), vi.fn()]
    onFirstInteraction(before)()
    const stop = onFirstInteraction(between)
    fireEvent(window, new Event('click'))
    stop()
    await painted()
    expect(before).not.toHaveBeenCalled()
    expect(between).not.toHaveBeenCalled()
  })

  it('runs at once if there was an interaction before', () => {
    onFirstInteraction(() => {})
    fireEvent(window, new Event('click'))
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('runs at once if the page was scrolled before', () => {
    vi.stubGlobal('scrollY', 500)
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).toHaveBeenCalledTimes(1)
    fireEvent(window, new Event('scroll'))
    expect(run).toHaveBeenCalledTimes(1)
  })
})

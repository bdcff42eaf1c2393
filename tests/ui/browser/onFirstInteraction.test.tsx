import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let onFirstInteraction: (run: () => void) => () => void

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
  it.each(['scroll', 'pointermove', 'click', 'keydown'])('runs once, at the first %s', (type) => {
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).not.toHaveBeenCalled()
    fireEvent(window, new Event(type))
    fireEvent(window, new Event(type))
    expect(run).toHaveBeenCalledTimes(1)
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

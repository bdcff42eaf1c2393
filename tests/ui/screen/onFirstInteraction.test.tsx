import { fireEvent } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { onFirstInteraction } from '../../../src/ui/screen/onFirstInteraction.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what waits for the first interaction', () => {
  it.each(['scroll', 'pointermove', 'click', 'keydown'])('runs once, at the first %s', (sign) => {
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).not.toHaveBeenCalled()
    fireEvent(window, new Event(sign))
    fireEvent(window, new Event(sign))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('runs at once where the page was scrolled before', () => {
    vi.stubGlobal('scrollY', 500)
    const run = vi.fn()
    onFirstInteraction(run)
    expect(run).toHaveBeenCalledTimes(1)
    fireEvent(window, new Event('scroll'))
    expect(run).toHaveBeenCalledTimes(1)
  })
})

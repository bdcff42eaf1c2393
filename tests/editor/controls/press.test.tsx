import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { whenReleased } from '../../../src/editor/controls/press.ts'

it('a change that waits for the end of a press is made although another one fails', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const fault = new Error('This one fails.')
  const made: string[] = []
  fireEvent.pointerDown(document.body)
  whenReleased(() => made.push('first'))
  whenReleased(() => {
    throw fault
  })
  whenReleased(() => made.push('last'))
  expect(made).toEqual([])
  fireEvent.pointerUp(document.body)
  expect(made).toEqual(['first', 'last'])
  expect(report.mock.calls).toEqual([[fault]])
})

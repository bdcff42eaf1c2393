import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import {
  resetIntersectionMocking,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { server } from './helpers/server.ts'

// A busy machine takes its time.
configure({ asyncUtilTimeout: 20_000 })

// A wide screen without a mouse: no media query of the site is true of it.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
// jsdom has no layout to scroll.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// With no endpoint set the site makes no request: any that a test has not announced fails it.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

// An error on the console is a fault that a visitor's console would show too.
beforeEach(() => {
  setupIntersectionMocking(vi.fn)
  vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  resetIntersectionMocking()
  const said = [...vi.mocked(console.error).mock.calls]
  // First: what one test has said, the next has not.
  vi.restoreAllMocks()
  expect(said, 'errors on the console').toEqual([])
})

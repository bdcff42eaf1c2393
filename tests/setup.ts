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
// No style sheet is loaded in these tests: a style follows from the tags and attributes of an element and
// its parent. jsdom computes it anew at each query and press, which is half of what a test takes.
const computed = window.getComputedStyle.bind(window)
const styles = new Map<string, CSSStyleDeclaration>()
window.getComputedStyle = (element, pseudo) => {
  const tags = [element, element.parentElement].map((one) => one?.cloneNode(false))
  const key = tags.map((one) => (one instanceof Element ? one.outerHTML : '')).join('') + pseudo
  const known = styles.get(key) ?? computed(element, pseudo)
  styles.set(key, known)
  return known
}
// The next file may have other style sheets.
afterAll(() => {
  window.getComputedStyle = computed
})
// jsdom has no layout to scroll.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// With no endpoint set the site makes no request: any that a test has not announced fails it.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

// Test files share a page, so each one starts with an empty storage and the address `/`.
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

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

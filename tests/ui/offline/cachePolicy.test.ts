import { describe, expect, it } from 'vitest'
import {
  entriesToEvict,
  isExpectedType,
  isOfSameBuild,
  resourcesOf,
} from '../../../src/ui/offline/worker/cachePolicy.ts'

const page =
  '<div id="root" data-path="/" data-build="one" data-stamp="two"></div><script data-files="/assets/main-1.js /data/layout.json"></script>'

describe('the resources of a page', () => {
  it('are the files that it fetches, with the build in the keys of data', () => {
    expect(resourcesOf(page)?.map(({ key }) => key)).toEqual([
      '/assets/main-1.js',
      '/data/layout.json?one',
    ])
  })

  it.each(['<h1>Sign in</h1>', page.replace('data-files', 'src'), page.replace('one', '')])(
    'are not read from HTML that is not a page of the site: %s',
    (html) => expect(resourcesOf(html)?.length ?? 0).toBeLessThanOrEqual(2),
  )

  it.each([
    [{ build: 'one' }, true],
    [{ build: 'one', stamp: 'two' }, true],
    [{ build: 'two', stamp: 'two' }, false],
    [{ build: 'one', stamp: 'three' }, false],
    [{}, false],
  ])('include data of the same build only: %o, %s', (data, expected) => {
    expect(isOfSameBuild(page, data)).toBe(expected)
  })
})

describe('a response is cached', () => {
  it.each([
    ['/assets/main-1.js', 'text/javascript', 200, true],
    ['/assets/main-1.js', 'text/html', 200, false],
    ['/assets/main-1.js', '', 200, false],
    ['/assets/main-1.js', 'text/javascript', 404, false],
    ['/assets/main-1.js', 'text/javascript', 206, false],
    ['/assets/main-1.css', 'text/css; charset=utf-8', 200, true],
    ['/assets/main-1.css', 'text/html', 200, false],
    ['/assets/archivo-1.woff2', 'font/woff2', 200, true],
    ['/assets/archivo-1.woff2', 'text/html', 200, false],
    ['/pictures/sheet-480.avif', 'image/avif', 200, true],
    ['/pictures/sheet-480.avif', 'text/html', 200, false],
    ['/data/layout.json', 'application/json', 200, true],
    ['/data/layout.json', 'text/html', 200, false],
    ['/About', 'text/html; charset=utf-8', 200, true],
    ['/About', 'text/html', 404, false],
    ['/About', 'application/json', 200, false],
  ])('%s of type "%s" with status %d: %s', (path, type, status, expected) => {
    expect(
      isExpectedType(path, new Response('', { status, headers: { 'content-type': type } })),
    ).toBe(expected)
  })
})

describe('eviction', () => {
  const entries = ['a', 'b', 'c', 'd'].map((key) => ({ key, bytes: 10 }))
  const wide = { count: 100, bytes: 1000 }

  it.each([
    ['nothing within the limits', wide, [], []],
    ['nothing at the limits', { count: 4, bytes: 40 }, [], []],
    ['the oldest entries if there are too many', { ...wide, count: 2 }, [], ['a', 'b']],
    ['the oldest entries if they are too large', { ...wide, bytes: 25 }, [], ['a', 'b']],
    ['the oldest entry that is not needed', { ...wide, count: 3 }, ['a'], ['b']],
    ['no entry that is needed', { count: 0, bytes: 0 }, ['a', 'b', 'c', 'd'], []],
  ])('removes %s', (_, limits, needed, evicted) => {
    expect(entriesToEvict(entries, new Set(needed), limits)).toEqual(evicted)
  })
})

import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { bootScript } from '../../src/site/boot.ts'

it.each([
  ['a page that was not covered', null, []],
  ['a page whose covers were closed', { covers: 0 }, []],
  ['a covered page', { covers: 1 }, [[-1]]],
  ['a page with two covers', { covers: 2 }, [[-2]]],
])('a reload leaves the entries of all covers at once: %s', (_, state, moves) => {
  const history = { state, go: vi.fn() }
  const location = { pathname: '/About' }
  runInNewContext(`self = globalThis;${bootScript}`, {
    CSSLayerBlockRule: class {},
    history,
    location,
    addEventListener: () => {},
    requestAnimationFrame: () => {},
  })
  expect(history.go.mock.calls).toEqual(moves)
})

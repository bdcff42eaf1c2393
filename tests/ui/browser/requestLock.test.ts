import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requestLock } from '../../../src/ui/browser/requestLock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Answers after some milliseconds. */
function later<T>(ms: number, result: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(result), ms))
}

describe('a lock', () => {
  /** Stubs the Web Locks of the browser. */
  function stubLocks(locks: object | undefined): void {
    vi.stubGlobal('navigator', { locks })
  }
  type Work = (lock: object | null) => Promise<unknown> | undefined

  it.each<[string, object | undefined]>([
    ['has none', undefined],
    [
      'throws',
      {
        request: () => {
          throw new DOMException('', 'SecurityError')
        },
      },
    ],
    ['refuses', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
    ['does not answer', { request: () => new Promise(() => {}) }],
  ])('cannot be had if the browser %s', async (_, locks) => {
    stubLocks(locks)
    const waiting = requestLock('a').then(
      () => 'held',
      () => 'no answer',
    )
    await vi.advanceTimersByTimeAsync(5000)
    expect(await waiting).toBe('no answer')
  })

  it('of another tab is not held', async () => {
    stubLocks({ request: async (_: string, __: object, work: Work) => work(null) })
    expect(await requestLock('a')).toBeUndefined()
  })

  it('is held until it is released', async () => {
    let isHeld = false
    stubLocks({
      request: async (_: string, __: object, work: Work) => {
        isHeld = true
        await work({})
        isHeld = false
      },
    })
    const release = await requestLock('a')
    expect(isHeld).toBe(true)
    await release?.()
    expect(isHeld).toBe(false)
  })

  it('that comes too late is given back at once', async () => {
    let isHeld = false
    stubLocks({
      request: async (_: string, __: object, work: Work) => {
        await later(10_000, undefined)
        isHeld = true
        await work({})
        isHeld = false
      },
    })
    const waiting = requestLock('a').catch(() => 'no answer')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await waiting).toBe('no answer')
    expect(isHeld).toBe(false)
  })
})

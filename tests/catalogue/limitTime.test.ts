import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitTime } from '../../src/catalogue/limitTime.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers after some milliseconds. */
function later<T>(ms: number, result: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(result), ms))
}

describe('a limited wait', () => {
  it.each([
    ['an answer at once', () => Promise.resolve('answer'), 'answer'],
    ['an answer in time', () => later(900, 'answer'), 'answer'],
    ['an answer too late', () => later(1100, 'answer'), 'No answer'],
    ['no answer at all', () => new Promise(() => {}), 'No answer'],
    ['a refusal', () => Promise.reject(new Error('forbidden')), 'forbidden'],
  ])('ends with %s', async (_, ask, expected) => {
    const waiting = limitTime(ask(), 1000).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(2000)
    expect(await waiting).toBe(expected)
    expect(vi.getTimerCount()).toBe(0)
  })
})

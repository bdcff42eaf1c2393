import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { MODULE_LIMIT, useLazyModule } from '../../../src/ui/browser/useLazyModule.ts'

afterEach(() => void vi.useRealTimers())

it('code that does not arrive is given up after a while, so that the fallback is used', async () => {
  vi.useFakeTimers()
  const never = () => new Promise<object>(() => {})
  const { result } = renderHook(() => useLazyModule(never))
  const failed = expect(result.current.load()).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(MODULE_LIMIT)
  await failed
})

it('code that arrives is there until it is closed', async () => {
  const code = { name: 'code' }
  const load = async () => code
  const { result } = renderHook(() => useLazyModule(load))
  expect(result.current.module).toBeUndefined()
  await act(async () => void (await result.current.load()))
  expect(result.current.module).toBe(code)
  act(() => result.current.close())
  expect(result.current.module).toBeUndefined()
})

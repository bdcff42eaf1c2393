import { afterAll, vi } from 'vitest'

// Test files share a process: none leaves something replaced to the next one.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

import { afterAll, vi } from 'vitest'

// The files of a project run one after another in the same processes, so that React, jsdom and Zod are
// loaded once. Each file loads the code of the site anew, and leaves nothing replaced to the next one.
if (process.env.KEEP_MODULES === undefined) vi.resetModules()
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

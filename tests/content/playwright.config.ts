import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser/findBrowser.ts'
import { MOST_FAULTS } from './reporter.ts'

const launchOptions = await findBrowser()

/** The pages of the live catalogue, and one journey for each kind of page, in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/content-tests',
  fullyParallel: true,
  workers: 2,
  timeout: 40_000,
  // A fault of every page is clear after a few, and must not outlast the job.
  maxFailures: MOST_FAULTS,
  expect: { timeout: 15_000 },
  reporter: [['./reporter.ts']],
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions,
        reuseContext: true,
      },
    },
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  },
})

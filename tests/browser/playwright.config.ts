import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../src/cli/browser.ts'

const { executable, args } = await findBrowser()

/** The tests of the built site (`SITE_DIST`, or `dist/`) in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: executable, args },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
  },
})

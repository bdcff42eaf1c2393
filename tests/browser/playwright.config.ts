import { defineConfig } from '@playwright/test'
import { findBrowser } from './findBrowser.ts'

const { executable, args } = await findBrowser()

/** What these leave behind in a tab, or do to it, no other test should meet. */
const storing =
  /(badInput|banner|endurance|faults|handOver|keeping|newBuild|offline|sending)\.spec\.ts/

/** The tests of the built site (`SITE_DIST`, or `dist/`) in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  // An edit is not kept from going live by a driver that missed its moment once; the report says "flaky".
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  // A busy machine is given its time: what is well never waits for it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'storing', testMatch: storing },
    // A new tab costs a new process, and that more than most tests: those that only read share one.
    // Playwright clears its storage, cache, routes and clock in between.
    { name: 'reading', testIgnore: storing, use: { reuseContext: true } },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: executable, args },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // What a worker asks for, no test could answer in the server's place; its own tests let it run.
    serviceWorkers: 'block',
  },
})

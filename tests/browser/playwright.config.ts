import { existsSync } from 'node:fs'
import { defineConfig, firefox, webkit } from '@playwright/test'
import { findBrowser } from './findBrowser.ts'

const launchOptions = await findBrowser()
const chromium = {
  browserName: 'chromium',
  launchOptions,
} as const

/** Tests that store or change something in a tab that other tests must not find. */
const storing =
  /(badInput|editOnSite|endurance|faults|handOver|inbox\w*|newBuild|offline|unsentEnquiries|sending)\.spec\.ts/

/** Playwright sees a service worker's requests in Chromium only. The editor is for Chromium alone. */
const chromiumFiles = /(inbox\w*|newBuild|offline|edit\w*)\.spec\.ts/

/** Without a screen, Firefox assumes that there is no mouse. */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

const others = [
  { name: 'firefox', type: firefox, launchOptions: { firefoxUserPrefs: mouse } },
  { name: 'webkit', type: webkit, launchOptions: {} },
] as const
const installed = others.filter(({ type }) => existsSync(type.executablePath()))
if (installed.length < others.length && process.env.TEST_WORKER_INDEX === undefined) {
  process.stderr.write(
    'Other browsers than Chromium are tried once they are installed: npx playwright install --with-deps firefox webkit\n',
  )
}

/** The tests of the built site in real browsers; it is built from the frozen catalogue before them. */
export default defineConfig({
  testDir: '.',
  globalSetup: '../helpers/buildTestSite.ts',
  outputDir: '../../node_modules/.cache/browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  // Long enough for a busy machine: a test that passes never waits this long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'chromium-storing', testMatch: storing, use: chromium },
    // A new tab needs a new process, which takes longer than most tests, so tests that only read share a tab.
    // Playwright clears its storage, cache, routes and clock in between.
    { name: 'chromium', testIgnore: storing, use: { ...chromium, reuseContext: true } },
    ...installed.map(({ name, launchOptions }) => ({
      name,
      testIgnore: chromiumFiles,
      // Tests that need the DevTools protocol, a printer, or a phone's screen.
      grepInvert: /@chromium/,
      use: { browserName: name, launchOptions },
    })),
  ],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    // A test cannot intercept the requests of a worker. The tests of the worker allow it.
    serviceWorkers: 'block',
  },
})

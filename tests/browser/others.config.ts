import { defineConfig } from '@playwright/test'

/** What cannot be had without a script. */
const scriptless = /(aliases|figures|noScript)\.spec\.ts/
/** What moves. */
const moving = /slide in|view transition/

const firefox = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
const still = { ...firefox, 'ui.prefersReducedMotion': 1 }

function launched(
  browser: 'firefox' | 'webkit',
  options: { args?: string[]; firefoxUserPrefs?: Record<string, number | boolean> },
) {
  return {
    launchOptions: { executablePath: `${import.meta.dirname}/bidi/${browser}.ts`, ...options },
  }
}

export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/other-browser-tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    {
      name: 'firefox',
      testIgnore: scriptless,
      grepInvert: moving,
      use: launched('firefox', { firefoxUserPrefs: still }),
    },
    {
      name: 'firefox without scripts',
      testMatch: scriptless,
      use: launched('firefox', { firefoxUserPrefs: { ...still, 'javascript.enabled': false } }),
    },
    {
      name: 'firefox in motion',
      grep: moving,
      use: launched('firefox', { firefoxUserPrefs: firefox }),
    },
    {
      name: 'webkit',
      testIgnore: scriptless,
      grepInvert: moving,
      use: launched('webkit', { args: ['--less-motion'] }),
    },
    {
      name: 'webkit without scripts',
      testMatch: scriptless,
      use: launched('webkit', { args: ['--less-motion', '--enable-javascript-markup=false'] }),
    },
    { name: 'webkit in motion', grep: moving, use: launched('webkit', {}) },
  ],
})

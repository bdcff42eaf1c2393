import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { missingPackages } from './bidi/programs.ts'

const missing = missingPackages()
if (missing.length > 0) {
  process.stderr.write(`What these tests need is not here: apt-get install ${missing.join(' ')}\n`)
  process.exit(1)
}

/** Those that ask for a browser without scripts; the others ask for one with them. */
const scriptless = /(aliases|figures|noScript)\.spec\.ts/

/** Those in which something moves; the others measure places, and want it still. */
const moving = /slide in each time|a view transition (?!.*less motion)/

/** What a browser's driver, or what Playwright makes of it, cannot do: tests by parts of their names. */
const inChromiumOnly = [
  'under a finger', // touching
  'opened in a new tab',
  'prints as one or two A4 pages',
  'a slow line',
  '500 pages in one tab', // asking for memory
  'that accepts, the contact form is sent, once', // reading what was posted
]
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
const browsers = {
  firefox: {
    inMotion: { firefoxUserPrefs: mouse },
    still: { firefoxUserPrefs: { ...mouse, 'ui.prefersReducedMotion': 1 } },
    without: [
      ...inChromiumOnly,
      'refuses no bad text|takes bad text in every field', // filling an e-mail field anew
      'holds everything, keeps the focus', // Tab goes on to Firefox's own bar, Escape is the page's again
    ],
  },
  webkit: {
    inMotion: {},
    still: { args: ['--less-motion'] },
    without: [
      ...inChromiumOnly,
      'two tabs',
      'a map service out of reach', // seeing more than the host of what is asked for over TLS
      'waits for the next page where it would move', // measuring past what the test has replaced
    ],
  },
}

/** The tests of the built site (`SITE_DIST`, or `dist/`) in the Firefox and WebKitGTK of this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browsers-tests',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // By this name Playwright starts a browser that speaks WebDriver BiDi.
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
  },
  projects: Object.entries(browsers).flatMap(([name, { inMotion, still, without }]) => {
    const launch = (options: object) => ({
      launchOptions: {
        executablePath: path.join(import.meta.dirname, `bidi/${name}.ts`),
        ...options,
      },
    })
    const beside = new RegExp(without.join('|'))
    return [
      { name, testIgnore: scriptless, grepInvert: [moving, beside], use: launch(still) },
      { name: `${name} in motion`, grep: moving, use: launch(inMotion) },
      {
        name: `${name} without scripts`,
        testMatch: scriptless,
        use: { ...launch(still), scripts: false },
      },
    ]
  }),
})

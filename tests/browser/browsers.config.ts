import { defineConfig } from '@playwright/test'
import { missingPackages } from './bidi/programs.ts'

const missing = missingPackages()
if (missing.length > 0) {
  process.stderr.write(`Not installed here: apt-get install ${missing.join(' ')}\n`)
  process.exit(1)
}

/** Those that ask for a browser without scripts; the others ask for one with them. */
const scriptless = /(aliases|figures|noScript)\.spec\.ts/

/** Those in which something moves; the others measure places, and want it still. */
const moving = /slide in each time|a view transition/

/** What Playwright can do in Chromium alone. */
const chromiumOnly = new RegExp(
  [
    'under a finger', // touches
    '500 pages in one tab', // the memory of a tab
    'a slow line', // the speed of the line
    'prints as one or two A4 pages',
    'opened in a new tab',
    'that accepts, the contact form is sent', // what was posted
  ].join('|'),
)

const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }
const browsers = {
  firefox: {
    moving: { firefoxUserPrefs: mouse },
    still: { firefoxUserPrefs: { ...mouse, 'ui.prefersReducedMotion': 1 } },
    cannot: [chromiumOnly],
  },
  webkit: {
    moving: {},
    still: { args: ['--less-motion'] },
    cannot: [chromiumOnly],
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
  projects: Object.entries(browsers).flatMap(([name, { cannot, moving: inMotion, still }]) => {
    const launched = (options: object) => ({
      launchOptions: { executablePath: `${import.meta.dirname}/bidi/${name}.ts`, ...options },
    })
    return [
      {
        name,
        testIgnore: scriptless,
        grepInvert: [moving, ...cannot],
        use: launched(still),
      },
      { name: `${name} in motion`, grep: moving, use: launched(inMotion) },
      {
        name: `${name} without scripts`,
        testMatch: scriptless,
        use: { ...launched(still), scripts: false },
      },
    ]
  }),
})

import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { missingPackages } from './bidi/programs.ts'

const missing = missingPackages()
if (missing.length > 0) {
  process.stderr.write(`What these tests need is not here: apt-get install ${missing.join(' ')}\n`)
  process.exit(1)
}

/** Those that ask for a browser without scripts; the others ask for one with them. */
const scriptless = /(aliases|noScript)\.spec\.ts/

/** Those of the worker, whose requests their drivers do not let go wrong. */
const working = /(newBuild|offline)\.spec\.ts/
/** The editor is no page of the built site. */
const editor = /edit\w*\.spec\.ts/

/** Those in which something moves; the others measure places, and want it still. */
const moving = /slide in each time|a view transition (?!.*less motion)/

/** What a browser's driver, or what Playwright makes of it, cannot do in time: tests by parts of their names. */
const inChromiumOnly = [
  'under a finger', // touching
  'opened in a new tab',
  'prints as one', // printing
  'a slow line',
  '500 pages in one tab', // asking for memory
  'that accepts, the contact form is sent, once', // reading what was posted
  'its files lost or wrong in one way each', // ten minutes; a page of each make meets them all
  'it leads to the page that says how to ask', // a test without scripts among others with them
  'it leads to the page that was kept', // the worker
  'it needs no other document', // the worker
]
const prefs = {
  'ui.primaryPointerCapabilities': 6, // a mouse
  'ui.allPointerCapabilities': 6,
  'browser.sessionhistory.max_total_viewers': 0, // Back loads the page anew, or nobody tells of it
}
const browsers = {
  firefox: {
    inMotion: { firefoxUserPrefs: prefs },
    still: { firefoxUserPrefs: { ...prefs, 'ui.prefersReducedMotion': 1 } },
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
      'two tabs|into another browser', // it drives one browser with one tab
      'a map service out of reach', // seeing more than the host of what is asked for over TLS
      'waits for the next page where it would move', // measuring past what the test has replaced
      'nothing of it is left', // Back without the page that was left, form and all
      'without <dialog>', // Safari has it from the floor on
    ],
  },
}

/** The tests of the built site (`SITE_DIST`, or `dist/`) in the Firefox and WebKitGTK of this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../node_modules/.cache/browsers-tests',
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // By this name Playwright starts a browser that speaks WebDriver BiDi.
    browserName: 'firefox',
    channel: 'moz-firefox',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
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
      {
        name,
        testIgnore: [scriptless, working, editor],
        grepInvert: [moving, beside],
        use: launch(still),
      },
      { name: `${name} in motion`, testIgnore: working, grep: moving, use: launch(inMotion) },
      {
        name: `${name} without scripts`,
        testMatch: scriptless,
        use: { ...launch(still), scripts: false },
      },
    ]
  }),
})

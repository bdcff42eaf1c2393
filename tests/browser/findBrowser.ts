import { existsSync } from 'node:fs'
import { Launcher } from 'chrome-launcher'
import { chromium } from 'playwright-core'

/** A browser on this machine, and how it is started: the options of Playwright's `launch`. */
export type BrowserProgram = {
  executablePath: string
  args: string[]
  env: Record<string, string | undefined>
}

/**
 * Chromium sets these two at its start, in one thread while others read the environment. A new variable makes the C
 * library move the environment, so now and then a reader crashes. A variable that is there already is set in its place.
 */
const SET_BY_CHROMIUM = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1' }

/** The path of an installed Chrome or Chromium, if there is one. */
function installed(): string | undefined {
  try {
    return Launcher.getFirstInstallation()
  } catch {
    return undefined
  }
}

/** Makes the browser request nothing but the site under test. The sandbox does not work for root. */
function switches(): string[] {
  const quiet = [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Local addresses alone have an answer: not the map of the contact page.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ]
  return process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet
}

/**
 * Finds a Chromium: the one named in CHROME_PATH, Playwright's own, an installed one, and on Linux
 * the one inside the npm package.
 * @throws an error with an installation hint if there is none
 */
export async function findBrowser(): Promise<BrowserProgram> {
  const named = process.env.CHROME_PATH ?? ''
  if (named !== '' && !existsSync(named)) {
    throw new Error(`CHROME_PATH names ${named}, which is no program that can be started.`)
  }
  const own = chromium.executablePath()
  const found = named || (existsSync(own) ? own : installed())
  const start = { args: switches(), env: { ...SET_BY_CHROMIUM, ...process.env } }
  if (found !== undefined) return { executablePath: found, ...start }
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: packaged } = await import('@sparticuz/chromium')
    // Not with the package's own switches: in a single process, without isolation, the browser does not survive a
    // hundred pages.
    return { executablePath: await packaged.executablePath(), ...start }
  }
  throw new Error(
    'No Chromium was found: install Google Chrome, run "npx playwright install chromium", or set CHROME_PATH.',
  )
}

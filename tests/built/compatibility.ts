import { features } from 'web-features'
import { oldestBrowsers } from '../../src/site/oldestBrowsers.ts'

const oldest: Record<string, number> = {
  ...oldestBrowsers,
  chrome_android: oldestBrowsers.chrome,
  safari_ios: oldestBrowsers.safari,
  firefox_android: oldestBrowsers.firefox,
}

/** Since which version each browser has it. */
type Support = Map<string, string>

function isAtFloor(support: Support): boolean {
  return Object.entries(oldest).every(
    ([browser, version]) =>
      Number.parseFloat(support.get(browser)?.replace('≤', '') ?? '') <= version,
  )
}

function isEverywhereToday(support: Support): boolean {
  return Object.keys(oldestBrowsers).every((browser) => support.has(browser))
}

/** What browsers have, by its key in MDN's data, `css.selectors.has`: is it at the floor? */
const known = new Map<string, boolean>()
/** The same for what is called on a value of any kind, by its name alone. */
const methods = new Map<string, boolean>()

for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [entry, status] of Object.entries(feature.status.by_compat_key ?? {})) {
    const support = new Map(Object.entries(status.support))
    const key = entry.replace(/_static$/, '')
    const atFloor = isAtFloor(support)
    known.set(key, atFloor)
    const [, method] = /^(?:api|javascript\.builtins(?:\.Intl)?)\.\w+\.(\w+)$/.exec(key) ?? []
    // What one browser alone has is used by nobody: it would fail in the tests of the others.
    if (method === undefined || !isEverywhereToday(support)) continue
    methods.set(method, atFloor || methods.get(method) === true)
  }
}

/** Whether this came after the floor; undefined where the data know no such thing. */
export function isLater(key: string): boolean | undefined {
  const atFloor = known.get(key)
  return atFloor === undefined ? undefined : !atFloor
}

/** Whether every method of this name came after the floor. */
export function isLaterMethod(name: string): boolean {
  return methods.get(name) === false
}

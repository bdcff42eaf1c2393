import { features } from 'web-features'
import { oldestBrowsers } from '../../src/site/oldestBrowsers.ts'

const minimumVersions: Record<string, number> = {
  ...oldestBrowsers,
  chrome_android: oldestBrowsers.chrome,
  safari_ios: oldestBrowsers.safari,
  firefox_android: oldestBrowsers.firefox,
}

/** The first version of each browser that supports a feature. */
type Support = Map<string, string>

function isInOldestBrowsers(support: Support): boolean {
  return Object.entries(minimumVersions).every(
    ([browser, version]) =>
      Number.parseFloat(support.get(browser)?.replace('≤', '') ?? '') <= version,
  )
}

function isInCurrentBrowsers(support: Support): boolean {
  return Object.keys(oldestBrowsers).every((browser) => support.has(browser))
}

/** True if the oldest browsers support a feature, by its key in MDN's data, such as `css.selectors.has`. */
const known = new Map<string, boolean>()
/** The same for methods, by name alone, because the type of a value is not known. */
const methods = new Map<string, boolean>()

for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue
  for (const [entry, status] of Object.entries(feature.status.by_compat_key ?? {})) {
    const support = new Map(Object.entries(status.support))
    const key = entry.replace(/_static$/, '')
    const isSupported = isInOldestBrowsers(support)
    known.set(key, isSupported)
    const [, method] = /^(?:api|javascript\.builtins(?:\.Intl)?)\.\w+\.(\w+)$/.exec(key) ?? []
    // A feature that only some browsers have cannot be in use: it would fail in the tests of the others.
    if (method === undefined || !isInCurrentBrowsers(support)) continue
    methods.set(method, isSupported || methods.get(method) === true)
  }
}

/** True if the oldest browsers lack a feature; undefined if the data do not contain it. */
export function isUnsupported(key: string): boolean | undefined {
  const isSupported = known.get(key)
  return isSupported === undefined ? undefined : !isSupported
}

/** True if the oldest browsers lack every method of this name. */
export function isUnsupportedMethod(name: string): boolean {
  return methods.get(name) === false
}

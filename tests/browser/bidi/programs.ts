import { accessSync, constants } from 'node:fs'
import path from 'node:path'

function find(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** Where Firefox is installed: the long-term version before the newest. */
export function findFirefox(): string | undefined {
  return find('firefox-esr', 'firefox')
}

/** The Debian packages without which these tests cannot run here. */
export function missingPackages(): string[] {
  const installed = {
    'firefox-esr': findFirefox(),
    'webkit2gtk-driver': find('WebKitWebDriver'),
    xvfb: find('Xvfb'),
  }
  return Object.entries(installed).flatMap(([name, place]) => (place === undefined ? name : []))
}

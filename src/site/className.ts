import { readdirSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from 'vite'

const src = path.resolve(import.meta.dirname, '..')

/** Every style sheet of the parts, in an order that is the same in each run. */
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => normalizePath(path.join(src, file)))
  .sort()

/**
 * The name of a class in the built site: its style sheet's number and its own name, `s7-panel`. Every
 * page carries all names, so they are short, and hold no hash, which could not be compressed.
 */
export function className(name: string, file: string): string {
  const [sheet = file] = file.split('?')
  const number = sheets.indexOf(normalizePath(sheet))
  // A sheet that came while the dev server runs has no number yet.
  return `s${number < 0 ? path.parse(sheet).name : number.toString(36)}-${name}`
}

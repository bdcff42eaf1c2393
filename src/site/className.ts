import { createHash } from 'node:crypto'
import path from 'node:path'

/** The class that has a short name, by that name. */
const named = new Map<string, string>()

/**
 * The name on the page of a class of a style module: a letter and two characters. With Vite's own names, the first screen of
 * a product with its styles is 0.6 kB larger and misses its budget, and so do the scripts, with names of four characters, too.
 * @param name the class in the style module
 * @param file the style module
 * @throws if another class has the same short name
 */
export function shortClassName(name: string, file: string): string {
  const relative = path.relative(process.cwd(), file).replaceAll(path.sep, '/')
  const full = `.${name} in ${relative}`
  const hash = createHash('sha256').update(full).digest('base64url')
  const [short = ''] = /[a-z][\w-]{2}/i.exec(hash) ?? []
  const other = named.get(short) ?? full
  if (other !== full) throw new Error(`Rename ${full}: its short name is that of ${other}.`)
  named.set(short, full)
  return short
}

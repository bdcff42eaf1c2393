import path from 'node:path'
import { filesIn } from './files.ts'

const src = path.resolve(import.meta.dirname, '..')

/** The project's sheets, relative to it, in one order, which the client's and the server's bundle share. */
const sheets = filesIn(src)
  .filter((file) => file.endsWith('.module.css'))
  .sort()

/** The classes of each sheet, as they stand in it. */
const classes = new Map<string, string[]>()

/** Where something stands in a list, in two digits; it is added where it is new. */
function placeIn(list: string[], item: string): string {
  const place = list.indexOf(item)
  return (place < 0 ? list.push(item) - 1 : place).toString(36).padStart(2, '0')
}

/**
 * The name of a class in the built pages, by its place: `_1c05`. Every page carries its names, and those
 * that are alike are compressed to less than hashes.
 * @param name in its sheet
 */
export function className(name: string, sheet: string): string {
  const file = path.relative(src, sheet)
  const names = classes.get(file) ?? []
  classes.set(file, names)
  return `_${placeIn(sheets, file)}${placeIn(names, name)}`
}

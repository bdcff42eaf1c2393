import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { confirmedText } from '../../src/check/confirmations.ts'
import { normalizeFile } from '../../src/check/normalizeFile.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../check/fixture.ts'

/** The files of the small catalogue. */
export const whole = await readFolder(await makeRegistry())

/** The small catalogue as `npm run fix` prints it. */
export const printedWhole: Files = {
  ...whole,
  texts: new Map(
    [...whole.texts].map(([file, text]) => {
      const right = typeof text === 'string' ? normalizeFile(file, text) : undefined
      return [file, right ?? text]
    }),
  ),
}

/** The small catalogue with an edited value in one file. */
export function withFile(file: string, edit: (value: Record<string, never>) => void): Files {
  const value = JSON.parse(String(whole.texts.get(file)))
  edit(value)
  return { ...whole, texts: new Map(whole.texts).set(file, JSON.stringify(value, null, 2)) }
}

/**
 * Replaces the sources of a catalogue.
 * @param more what `sources.json` has besides its entries
 */
export function withSources(entries: readonly object[], files = whole, more = {}): Files {
  const sources = JSON.stringify({ entries, ...more })
  return { ...files, texts: new Map(files.texts).set('data/sources.json', sources) }
}

/** What `sources.json` says of a page that R. Patel has read, with texts as visitors read them. */
export function readBy(file: string, ...texts: readonly string[]) {
  const confirmation = { by: 'R. Patel', on: '2026-03-12', texts: texts.map(confirmedText) }
  return { confirmed: { [file]: [confirmation] } }
}

/** The file of a page with a table. */
export const ridged = 'data/pages/Ridgedsheet.json'

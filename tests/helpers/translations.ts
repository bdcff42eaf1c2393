import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, schemaPathOf, translationFile } from '../../src/catalogue/catalogueFiles.ts'
import type { Translation } from '../../src/catalogue/schemas/translation.ts'
import { whole } from './wholeCatalogue.ts'

const gujarati = { key: 'gu', language: 'gu-IN', name: 'ગુજરાતી', published: false }

/** Adds Gujarati to a catalogue, by default to the small one. */
export function withGujarati(files = whole, published = false): Files {
  const site = JSON.parse(String(files.texts.get('data/site.json')))
  const words = { name: 'English', label: 'In', offer: 'In English too.', dismiss: 'Not now' }
  site.languages = { ...words, freshShare: 90, others: [{ ...gujarati, published }] }
  const texts = new Map(files.texts).set('data/site.json', JSON.stringify(site, null, 2))
  return { ...files, texts }
}

/**
 * Adds translations to a catalogue.
 * @param of the English file
 * @param texts English text -> translated text
 */
export function withTranslations(of: string, texts: Translation, files = withGujarati()): Files {
  const file = translationFile('gu', of)
  const value = { $schema: schemaPathOf(file), ...texts }
  return { ...files, texts: new Map(files.texts).set(file, JSON.stringify(value, null, 2)) }
}

/** The translations in a file, English text -> translation; undefined if there is no such file. */
export function translationsIn(
  { texts }: Pick<Files, 'texts'>,
  file: string,
): Translation | undefined {
  const text = texts.get(file)
  if (typeof text !== 'string') return undefined
  const { $schema: _, ...entries } = JSON.parse(text)
  return entries
}

/** Replaces a text that occurs once in its file. */
export function withText(files: Files, file: string, from: string, to: string): Files {
  const before = String(files.texts.get(file))
  if (before.split(from).length !== 2) throw new Error(`${from} does not occur once in ${file}`)
  return {
    ...files,
    texts: new Map(files.texts).set(
      file,
      before.replace(from, () => to),
    ),
  }
}

/** Writes the files that differ from the small catalogue to a folder. */
export async function writeTexts(root: string, { texts }: Files): Promise<void> {
  for (const [file, text] of texts) {
    if (typeof text !== 'string' || text === whole.texts.get(file)) continue
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
}

import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, schemaPathOf, translationFile } from '../../src/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../src/catalogue/intl.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { valueOfFile } from '../../src/check/references.ts'
import { textStates } from '../../src/check/translation/translate.ts'
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
 * Adds up-to-date translations to a catalogue.
 * @param of the English file
 * @param texts pointer in that file -> translated text
 */
export function withTranslations(
  of: string,
  texts: Readonly<Record<string, PluralTexts>>,
  files = withGujarati(),
): Files {
  const states = textStates(of, valueOfFile(of, readCatalogue(files).draft))
  const file = translationFile('gu', of)
  const entries = Object.entries(texts).map(([pointer, text]) => {
    const { sourceHash: lock = '1a2b3c4d' } =
      states.find((state) => state.pointer === pointer) ?? {}
    return [pointer, { of: lock, text }]
  })
  const value = { $schema: schemaPathOf(file), ...Object.fromEntries(entries) }
  return { ...files, texts: new Map(files.texts).set(file, JSON.stringify(value, null, 2)) }
}

/** The translations in a file, pointer -> text; undefined if there is no such file. */
export function translationsIn(
  { texts }: Pick<Files, 'texts'>,
  file: string,
): Record<string, unknown> | undefined {
  const text = texts.get(file)
  if (typeof text !== 'string') return undefined
  const { $schema: _, ...entries }: Record<string, { text: unknown }> = JSON.parse(text)
  return Object.fromEntries(Object.entries(entries).map(([pointer, { text }]) => [pointer, text]))
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

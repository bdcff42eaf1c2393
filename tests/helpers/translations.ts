import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, schemaOf, translationFile } from '../../src/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../src/catalogue/intl.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { valueOfFile } from '../../src/check/references.ts'
import { textStates } from '../../src/check/translation/translate.ts'
import { whole } from './wholeCatalogue.ts'

const gujarati = { key: 'gu', language: 'gu-IN', name: 'ગુજરાતી', published: false }

/** The small catalogue, or another, with a second language. */
export function withGujarati(files = whole, published = false): Files {
  const site = JSON.parse(String(files.texts.get('data/site.json')))
  const words = { name: 'English', label: 'In', offer: 'In English too.', dismiss: 'Not now' }
  site.languages = { ...words, freshShare: 90, others: [{ ...gujarati, published }] }
  const texts = new Map(files.texts).set('data/site.json', JSON.stringify(site, null, 2))
  return { ...files, texts }
}

/** The files with translations of texts as they are now, by the pointers of these. */
export function withTranslations(
  of: string,
  texts: Readonly<Record<string, PluralTexts>>,
  files = withGujarati(),
): Files {
  const states = textStates(of, valueOfFile(of, readCatalogue(files).draft))
  const file = translationFile('gu', of)
  const entries = Object.entries(texts).map(([pointer, text]) => {
    const { lock = '1a2b3c4d' } = states.find((state) => state.pointer === pointer) ?? {}
    return [pointer, { of: lock, text }]
  })
  const value = { $schema: schemaOf(file), ...Object.fromEntries(entries) }
  return { ...files, texts: new Map(files.texts).set(file, JSON.stringify(value, null, 2)) }
}

/** The translations in a file: their places and texts; undefined if there is no such file. */
export function translationsIn(
  { texts }: Pick<Files, 'texts'>,
  file: string,
): Record<string, unknown> | undefined {
  const text = texts.get(file)
  if (typeof text !== 'string') return undefined
  const { $schema: _, ...entries }: Record<string, { text: unknown }> = JSON.parse(text)
  return Object.fromEntries(Object.entries(entries).map(([at, { text }]) => [at, text]))
}

/** The files with a text replaced, which stands once in its file. */
export function withText(files: Files, file: string, from: string, to: string): Files {
  const before = String(files.texts.get(file))
  if (before.split(from).length !== 2) throw new Error(`${from} does not stand once in ${file}`)
  return {
    ...files,
    texts: new Map(files.texts).set(
      file,
      before.replace(from, () => to),
    ),
  }
}

/** Writes files that are not on the disk as they are here. */
export async function writeTexts(root: string, { texts }: Files): Promise<void> {
  for (const [file, text] of texts) {
    if (typeof text !== 'string' || text === whole.texts.get(file)) continue
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await writeFile(path.join(root, file), text)
  }
}

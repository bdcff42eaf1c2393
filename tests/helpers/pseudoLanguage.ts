import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type Files, schemaPathOf, translationFile } from '../../src/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../src/catalogue/intl.ts'
import type { Translation } from '../../src/catalogue/schemas/translation.ts'
import { normalizeFile } from '../../src/check/normalizeFile.ts'
import { catalogueTextStates, translateCatalogue } from '../../src/check/translation/translate.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import type { DraftCatalogue } from '../../src/pages/draftCatalogue.ts'
import { checkFolder, readFolder } from '../../src/site/disk/checkFolder.ts'

/** A made-up language: English in Georgian letters, each word reversed, with the numbers of English. */
export const pseudoLanguage = {
  key: 'ka',
  language: 'en-Geor-IN',
  name: 'ინგლისური',
  published: true,
} as const

/** The same words under the tag of another language, which a browser may prefer to English. */
const preferredLanguage = {
  key: 'gu',
  language: 'gu-IN',
  name: 'ગુજરાતી',
  published: true,
} as const

/** The languages that a copy of the catalogue gets. */
export const addedLanguages = [preferredLanguage, pseudoLanguage] as const

/** From a Latin letter to the Georgian one. */
const LETTER_OFFSET = 'ა'.charCodeAt(0) - 'a'.charCodeAt(0)

function georgian(word: string): string {
  const letters = [...word.toLowerCase()].toReversed()
  return letters.map((letter) => String.fromCharCode(letter.charCodeAt(0) + LETTER_OFFSET)).join('')
}

/** An English text in the pseudo-language; placeholders are kept. */
export function pseudoText(english: string): string {
  return english
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[A-Za-z]+/g, georgian)))
    .join('')
}

type Translator = (english: string) => string

function pseudoPlurals(english: PluralTexts, translate: Translator): PluralTexts {
  if (typeof english === 'string') return translate(english)
  const forms = Object.entries(english).map(([form, text]) => [form, translate(text)])
  return { other: '', ...Object.fromEntries(forms) }
}

/** English file -> its translation into the pseudo-language. */
function translations(draft: DraftCatalogue, translate = pseudoText): Map<string, Translation> {
  const files = new Map<string, Translation>()
  for (const { file, key, english } of catalogueTextStates(draft, pseudoLanguage.key)) {
    files.set(file, { ...files.get(file), [key]: pseudoPlurals(english, translate) })
  }
  return files
}

/**
 * The catalogue of a folder in the pseudo-language.
 * @param language the language whose numbers it has; by default English
 * @param translate translates an English text
 */
export async function pseudoCatalogue(
  root: string,
  language: string = pseudoLanguage.language,
  translate: Translator = pseudoText,
): Promise<Catalogue> {
  const { draft, catalogue } = await checkFolder(root)
  if (catalogue === undefined) throw new Error('the catalogue cannot be read')
  const words = new Map([[pseudoLanguage.key, translations(draft, translate)]])
  return translateCatalogue({ ...catalogue, translations: words }, { ...pseudoLanguage, language })
}

/**
 * Adds the made-up languages to a copy of the catalogue.
 * @param missing an English file that the pseudo-language does not translate
 */
export async function addLanguages(root: string, missing?: string): Promise<void> {
  // Before the texts are read, because the switch of the languages has texts too.
  await setLanguages(root, () => [...addedLanguages])
  const { draft } = await checkFolder(root)
  for (const [file, words] of translations(draft)) {
    for (const { key } of addedLanguages) {
      if (key === pseudoLanguage.key && file === missing) continue
      const own = translationFile(key, file)
      await mkdir(path.join(root, path.dirname(own)), { recursive: true })
      const text = JSON.stringify({ $schema: schemaPathOf(own), ...words })
      await writeFile(path.join(root, own), normalizeFile(own, text) ?? text)
    }
  }
}

/**
 * Copies a catalogue to an empty folder, and adds the made-up languages there. The pictures are shared.
 * @param facts facts of the business that it has beside its own
 */
export async function copyWithLanguages(
  root: string,
  copy: string,
  facts: Partial<Catalogue['site']> = {},
): Promise<void> {
  await cp(path.join(root, 'data'), path.join(copy, 'data'), { recursive: true })
  await symlink(path.join(root, 'public'), path.join(copy, 'public'))
  const file = path.join(copy, 'data/site.json')
  const site: Catalogue['site'] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...site, ...facts }))
  await addLanguages(copy)
}

/** The files of a catalogue with those of the made-up languages. */
export async function pseudoFiles(root: string): Promise<Files> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'pseudo-'))
  await copyWithLanguages(root, copy)
  return readFolder(copy)
}

type Languages = NonNullable<Catalogue['site']['languages']>

/** Changes the languages of a copy of the catalogue. */
async function setLanguages(
  root: string,
  change: (others: Languages['others']) => Languages['others'],
): Promise<void> {
  const file = path.join(root, 'data/site.json')
  const site: Catalogue['site'] = JSON.parse(await readFile(file, 'utf8'))
  const words = { name: 'English', label: 'Language', offer: 'In English.', dismiss: 'Close' }
  const languages = { ...words, freshShare: 90, others: [], ...site.languages }
  site.languages = { ...languages, others: change(languages.others) }
  await writeFile(file, JSON.stringify(site))
}

/** Withdraws all languages of a copy of the catalogue. */
export function holdBackTranslation(root: string): Promise<void> {
  return setLanguages(root, (others) => others.map((other) => ({ ...other, published: false })))
}

/** Removes all languages but English from a copy of the catalogue. */
export async function removeLanguages(root: string): Promise<void> {
  const file = path.join(root, 'data/site.json')
  const { languages, ...site }: Catalogue['site'] = JSON.parse(await readFile(file, 'utf8'))
  for (const { key } of languages?.others ?? []) {
    await rm(path.join(root, 'data', key), { recursive: true, force: true })
  }
  await writeFile(file, JSON.stringify(site))
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { translationFile } from '../../src/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../src/catalogue/intl.ts'
import { sourceHashOf, type Translation } from '../../src/catalogue/schemas/translation.ts'
import { catalogueTextStates, translateCatalogue } from '../../src/check/translation/translate.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import type { DraftCatalogue } from '../../src/pages/draftCatalogue.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'

/** One more language: English in Georgian letters, each word reversed. Its numbers are those of English. */
export const pseudoLanguage = {
  key: 'ka',
  language: 'en-Geor-IN',
  name: 'ინგლისური',
  published: true,
} as const

const FIRST = 'ა'.charCodeAt(0) - 'a'.charCodeAt(0)

function georgian(word: string): string {
  const letters = [...word.toLowerCase()].toReversed()
  return letters.map((letter) => String.fromCharCode(letter.charCodeAt(0) + FIRST)).join('')
}

/** A text in the language; its gaps stay. */
export function pseudoText(english: string): string {
  return english
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[A-Za-z]+/g, georgian)))
    .join('')
}

type Translator = (english: string) => string

function pseudo(english: PluralTexts, translate: Translator): PluralTexts {
  if (typeof english === 'string') return translate(english)
  const forms = Object.entries(english).map(([form, text]) => [form, translate(text)])
  return { other: '', ...Object.fromEntries(forms) }
}

/** All words of the catalogue in the language, by the English file. */
function translations(draft: DraftCatalogue, translate = pseudoText): Map<string, Translation> {
  const files = new Map<string, Translation>()
  for (const { file, pointer, english } of catalogueTextStates(draft, pseudoLanguage.key)) {
    const entry = { of: sourceHashOf(english), text: pseudo(english, translate) }
    files.set(file, { ...files.get(file), [pointer]: entry })
  }
  return files
}

/**
 * The catalogue of a folder in the language.
 * @param language whose numbers it has, where they are not those of English
 * @param translate makes a text of the language of an English one
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
 * Publishes all languages of a copy of the catalogue, and this one, which has every word but those of one file.
 * @param missing an English file that it has no words of
 */
export async function addLanguages(root: string, missing?: string): Promise<void> {
  const { draft } = await checkFolder(root)
  for (const [file, words] of translations(draft)) {
    if (file === missing) continue
    const name = path.join(root, translationFile(pseudoLanguage.key, file))
    await mkdir(path.dirname(name), { recursive: true })
    await writeFile(name, JSON.stringify(words))
  }
  await setLanguages(root, (others) => [
    ...others.map((other) => ({ ...other, published: true })),
    pseudoLanguage,
  ])
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

/** Holds all languages of a copy of the catalogue back. */
export function holdBackTranslation(root: string): Promise<void> {
  return setLanguages(root, (others) => others.map((other) => ({ ...other, published: false })))
}

/** Removes all languages of a copy of the catalogue but its own, with what is asked about them. */
export async function removeLanguages(root: string): Promise<void> {
  const file = path.join(root, 'data/site.json')
  const { languages, ...site }: Catalogue['site'] = JSON.parse(await readFile(file, 'utf8'))
  for (const { key } of languages?.others ?? []) {
    await rm(path.join(root, 'data', key), { recursive: true, force: true })
  }
  await writeFile(file, JSON.stringify(site))
  const asked = path.join(root, 'data/sources.json')
  const sources: Catalogue['sources'] = JSON.parse(await readFile(asked, 'utf8'))
  const entries = sources.entries.filter(({ pointer }) => !pointer.startsWith('/languages/'))
  await writeFile(asked, JSON.stringify({ ...sources, entries }))
}

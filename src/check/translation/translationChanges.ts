import { translationFile } from '../../catalogue/catalogueFiles.ts'
import { type Translation, textsOfEntry } from '../../catalogue/schemas/translation.ts'
import { pathOfPageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { describeField } from '../describePlace.ts'
import { labelledValues } from '../labelledValues.ts'
import { formatPointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { languageName, languagesOf } from './languages.ts'
import { formatPluralForms } from './pluralForms.ts'
import { textStates } from './translate.ts'

/** With more translations than this, those of a page are one change. */
const MOST_ALONE = 3

/** A translation of an English text, as a person reads it. */
type Entry = { english: string; text: string }

/** A changed translation; without `before` it is new, without `after` it was removed. */
export type TranslationChange = {
  file: string
  page: string
  label: string
  before?: string
  after?: string
  /** Set if visitors see the language in neither version. */
  isUnpublished?: true
  /** Translations of one page, as one change: those of a page that was added or removed, or many. */
  translations?: readonly TranslationChange[]
}

/** English file -> its translation in one language. */
type TranslationFiles = ReadonlyMap<string, Translation>

function entriesOf(translation: Translation = {}): Entry[] {
  return Object.entries(translation).flatMap(([english, entry]) =>
    textsOfEntry(entry).map(({ text }) => ({ english, text: formatPluralForms(text) })),
  )
}

/**
 * The entries of a file that another version does not have. The entries of a renamed page are looked for in all
 * files.
 */
function newEntries(
  englishFile: string,
  now: TranslationFiles,
  before: TranslationFiles,
): readonly Entry[] {
  const keyOf = ({ english, text }: Entry) => JSON.stringify([english, text])
  const sameFile = before.get(englishFile)
  const compared = sameFile === undefined ? [...before.values()] : [sameFile]
  const otherKeys = new Set(compared.flatMap((file) => entriesOf(file).map(keyOf)))
  return entriesOf(now.get(englishFile)).filter((entry) => !otherKeys.has(keyOf(entry)))
}

/** The entries without those whose translation is also among the others: only their English is another. */
function withoutSame(entries: readonly Entry[], others: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ text }) => !others.some((other) => other.text === text))
}

/** The names of the English fields in a version: of each text the first that has it. */
function labelsIn(file: string, draft: DraftCatalogue): ReadonlyMap<string, string> {
  const english = valueOfFile(file, draft)
  const phraseByPointer = new Map(
    labelledValues(draft, file).flatMap(({ values }) =>
      values.map(({ jsonPath, phrase }) => [formatPointer(jsonPath), phrase] as const),
    ),
  )
  return new Map(
    textStates(file, english)
      .toReversed()
      .map(({ key, pointer, jsonPath }) => [
        key,
        phraseByPointer.get(pointer) ?? describeField({ file, jsonPath }, draft),
      ]),
  )
}

/** True if one version has the page of a file and another does not. */
function isGone(file: string, from: DraftCatalogue, to: DraftCatalogue): boolean {
  const path = pathOfPageFile(file) ?? ''
  return from.paths.has(path) && !to.paths.has(path)
}

/** Removed and added translations by the names of their fields; those of one field are one change. */
function changesOf(
  removed: readonly Entry[],
  added: readonly Entry[],
  labelsBefore: ReadonlyMap<string, string>,
  labelsNow: ReadonlyMap<string, string>,
): Pick<TranslationChange, 'label' | 'before' | 'after'>[] {
  const left = [...added]
  const changes = removed.map(({ english, text: before }) => {
    const label = labelsNow.get(english) ?? labelsBefore.get(english) ?? ''
    const labelOf = (entry: Entry) => labelsNow.get(entry.english) ?? ''
    const same = left.findIndex((entry) => entry.english === english)
    const at = same < 0 && label !== '' ? left.findIndex((entry) => labelOf(entry) === label) : same
    const [next] = at < 0 ? [] : left.splice(at, 1)
    return next === undefined ? { label, before } : { label, before, after: next.text }
  })
  return [
    ...changes,
    ...left.map(({ english, text: after }) => ({ label: labelsNow.get(english) ?? '', after })),
  ]
}

/** True if a version of the catalogue offers a language to visitors. */
function isPublished(key: string, draft: DraftCatalogue): boolean {
  return languagesOf(draft).some((language) => language.key === key && language.published)
}

/**
 * The changes of translations between two versions of the catalogue, in the format of other changes.
 * Without `before` the text is new, without `after` it was removed. Those of an added or a removed page are one,
 * and so are many of any page.
 */
export function* translationChanges(
  was: DraftCatalogue,
  is: DraftCatalogue,
): Iterable<TranslationChange> {
  for (const key of new Set([...was.translations.keys(), ...is.translations.keys()])) {
    const before: TranslationFiles = was.translations.get(key) ?? new Map()
    const now: TranslationFiles = is.translations.get(key) ?? new Map()
    const isSeen = isPublished(key, was) || isPublished(key, is)
    const state = isSeen ? {} : { isUnpublished: true as const }
    for (const englishFile of new Set([...before.keys(), ...now.keys()])) {
      const removed = newEntries(englishFile, before, now)
      const added = newEntries(englishFile, now, before)
      if (removed.length + added.length === 0) continue
      const labelled = [was, is].flatMap((draft) => labelledValues(draft, englishFile))
      const page = `${labelled.at(-1)?.name ?? englishFile} (${languageName(key)})`
      const file = translationFile(key, englishFile)
      const changes = changesOf(
        withoutSame(removed, added),
        withoutSame(added, removed),
        labelsIn(englishFile, was),
        labelsIn(englishFile, is),
      ).map((change) => ({ file, page, ...state, ...change }))
      const isWhole = isGone(englishFile, was, is) || isGone(englishFile, is, was)
      if (changes.length > 0 && (isWhole || changes.length > MOST_ALONE))
        yield { file, page, ...state, label: '', translations: changes }
      else yield* changes
    }
  }
}

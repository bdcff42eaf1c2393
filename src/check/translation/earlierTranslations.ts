import { parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { fingerprint } from '../../catalogue/fingerprint.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { isRecord, type JsonObject } from '../../catalogue/json.ts'
import { type Translation, textsOfEntry } from '../../catalogue/schemas/translation.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { printFile } from '../printFile.ts'
import { readJson } from '../readJson.ts'
import { isDeclaredPageFile, isReferable } from '../references.ts'
import { fittingEntries } from './fittingEntries.ts'
import { isPluralTexts } from './pluralForms.ts'
import { type TextState, textStates } from './translate.ts'
import { updateTranslation } from './writeTranslation.ts'

// The earlier shape of a translation file: the JSON pointer to each English text, with the translation and a hash of
// the English text that it was made from. `npm run fix` converts it.

type EarlierEntry = { of: string; text: PluralTexts }

function isEarlierEntry(entry: unknown): entry is EarlierEntry {
  return isRecord(entry) && typeof entry.of === 'string' && isPluralTexts(entry.text)
}

/** True for the content of a translation file with entries of the earlier shape; a merge may leave some of today beside them. */
export function isEarlierTranslation(value: unknown): value is JsonObject {
  return isRecord(value) && Object.values(value).some(isEarlierEntry)
}

function hashOf(english: PluralTexts): string {
  const text = typeof english === 'string' ? english : JSON.stringify(english)
  return fingerprint(text).slice(0, 8)
}

/**
 * A translation file of the earlier shape in the shape of today. What was made from another English text is to be
 * reviewed; what translates no text is left out. An entry that has the shape of today already is newer than an earlier
 * one of the same text.
 * @param of the English file
 * @param english its value
 */
function fromEarlierTranslation(of: string, english: object, earlier: JsonObject): Translation {
  const entries = new Map(
    Object.entries(earlier).flatMap(([pointer, entry]) =>
      isEarlierEntry(entry) ? [[pointer, entry] as const] : [],
    ),
  )
  const byHash = new Map(Array.from(entries.values(), (entry) => [entry.of, entry] as const))
  const texts = textStates(of, english, fittingEntries(earlier))
  const hashes = new Set(texts.map((text) => hashOf(text.english)))
  const states = texts.map((text): TextState => {
    if (text.found?.isOffered === false) return text
    const hash = hashOf(text.english)
    const own = entries.get(text.pointer)
    const entry = own?.of === hash ? own : byHash.get(hash)
    if (entry !== undefined) return translated(text, entry.text, 'fresh')
    // If its English text has moved, the translation at this pointer belongs to that text.
    if (own === undefined || hashes.has(own.of)) return text
    return translated(text, own.text, 'stale')
  })
  return updateTranslation(english, withOwn(states), new Map())
}

function translated(
  text: TextState,
  translation: PluralTexts,
  state: 'fresh' | 'stale',
): TextState {
  const found = {
    text: translation,
    at: [text.key],
    toReview: state === 'stale',
    isOwn: false,
    isOffered: false,
  }
  return { ...text, state, found }
}

/** The texts, with a mark at those whose English has another translation elsewhere. */
function withOwn(texts: readonly TextState[]): TextState[] {
  const contentOf = ({ found }: TextState) => JSON.stringify([found?.text, found?.toReview])
  const different = new Set<string>()
  const first = new Map<string, string>()
  for (const text of texts) {
    if (text.found === undefined) continue
    const before = first.get(text.key)
    if (before !== undefined && before !== contentOf(text)) different.add(text.key)
    first.set(text.key, before ?? contentOf(text))
  }
  return texts.map((text) =>
    text.found !== undefined && different.has(text.key)
      ? { ...text, found: { ...text.found, isOwn: true } }
      : text,
  )
}

/** The number of its translations that are not in the converted file, neither as they were nor to be reviewed. */
function countRemoved(earlier: JsonObject, converted: Translation): number {
  const textsIn = (translation: Translation) =>
    Object.values(translation).flatMap((entry) =>
      textsOfEntry(entry).map(({ text }) => JSON.stringify(text)),
    )
  const before = [
    ...textsIn(fittingEntries(earlier)),
    ...Object.values(earlier)
      .filter(isEarlierEntry)
      .map(({ text }) => JSON.stringify(text)),
  ]
  const kept = new Set(textsIn(converted))
  return before.filter((text) => !kept.has(text)).length
}

/** True for a translation file of the earlier shape without an English file: nothing says what it translates. */
export function isEarlierWithoutEnglish(
  file: string,
  text: string,
  draft: DraftCatalogue,
): boolean {
  const { of } = parseTranslationPath(file) ?? {}
  if (of === undefined || isReferable(of, draft) || isDeclaredPageFile(of, draft)) return false
  const { value, faults } = readJson(text)
  return faults.length === 0 && isEarlierTranslation(value)
}

/**
 * The text of a translation file of the earlier shape in the shape of today, and the number of translations that are
 * left out because their English text is gone.
 * @param englishOf returns the value of an English file; undefined if it cannot be read
 * @returns undefined for any other file, for one with a fault such as a key that is given twice, and while its English
 * file cannot be read
 */
export function convertTranslationFile(
  file: string,
  text: string,
  englishOf: (file: string) => object | undefined,
): { text: string; removed: number } | undefined {
  const { of } = parseTranslationPath(file) ?? {}
  if (of === undefined) return undefined
  const { value, faults } = readJson(text)
  if (faults.length > 0 || !isEarlierTranslation(value)) return undefined
  const english = englishOf(of)
  if (english === undefined) return undefined
  const converted = fromEarlierTranslation(of, english, value)
  return { text: printFile(file, converted), removed: countRemoved(value, converted) }
}

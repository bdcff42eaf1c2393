import { isRecord } from '../../catalogue/json.ts'
import { quote } from '../../catalogue/messageText.ts'
import type { FileProblem, JsonPath, Problem } from '../../catalogue/problem.ts'
import { exampleTexts } from '../../catalogue/schemas/text.ts'
import { walkData } from '../../catalogue/walkData.ts'
import { sharedFilePath, sharedFiles } from '../../pages/dataFiles.ts'
import {
  type DraftCatalogue,
  type PageRule,
  pagesOf,
  type Rule,
} from '../../pages/draftCatalogue.ts'
import { INTERFACE_SENTENCE } from '../../pages/pageKind.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { kindOf } from '../../pages/registry/pageKinds.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { duplicateFix } from '../formWords.ts'
import { type TextMistake, textMistakes } from './textMistakes.ts'

/** The fields of the site that hold its phone numbers, e-mail address and web addresses. */
const exemptSiteFields =
  /^(?:phone|otherPhones|whatsapp|email|url|map|socials|enquiries\.endpoint)\b/

/** The fields of the sources that hold fingerprints, which may look like a phone number. */
const exemptSourceFields = /\.texts\.\d+$/

/** The example sentences of the schemas, which no page should contain. */
const examples: ReadonlySet<string> = new Set(
  [...exampleTexts].filter((text) => /\s.*\s.*\.$/.test(text)),
)

const mistakes: readonly TextMistake[] = Object.values(textMistakes)

/** The mistakes in one text. */
function* mistakesInText(text: string, isPage: boolean): Iterable<Omit<Problem, 'jsonPath'>> {
  for (const { find, required = '', message, fix, warning } of mistakes) {
    if (!text.includes(required)) continue
    const mistake = find(text)
    if (mistake !== undefined) yield { message: message(mistake), fix, warning }
  }
  if (isPage && examples.has(text)) {
    const message = `${quote(text)} is the example that the editor shows for this field`
    yield { message, fix: 'Write your own words.' }
  }
  if (!text.isWellFormed()) {
    const message = 'The text has a broken character'
    yield { message, fix: 'Type the character again.' }
  }
}

/** The mistakes in all texts of a value. */
function* mistakesIn(data: object, isPage: boolean): Iterable<Problem> {
  for (const { value: text, jsonPath } of walkData(data)) {
    if (typeof text !== 'string') continue
    for (const mistake of mistakesInText(text, isPage)) yield { jsonPath, ...mistake }
  }
}

/** The shared files that contain texts. */
function* filesWithTexts(draft: DraftCatalogue): Iterable<{ file: string; value: object }> {
  for (const part of sharedFiles) {
    const value = draft[part]
    // These two contain only paths and page kinds.
    if (value === undefined || part === 'routes' || part === 'aliases') continue
    yield { file: sharedFilePath(part), value }
  }
}

/** Texts are free of common mistakes. */
const texts: Rule = function* (draft): Iterable<FileProblem> {
  const exceptions = new Map([
    [sharedFilePath('site'), exemptSiteFields],
    [sharedFilePath('sources'), exemptSourceFields],
  ])
  for (const { file, value } of filesWithTexts(draft)) {
    for (const problem of mistakesIn(value, false)) {
      const isException = exceptions.get(file)?.test(problem.jsonPath?.join('.') ?? '')
      if (!isException) yield { file, ...problem }
    }
  }
}

/** The texts of a page are free of common mistakes. */
export const pageTexts: PageRule<Page> = (page) => mistakesIn(page, true)

/** The text that identifies a list entry: itself, its title or name, or its URL. */
function identityOf(entry: unknown): string | undefined {
  const name = isRecord(entry) ? (entry.title ?? entry.name ?? entry.url ?? entry.href) : entry
  return typeof name === 'string' ? name : undefined
}

/** The entries that a list has twice. */
function* duplicatesInList(list: readonly unknown[], jsonPath: JsonPath): Iterable<Problem> {
  for (const { i, entry } of repeatedNames(list, (entry) => identityOf(entry)?.toLowerCase())) {
    const message = `${quote(identityOf(entry) ?? '')} is already in this list`
    yield { jsonPath: [...jsonPath, i], message, fix: duplicateFix }
  }
}

function* duplicatesIn(data: object): Iterable<Problem> {
  for (const { value: list, jsonPath } of walkData(data)) {
    if (Array.isArray(list)) yield* duplicatesInList(list, jsonPath)
  }
}

/** No list has the same city, word, point, picture or product twice. */
const duplicateEntries: Rule = function* (draft) {
  for (const { file, value } of filesWithTexts(draft)) {
    for (const problem of duplicatesIn(value)) yield { file, ...problem }
  }
}

/** No list of a page has the same entry twice. */
export const duplicatePageEntries: PageRule<Page> = duplicatesIn

/** The letters of a title that search engines show. */
const TITLE_LENGTH = 60

/** A title is short enough for search engines to show all of it. */
export const titleLength: PageRule<Page> = function* (page) {
  const length = ('title' in page && page.title?.length) || 0
  if (length <= TITLE_LENGTH) return
  const message = `The title has ${length} characters, but search engines show ${TITLE_LENGTH}`
  yield {
    jsonPath: ['title'],
    message,
    fix: 'Shorten it, or they cut off the end.',
    warning: true,
  }
}

/** The length of a summary that search engines show, in letters. */
const SUMMARY_LENGTH = { least: 50, most: 160 }

/** A summary is long enough to say something, and short enough to be shown whole. */
export const summaryLength: PageRule<Page> = function* ({ summary: { length } }) {
  if (length >= SUMMARY_LENGTH.least && length <= SUMMARY_LENGTH.most) return
  const message = `The summary has ${length} characters, but search engines show ${SUMMARY_LENGTH.least} to ${SUMMARY_LENGTH.most}`
  const fix =
    length < SUMMARY_LENGTH.least
      ? 'Say what the page offers, to whom and where.'
      : 'Shorten it, or they cut off the end.'
  yield { jsonPath: ['summary'], message, fix, warning: true }
}

function* longSentences(data: object, most: number): Iterable<Problem> {
  for (const { value: text, jsonPath } of walkData(data)) {
    if (typeof text !== 'string') continue
    const counts = text.split(/[.!?:]\s+/).map((sentence) => sentence.trim().split(/\s+/).length)
    const longest = Math.max(...counts)
    if (longest <= most) continue
    const message = `A sentence here has ${longest} words, and more than ${most} are hard to read`
    yield { jsonPath, message, fix: 'Split it into two sentences.', warning: true }
  }
}

/** Sentences of the interface are short enough to be understood at the first reading. */
const sentenceLength: Rule = function* (draft) {
  const file = sharedFilePath('site')
  for (const problem of longSentences(draft.site ?? {}, INTERFACE_SENTENCE))
    yield { file, ...problem }
  for (const { file, page } of pagesOf(draft)) {
    const { longestSentence } = kindOf(page)
    if (longestSentence === Number.POSITIVE_INFINITY) continue
    for (const problem of longSentences(page, longestSentence)) yield { file, ...problem }
  }
}

export const textRules = { texts, duplicateEntries, sentenceLength }

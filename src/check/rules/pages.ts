import { isFigure, numbersOf } from '../../catalogue/figure.ts'
import { memoize } from '../../catalogue/memoize.ts'
import { type Fault, inBoth, type JsonPath } from '../../catalogue/problem.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { PageFinding, PageRule, Rule, Words } from '../../pages/draftCatalogue.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { kindOf } from '../../pages/registry/pageKinds.ts'
import { walk } from '../walk.ts'
import { duplicatePageEntries, pageTexts, summaryLength, titleLength } from './texts.ts'

type PlacedFault = Fault & { jsonPath: JsonPath }

function* listFaults(figure: Figure): Iterable<PlacedFault> {
  // Among sizes, a 0 is the beginning of 0,6: sorting such a list would not fix it.
  if (!('values' in figure) || figure.values.includes(0)) return
  const sorted = [...new Set(figure.values)].toSorted((a, b) => a - b)
  const fix = inBoth(`The correct order is: ${sorted.join(', ')}.`)
  for (const [i, value] of figure.values.entries()) {
    const before = figure.values[i - 1]
    if (before === undefined || before < value) continue
    const message = figure.values.slice(0, i).includes(value)
      ? `${value} is already in this list`
      : `${value} comes after ${before}, but lists go from small to large`
    yield { jsonPath: ['values', i], message, fix }
    return
  }
}

function* boundFaults(figure: Figure): Iterable<PlacedFault> {
  if ('min' in figure && 'max' in figure && figure.min >= figure.max) {
    const message = `The smallest value, ${figure.min}, is not below the largest, ${figure.max}`
    const fix = {
      inFile: 'Swap them, or use "values" for a single figure.',
      inForm: 'Swap them, or write a single figure.',
    }
    yield { jsonPath: ['min'], message, fix }
  }
  for (const n of numbersOf(figure)) {
    if (n < 0 || (figure.unit === '%' && n > 100)) {
      const message = `${n} ${figure.unit} is not possible`
      const fix = figure.unit === '%' ? 'Write a number from 0 to 100.' : 'Delete the minus sign.'
      yield { jsonPath: [], message, fix: inBoth(fix) }
      return
    }
  }
}

/** A list ascends and repeats nothing, a range has two ends, and no figure is below zero. */
const pageFigures: PageRule<Page> = function* (page) {
  for (const { value: figure, jsonPath } of walk(page)) {
    if (typeof figure !== 'object' || figure === null || !isFigure(figure)) continue
    for (const fault of [...listFaults(figure), ...boundFaults(figure)]) {
      yield { ...fault, jsonPath: [...jsonPath, ...fault.jsonPath] }
    }
  }
}

/** The rules for pages of every kind; those for one kind are defined with it. */
const rulesOfAllKinds: readonly PageRule<Page>[] = [
  pageFigures,
  pageTexts,
  duplicatePageEntries,
  summaryLength,
  titleLength,
]

/** The findings within a page, by a vocabulary. */
function findingsWith(words: Words): (page: Page) => readonly PageFinding[] {
  return memoize((page: Page) => [
    ...(kindOf(page).rules ?? []).flatMap((find) => [...find(page, words)]),
    ...rulesOfAllKinds.flatMap((find) => [...find(page, words)]),
  ])
}

const findingsWithVocabulary = memoize((properties: Vocabulary) => findingsWith({ properties }))
const findingsWithoutVocabulary = findingsWith({})

/** The rules within each page hold. */
export const withinPages: Rule = function* (draft) {
  const found =
    draft.properties === undefined
      ? findingsWithoutVocabulary
      : findingsWithVocabulary(draft.properties)
  for (const [path, page] of draft.pages) {
    const findings = found(page)
    if (findings.length === 0) continue
    const file = pageFile(path)
    for (const finding of findings) yield { file, ...finding }
  }
}

/** The relations between a page and others hold; they are defined with its kind. */
export const pageRelations: Rule = function* (draft) {
  for (const [path, page] of draft.pages) {
    for (const find of kindOf(page).relations ?? []) {
      for (const finding of find(page, draft)) yield { file: pageFile(path), ...finding }
    }
  }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '../src/catalogue/json.ts'
import { walkData } from '../src/catalogue/walkData.ts'
import { choicesOf } from '../src/enquiry/list/choices.ts'
import { listEnquiry } from '../src/enquiry/list/listEnquiry.ts'
import { emptyItem } from '../src/enquiry/list/listItem.ts'
import { enquiryText } from '../src/enquiry/message/formMessage.ts'
import type { Catalogue } from '../src/pages/catalogue.ts'
import { comparisonRows } from '../src/pages/compare/rows.ts'
import type { CatalogueViews } from '../src/pages/registry/views.ts'
import { answerRoof, resultOf } from '../src/roof/answerRoof.ts'
import { countedAnswers } from '../src/roof/answers.ts'
import { savingText, usedText } from '../src/roof/answerText.ts'
import { roofLines } from '../src/roof/roofLines.ts'
import { stepText } from '../src/roof/roofText.ts'
import { hasCalculator } from '../src/roof/roofWords.ts'
import { slopeMethods } from '../src/roof/typedRoof.ts'
import { makeRegistry } from './check/fixture.ts'
import { renderPage } from './check/renderPage.ts'
import { pseudoCatalogue, pseudoText } from './helpers/pseudoLanguage.ts'
import { viewOfKind, viewsOf } from './helpers/views.ts'

/** A language with its own digits and a word in its lists: ar-EG writes ١ and "a، وb". */
const LANGUAGE = 'ar-EG'

/** A text of it: its words and its named places are in the opposite order. */
function reversed(english: string): string {
  return english
    .split(/(\{\w+\})/)
    .toReversed()
    .map(pseudoText)
    .join('')
}

let catalogue: Catalogue
let views: CatalogueViews

/** The whole catalogue of the fixtures in the other language. */
beforeAll(async () => {
  catalogue = await pseudoCatalogue(await makeRegistry(), LANGUAGE, reversed)
  views = viewsOf(catalogue)
})

/** The words of a page that a visitor reads or hears: code, like an address in the privacy notice, is no language. */
function shownIn(html: string): string[] {
  const page = html.replace(/<(script|style|code)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const attributes = page.matchAll(/\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g)
  const texts = page.replace(/<[^>]*>/g, '\n').split('\n')
  return [...texts, ...Array.from(attributes, ([, text = '']) => text)]
}

/** The letter of a grade before its figure, Z100, is the same in every language. */
const GRADE = /Z(?=\p{Nd})/gu

/** Those of some texts that have a letter or a digit of this language. */
function ofThisLanguage(texts: readonly string[]): string[] {
  return texts.filter((text) => /[A-Za-z0-9]/.test(text.replace(GRADE, '')))
}

describe('a catalogue in another language', () => {
  it('leaves no word of this one on its pages', async () => {
    const found: string[] = []
    for (const at of Object.keys(catalogue.routes)) {
      for (const text of shownIn(await renderPage(views, at))) {
        // Addresses are the same in every language.
        const own = text
          .replace(/&\w+;|&#x?\w+;/g, '')
          .replace(/\S+\.[a-z]+\S*/g, '')
          .replace(GRADE, '')
        if (/[A-Za-z]/.test(own)) found.push(`${at}: ${text}`)
      }
    }
    expect(found).toEqual([])
  })

  it('has all its figures, lists and filters in its own letters and digits', () => {
    const runs = Object.keys(catalogue.routes).flatMap((at) => [
      ...walkData(views.page(at)),
      ...walkData(views.finderContents()),
    ])
    const texts = runs.flatMap(({ value }) =>
      isRecord(value) && typeof value.fixed === 'boolean'
        ? [String(value.text ?? value.label)]
        : [],
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(ofThisLanguage(texts)).toEqual([])
  })

  it('is compared in its own words and digits', () => {
    const pages = [
      viewOfKind(views, '/Ridgedsheet', 'full'),
      viewOfKind(views, '/Flatsheet', 'full'),
    ]
    const { compared, unknown } = viewOfKind(views, '/Compare', 'compare')
    const rows = comparisonRows(pages, compared, views.layout.writing, unknown)
    const texts = rows.flatMap(({ label, cells }) => [
      label,
      ...cells.flatMap((lines) => lines.map(({ text }) => text)),
    ])
    expect(texts.length).toBeGreaterThan(5)
    expect(ofThisLanguage(texts)).toEqual([])
  })

  it('is asked for in its own words and digits, with what was chosen of it', () => {
    const { words: own } = viewOfKind(views, '/List', 'list')
    const { properties } = catalogue.properties
    const words = {
      ...own,
      choices: Object.entries(properties).map(([property, { label }]) => ({ property, label })),
    }
    const { heading, specification } = viewOfKind(views, '/Ridgedsheet', 'full')
    const choices = choicesOf(specification, words)
    const chosen = choices.flatMap(({ property, options: [first] }) =>
      first === undefined ? [] : [[property, first.value]],
    )
    const item = {
      ...emptyItem({ path: '/Ridgedsheet', heading }),
      values: Object.fromEntries(chosen),
      // Digits that stay as they are typed; those of Indian scripts and of Urdu are read.
      quantity: '๖๐',
    }
    const items = [{ item, product: { name: heading, table: specification } }]
    const enquiry = listEnquiry('id', { items, details: {}, words })
    expect(chosen.length).toBeGreaterThan(0)
    expect(ofThisLanguage(enquiryText(enquiry, views.layout).text.split('\n'))).toEqual([])
  })

  it('counts the sheets of a roof in its own words and digits, from words of its own', () => {
    const { words } = viewOfKind(views, '/List', 'list')
    if (!hasCalculator(words)) throw new Error('the catalogue has no roof calculator')
    const metre = pseudoText('metres')
    const spellings = { ...words.spellings, [metre]: 'm' as const }
    const typed = { eave: `9 ${metre}`, slope: '6', span: '12', rise: '2', pitch: '15' }
    const laps = { cover: '1015', endLap: '200', step: '250', gable: '0.3', overhang: '0.4' }
    const sheets = [
      { joint: 'laps', lengths: [], overall: 1060, longest: 4000, screwsPerArea: 6, widths: [] },
      { joint: 'steps', lengths: [1830, 3660], overall: 1060, widths: [] },
      { joint: 'profiles', lengths: [], widths: [] },
      // Only a width is known.
      { joint: 'laps', lengths: [], widest: 1290, widths: [] },
    ] as const
    const texts = sheets.flatMap((sheet) =>
      [...slopeMethods, 'slope'].flatMap((by, i) => {
        const unit = i < 2 ? 'm' : 'ft'
        const covered = 'widest' in sheet ? {} : laps
        const roof = {
          ...typed,
          ...covered,
          by,
          slopes: '2',
          unit,
          eave: i < 3 ? typed.eave : '30',
        }
        const answered = answerRoof(roof, sheet, { ...words, spellings })
        const result = resultOf(answered)
        if (result === undefined) throw new Error(JSON.stringify(answered.outcome))
        return [
          // Fields that were typed are as they were typed.
          ...roofLines(answered, words).flatMap(({ label, text }) =>
            [...Object.values({ ...typed, ...laps }), '30'].some((one) => text.includes(one))
              ? [label]
              : [label, text],
          ),
          ...countedAnswers(answered, words).flatMap(({ counts, notes }) => [
            ...counts.flatMap(({ label = '', text }) => [label, text]),
            ...notes,
          ]),
          usedText({ result }, answered.unit, words) ?? '',
          savingText(result, answered.unit, words) ?? '',
          ...result.working.map((step) => stepText(step, words)),
        ]
      }),
    )
    expect(texts.length).toBeGreaterThan(20)
    expect(ofThisLanguage(texts)).toEqual([])
  })
})

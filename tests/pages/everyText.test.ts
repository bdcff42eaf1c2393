import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/model/format.ts'
import { type Step, type StepName, steps } from '../../src/model/roofCalculator/steps.ts'
import { choicesOf } from '../../src/pages/list/choices.ts'
import { emptyItem } from '../../src/pages/list/listItem.ts'
import { itemTexts } from '../../src/pages/list/message.ts'
import { stepText } from '../../src/pages/list/roofText.ts'
import { messageOf } from '../../src/ui/enquiry/message.ts'
import { pseudoCatalogue } from '../helpers/pseudoLanguage.ts'
import { viewsOf } from '../helpers/views.ts'

const catalogue = await pseudoCatalogue(process.env.CATALOGUE ?? process.cwd())
const views = viewsOf(catalogue)
const pages = Object.keys(catalogue.routes).flatMap((path) => views.page(path) ?? [])

/** No visitor reads them: names and addresses. The languages speak of themselves. */
const unread = ['topic', 'languages', 'href', 'url', 'embed', 'whatsapp']

/** Two English words beside each other, or one that begins with a capital. */
const ENGLISH = /[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]+$/

/** The texts in which English is left, each with its place. */
function* english(value: unknown, place = ''): Iterable<string> {
  if (typeof value === 'string') {
    if (ENGLISH.test(value.replace(/\{\w+\}/g, '…'))) yield `${place}: ${value}`
  } else if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) yield* english(one, `${place}/${i}`)
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) {
      if (!unread.includes(key)) yield* english(one, `${place}/${key}`)
    }
  }
}

const list = pages.find((page) => page.kind === 'list')
if (list === undefined) throw new Error('there is no list')
const { words } = list

describe('where a language has every word, no English is left', () => {
  it('around the pages', () => expect([...english(views.layout)]).toEqual([]))

  it.each(pages)('in what $path is made from', (page) => {
    expect([...english(page)]).toEqual([])
  })

  it.each(Object.keys(steps))('in the working of the roof calculator: %s', (name) => {
    const isStep = (key: string): key is StepName => key in steps
    if (!isStep(name)) throw new Error(`${name} is no step`)
    const values = Object.fromEntries(steps[name].map((value) => [value, 2.5]))
    const step: Step = { line: name, values }
    expect(stepText(step, words)).not.toMatch(/[A-Za-z]/)
  })

  const full = pages.flatMap((page) => (page.kind === 'full' ? [page] : []))

  it.each(full)('in a message about $path', (page) => {
    const table = page.specification
    const chosen = choicesOf(table, words).flatMap(({ property, options }) => {
      const option = options.at(-1)
      return option === undefined ? [] : [[property, option.value]]
    })
    const roof = { eave: '9.6', span: '12', rise: '1.2', by: 'rise', slopes: '2', gable: '0.3' }
    const item = {
      ...emptyItem({ path: page.path, heading: page.heading }),
      ...{ quantity: '30', values: Object.fromEntries(chosen), roof },
    }
    const texts = itemTexts(item, { name: page.heading, table }, words)
    const fields = texts.map(({ label, text }, i) => ({ name: `${i}`, label, value: '', text }))
    const { text } = messageOf({ id: '1', about: page.heading, fields }, views.layout)
    expect(text.match(/[A-Za-z]{3,}/g) ?? []).toEqual([])
  })
})

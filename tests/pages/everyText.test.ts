import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/catalogue/format.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { pseudoCatalogue } from '../helpers/pseudoLanguage.ts'
import { viewsOf } from '../helpers/views.ts'

const catalogue = await pseudoCatalogue(catalogueFolder)
const views = viewsOf(catalogue)
const pages = Object.keys(catalogue.routes).flatMap((path) => views.page(path) ?? [])

/** No visitor reads them: names, roles of properties and addresses. The languages speak of themselves. */
const unread = ['role', 'topic', 'languages', 'href', 'url', 'embed', 'whatsapp']

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

describe('where a language has every word, no English is left', () => {
  it('around the pages', () => expect([...english(views.layout)]).toEqual([]))

  it.each(pages)('in what $path is made from', (page) => {
    expect([...english(page)]).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { isRecord } from '../../src/catalogue/json.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { pseudoCatalogue } from '../helpers/pseudoLanguage.ts'
import { viewsOf } from '../helpers/views.ts'

const catalogue = await pseudoCatalogue(catalogueFolder)
const views = viewsOf(catalogue)
const pages = Object.keys(catalogue.routes).flatMap((path) => views.page(path) ?? [])

/**
 * Keys whose texts are not translated: names, roles of properties and addresses, and each language in its
 * own words.
 */
const untranslated = ['role', 'topic', 'languages', 'href', 'url', 'embed', 'whatsapp']

/** Two adjacent English words, or one word that begins with a capital. */
const ENGLISH = /[A-Za-z]{2,} [A-Za-z]{2,}|^[A-Z][a-z]+$/

/** The texts that contain English, with their pointers. */
function* englishTexts(value: unknown, pointer = ''): Iterable<string> {
  if (typeof value === 'string') {
    if (ENGLISH.test(value.replace(/\{\w+\}/g, '…'))) yield `${pointer}: ${value}`
  } else if (Array.isArray(value)) {
    for (const [i, entry] of value.entries()) yield* englishTexts(entry, `${pointer}/${i}`)
  } else if (isRecord(value)) {
    for (const [key, entry] of Object.entries(value)) {
      if (!untranslated.includes(key)) yield* englishTexts(entry, `${pointer}/${key}`)
    }
  }
}

describe('a language in which every text is translated shows no English', () => {
  it('around the pages', () => expect([...englishTexts(views.layout)]).toEqual([]))

  it.each(pages)('in the view of $path', (page) => {
    expect([...englishTexts(page)]).toEqual([])
  })
})

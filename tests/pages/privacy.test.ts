import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { storageKey } from '@tanstack/router-core'
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { viewOfKind, viewsOf } from '../helpers/views.ts'

/** The code that runs in a visitor's browser. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^(cli|site|check|editor|inbox)\//.test(file))
  .map((file) => ({
    file,
    folder: path.dirname(file),
    text: readFileSync(`src/${file}`, 'utf8'),
  }))

const storing = files.filter(({ text }) =>
  /\b(localStorage|sessionStorage|indexedDB|caches)\b/.test(text),
)

/** A storage key, or its beginning, in the code: 'enquiry.kept.' */
const KEY = /['"`]([a-z]+(?:[.-][a-z0-9]+)+[.-])(?:\$\{[^`]*)?['"`]/g

/** The keys in a folder, and in the `keys.ts` files that it imports. */
function keysIn(folder: string): string[] {
  const inFolder = files.filter((file) => file.folder === folder)
  const imported = inFolder.flatMap(({ text }) =>
    [...text.matchAll(/from '(\..*)\/(?:keys|listStorage)\.ts'/g)].map(([, name = '']) =>
      path.join(folder, name),
    ),
  )
  const searched = files.filter((file) => file.folder === folder || imported.includes(file.folder))
  return searched.flatMap(({ text }) => [...text.matchAll(KEY)].map(([, key]) => key ?? ''))
}

function privacyOf(site: Catalogue['site']) {
  return viewOfKind(viewsOf({ ...frozenCatalogue, site }), '/Privacy', 'privacy')
}

/** The site with its other languages, published or not. */
function withLanguages(published: boolean): Catalogue['site'] {
  const other = { key: 'gu', language: 'gu-IN', name: 'ગુજરાતી', published }
  const words = { name: 'English', label: 'Language', offer: 'Also in English.', dismiss: 'Close' }
  return { ...frozenCatalogue.site, languages: { ...words, freshShare: 90, others: [other] } }
}

const view = privacyOf(frozenCatalogue.site)
const keysOf = ({ stored }: typeof view) => stored.keys.map(({ key }) => key)
const described = keysOf(privacyOf(withLanguages(true)))
const folders = [...new Set(storing.map(({ folder }) => folder))]
// The router stores how far a page was scrolled.
const stored = [...new Set([...folders.flatMap(keysIn), storageKey])]

describe('the privacy page', () => {
  it.each(folders)('%s stores data under keys that it names or imports', (folder) => {
    expect(keysIn(folder)).not.toEqual([])
  })

  it.each(stored)('describes %s', (key) => {
    expect(described.filter((beginning) => key.startsWith(beginning))).toHaveLength(1)
  })

  it.each(described)('describes %s because it can be stored', (key) => {
    expect(stored.some((storedKey) => storedKey.startsWith(key))).toBe(true)
  })

  it('does not mention a choice of language if the site has only one', () => {
    const keys = keysOf(privacyOf(withLanguages(false)))
    expect(described.filter((key) => !keys.includes(key))).toEqual([
      'language.chosen.',
      'language.fields.',
    ])
  })

  it('is right about cookies: none is set', () => {
    expect(files.filter(({ text }) => /document\.cookie|cookieStore/.test(text))).toEqual([])
  })

  it.each([
    ['does not mention stored enquiries if the site posts none', null, 'inbox', undefined],
    [
      'says after how many days the inbox deletes enquiries',
      'https://us.example/enquiries',
      'inbox',
      '77',
    ],
    [
      'names the service that receives enquiries',
      'https://forms.example/f/1',
      'form',
      'forms.example',
    ],
  ] as const)('%s', (_, endpoint, via, expected) => {
    const enquiries = { ...frozenCatalogue.site.enquiries, endpoint, via, keepDays: 77 }
    const page = privacyOf({ ...frozenCatalogue.site, enquiries })
    const added = page.sections.length - view.sections.length
    const before = frozenCatalogue.site.enquiries.endpoint === null ? 0 : 1
    expect(added).toBe((expected === undefined ? 0 : 1) - before)
    if (expected !== undefined) expect(JSON.stringify(page.sections)).toContain(expected)
  })

  it('names the service of the map', () => {
    expect(JSON.stringify(view.sections)).toContain(
      new URL(frozenCatalogue.site.map.embed).hostname,
    )
  })
})

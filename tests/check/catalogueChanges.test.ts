import { describe, expect, it } from 'vitest'
import { catalogueChanges } from '../../src/check/catalogueChanges.ts'
import {
  commitMessage,
  formatChange,
  formatChanges,
  markdownSummary,
} from '../../src/check/formatChanges.ts'
import { filesAfter } from '../../src/editor/edit/catalogueEdit.ts'
import { newPage } from '../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../src/editor/edit/removePage.ts'
import { withGujarati } from '../helpers/translations.ts'
import { ridged, whole, withFile } from '../helpers/wholeCatalogue.ts'
import { requireSuccess, visibleChanges } from './outcome.ts'

describe('what has changed for a buyer', () => {
  it('is nothing if a file is only formatted in another way', () => {
    expect(
      visibleChanges(
        whole,
        withFile(ridged, () => {}),
      ),
    ).toEqual([])
  })

  it.each<[string, string, string, string[]]>([
    ['one thickness', '[0.5, 0.75, 1]', '[0.5, 0.8, 1]', ['Thickness: 0.75 mm → 0.80 mm']],
    ['a thickness more', '0.75, 1]', '0.75, 1, 1.2]', ['Thickness: new: 1.20 mm']],
    ['a warranty', '"max": 5', '"max": 6', ['Warranty: up to 5 years → up to 6 years']],
    ['a word', '"light-grey"', '"on-request"', ['Colour: Light grey → On request']],
  ])('is %s', (_what, from, to, said) => {
    const text = String(whole.texts.get(ridged)).replace(from, to)
    const after = { ...whole, texts: new Map(whole.texts).set(ridged, text) }
    expect(visibleChanges(whole, after)).toEqual(said.map((one) => `Ridged sheets, ${one}`))
  })

  it('is another order of a list, which a new entry and a repeated one do not change', () => {
    const menus = 'data/categories.json'
    const { categories } = JSON.parse(String(whole.texts.get(menus)))
    const withMenus = (all: unknown) => withFile(menus, (value) => Object.assign(value, all))
    const moved = withMenus({ categories: categories.toReversed() })
    expect(visibleChanges(whole, moved)).toContain('Menus, Menus: in another order')
    const [{ items, ...menu }, ...others] = categories
    const twice = { ...menu, items: [{ ...items[0], name: 'Twice' }, ...items] }
    const longer = visibleChanges(whole, withMenus({ categories: [twice, ...others] }))
    expect(longer.filter((line) => line.includes('another order'))).toEqual([])
  })

  it('names the colours whose pictures are in another order, or are other ones', () => {
    const colourPictures = ['light-grey', 'on-request'].map((colour) => ({
      colour,
      picture: 'ridged.jpg',
    }))
    const withPictures = (list: unknown) =>
      withFile(ridged, (page) => Object.assign(page, { colourPictures: list }))
    const before = withPictures(colourPictures)
    expect(visibleChanges(before, withPictures(colourPictures.toReversed()))).toEqual([
      'Ridged sheets, Pictures of colours: in another order',
    ])
    const other = { ...colourPictures[0], picture: 'flat.jpg' }
    expect(visibleChanges(before, withPictures([other, colourPictures[1]]))).toEqual([
      'Ridged sheets, “light grey”, picture: ridged.jpg → flat.jpg',
    ])
  })

  describe('in a list of which each entry keeps its label, wherever it is now', () => {
    const term = (label: string, text = `About ${label}.`) => ({ label, text })
    const section = (heading: string, text = `About ${heading}.`) => ({ heading, text: [text] })
    const [a, b, c] = ['A', 'B', 'C'].map((label) => term(label))
    const [one, two, three] = ['One', 'Two', 'Three'].map((heading) => section(heading))

    /** The terms of the business have names; the sections of a page have none, and cities are texts. */
    const versions = {
      terms: (items: unknown) =>
        withFile('data/site.json', (site) =>
          Object.assign(site, { terms: { heading: 'Terms', items } }),
        ),
      sections: (sections: unknown) =>
        withFile('data/privacy.json', (page) => Object.assign(page, { sections })),
      cities: (cities: unknown) =>
        withFile('data/site.json', (site: Record<string, object>) =>
          Object.assign(site, { servedCities: { ...site.servedCities, cities } }),
        ),
    }
    const cities = 'Business, Served cities, cities'
    type List = keyof typeof versions
    const cases: [what: string, list: List, before: unknown[], after: unknown[], said: string[]][] =
      [
        ['a name is removed', 'terms', [a, b, c], [b, c], ['Business, “A”: removed']],
        ['a name is added', 'terms', [b, c], [a, b, c], ['Business, “A”: new: About A.']],
        [
          'one is removed, the next changed',
          'terms',
          [a, b, c],
          [term('B', 'Other.'), c],
          ['Business, “A”: removed', 'Business, “B”: About B. → Other.'],
        ],
        [
          'one is added before a renamed one',
          'terms',
          [a, b],
          [c, { ...a, label: 'A2' }, b],
          ['Business, Term of business, label: A → A2', 'Business, “C”: new: About C.'],
        ],
        [
          'one is in the place of another',
          'terms',
          [a, b],
          [c, b],
          ['Business, “A”: removed', 'Business, “C”: new: About C.'],
        ],
        [
          'a section is removed',
          'sections',
          [one, two, three],
          [two, three],
          ['Privacy, “One”: removed'],
        ],
        [
          'one is removed, one added',
          'sections',
          [one, two],
          [three, one],
          ['Privacy, “Three”: new: About Three.', 'Privacy, “Two”: removed'],
        ],
        [
          'a later one is changed',
          'sections',
          [one],
          [two, section('One', 'Other.')],
          ['Privacy, Section, text: About One. → Other.', 'Privacy, “Two”: new: About Two.'],
        ],
        [
          'a city is added',
          'cities',
          ['Surat', 'Vapi'],
          ['Bharuch', 'Surat', 'Vapi'],
          [`${cities}: new: Bharuch`],
        ],
        [
          'a city is another',
          'cities',
          ['Surat', 'Vapi'],
          ['Surat', 'Valsad'],
          [`${cities}: Vapi → Valsad`],
        ],
      ]
    it.each(cases)('%s', (_what, list, before, after, said) => {
      const lines = visibleChanges(versions[list](before), versions[list](after))
      expect(lines.toSorted()).toEqual(said)
    })
  })

  it('is one line for a phone number in all its forms', () => {
    const withPhone = (display: string) =>
      withFile('data/site.json', (site) => {
        const digits = display.replaceAll(/\D/g, '')
        const phone = { display, href: `tel:+${digits}` }
        Object.assign(site, { phone, whatsapp: digits })
      })
    const [before, after] = [withPhone('+91 00000 00000'), withPhone('+91 98250 12345')]
    expect(visibleChanges(before, after)).toEqual([
      'Business, Phone, number: +91 00000 00000 → +91 98250 12345',
    ])
  })

  it('names a changed fact by its property and words', () => {
    const withFilterWords = (filterWords: unknown) =>
      withFile(ridged, (page) => Object.assign(page, { filterWords }))
    const [before, after] = [{ colour: ['on-request'] }, { colour: ['light-grey'] }].map(
      withFilterWords,
    )
    if (before === undefined || after === undefined) throw new Error('there are two versions')
    expect(visibleChanges(before, after)).toEqual([
      'Ridged sheets, Filter words, colour: On request → light grey',
    ])
  })

  describe('a page that is removed with its links', () => {
    const added = requireSuccess(newPage(whole, 'Nail', 'RoofingSheet'))
    const before = filesAfter(whole, added)
    const removed = removePage(before, 'Flatsheet', 'Ridgedsheet')
    const after = filesAfter(before, requireSuccess(removed))
    const changes = catalogueChanges(before, after)

    it('comes first, by its name', () => {
      const [first = ''] = changes.map((one) => `${one.page}: ${formatChange(one)}`)
      expect(first).toBe('Flat sheets: removed')
      expect(formatChanges(changes).split('\n')[0]).toBe('Flat sheets: removed')
      expect(commitMessage(changes)).toMatch(/^Flat sheets: removed/)
    })

    it('is named, like all pages, by its heading and not by a path or a file', () => {
      const said = changes.map((one) => formatChange(one))
      expect(said.filter((line) => /\.json|removed: \/|→ \//.test(line))).toEqual([])
      expect(said).toContain('“A shed”, “Flat sheets”: removed')
      expect(said.filter((line) => line.includes('Products, '))).toEqual([
        'Products, “Flat sheets”: removed',
      ])
    })

    it('is added, with its address, when it comes back', () => {
      const [first] = catalogueChanges(after, before)
      expect(first && `${first.page}: ${formatChange(first)}`).toBe(
        'Flat sheets: added, at /Flatsheet',
      )
    })
  })

  it.each([
    [true, false, 'no → yes'],
    [false, true, 'yes → no'],
  ])('is said as yes or no: %s', (published, before, said) => {
    const [line = '', ...more] = visibleChanges(
      withGujarati(whole, before),
      withGujarati(whole, published),
    )
    expect(more).toEqual([])
    expect(line).toContain(said)
  })

  it('is escaped in the report, whatever is in it', () => {
    const [change] = catalogueChanges(
      whole,
      withFile(ridged, (page: Record<string, unknown>) => {
        page.tagline = '<b>*Now*</b>'
      }),
    )
    const place = { file: 'data/a.json', line: 3, column: 1 }
    const problem = { ...place, message: '"<i>"', fix: 'Cure.' }
    const said = markdownSummary([problem], change && [change], (file, line) => `${file}#L${line}`)
    expect(said).toContain('1. "&lt;i>". Cure. ([data/a.json, line 3](data/a.json#L3))')
    expect(said).toContain('→ &lt;b>\\*Now\\*&lt;/b>')
  })
})

import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../../src/catalogue/intl.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import {
  catalogueTextStates,
  textStates,
  translateCatalogue,
} from '../../../src/check/translation/translate.ts'
import { updateTranslation } from '../../../src/check/translation/writeTranslation.ts'
import { withGujarati, withText, withTranslations } from '../../helpers/translations.ts'
import { ridged } from '../../helpers/wholeCatalogue.ts'

const screw = 'data/pages/Screw.json'
const summary = 'Screws for every roof. Ask for sizes, colours and the price.'

/** The words of a catalogue in Gujarati. */
function inGujarati(files: Files) {
  const { catalogue, problems } = checkCatalogue(files)
  expect(problems).toEqual([])
  if (catalogue === undefined) throw new Error('the catalogue cannot be read')
  return translateCatalogue(catalogue, { key: 'gu', language: 'gu-IN' })
}

/** The state of the texts of a page, as `state pointer`, with the translation if there is one. */
function statesOf(files: Files, path: string, file: string): string[] {
  const { pages, translations } = readCatalogue(files).draft
  const states = textStates(file, pages.get(path), translations.get('gu')?.get(file))
  return states.map(({ state, pointer, found }) =>
    [state, pointer, found?.text].filter(Boolean).join(' '),
  )
}

const heading = withTranslations(screw, { Screws: 'સ્ક્રૂ' })

describe('a catalogue in another language', () => {
  it('has the words of its folder, and English if there are none', () => {
    expect(inGujarati(heading).pages.get('/Screw')).toMatchObject({
      kind: 'placeholder',
      heading: 'સ્ક્રૂ',
      summary: 'Screws for every roof. Ask for sizes, colours and the price.',
    })
  })

  it('names its language for numbers, lists and plural forms', () => {
    const { site, properties } = inGujarati(heading)
    expect([site.language, properties.language]).toEqual(['gu-IN', 'gu-IN'])
  })

  it('shows the English of a text that has changed since it was translated', () => {
    const changed = withText(heading, screw, '"Screws"', '"Roof screws"')
    expect(inGujarati(changed).pages.get('/Screw')).toHaveProperty('heading', 'Roof screws')
  })

  it('finds the words of a text that has moved', () => {
    const point = {
      Light: 'હળવું',
      'Two men carry it.': 'બે માણસ ઊંચકે છે.',
    }
    const added = '"points": [{ "title": "Strong", "text": "It bears a man." }, { "title": "Light",'
    const moved = withText(
      withTranslations(ridged, point),
      ridged,
      '"points": [{ "title": "Light",',
      added,
    )
    expect(inGujarati(moved).pages.get('/Ridgedsheet')).toHaveProperty('whyChoose.points', [
      { title: 'Strong', text: 'It bears a man.' },
      { title: 'હળવું', text: 'બે માણસ ઊંચકે છે.' },
    ])
  })

  it('has its own plural forms, or one text for every number', () => {
    const years = {
      '{number} years': '{number} વર્ષ',
      '{number} microns': { one: '{number} માઇક્રોન', other: '{number} માઇક્રોન' },
    }
    const { units } = inGujarati(withTranslations('data/properties.json', years)).properties
    expect(units).toMatchObject({
      years: { written: years['{number} years'] },
      micron: { written: years['{number} microns'] },
      mm: { written: '{number} mm' },
    })
  })

  it('has the same figures, paths, pictures and keys', () => {
    const facts = (value: unknown) =>
      JSON.stringify(value).match(
        /(?<=[:[,])(?:-?\d[\d.]*|true|false|"\/[A-Za-z]*"|"[a-z0-9-]+(?:\.[a-z]+)?")(?=[,\]}])/g,
      )
    const { catalogue } = checkCatalogue(heading)
    const every = catalogueTextStates(readCatalogue(heading).draft, 'gu').filter(
      ({ file }) => file === ridged,
    )
    const all = withTranslations(ridged, Object.fromEntries(every.map(({ key }) => [key, 'પતરાં'])))
    const [before, after] = [catalogue, inGujarati(all)].map((one) =>
      one?.pages.get('/Ridgedsheet'),
    )
    expect(facts(after)).toEqual(facts(before))
    expect(after).not.toEqual(before)
  })
})

describe('a text of the English files', () => {
  it('is missing, fresh, or stale once it has changed', () => {
    expect(statesOf(heading, '/Screw', screw)).toEqual(['fresh /heading સ્ક્રૂ', 'missing /summary'])
    const changed = withText(heading, screw, '"Screws"', '"Roof screws"')
    expect(statesOf(changed, '/Screw', screw)[0]).toBe('stale /heading સ્ક્રૂ')
  })

  it('is missing in the place of a text that has moved on', () => {
    const first = withTranslations(ridged, {
      'Ridged sheets are rolled from coil.': 'કોઇલમાંથી બને છે.',
    })
    const inserted = withText(
      first,
      ridged,
      '"description": [',
      '"description": ["They are light.", ',
    )
    expect(
      statesOf(inserted, '/Ridgedsheet', ridged).filter((one) => one.includes('/description')),
    ).toEqual(['missing /description/0', 'fresh /description/1 કોઇલમાંથી બને છે.'])
  })

  it('is not listed if only the owner reads it, or if it has no words', () => {
    const { draft } = readCatalogue(withGujarati())
    const listed = catalogueTextStates(draft, 'gu').map(({ file, pointer }) => `${file} ${pointer}`)
    expect(listed).toContain('data/site.json /greeting')
    expect(
      listed.filter((one) => /phone\/display|\/asked\/|sources\.json|routes\.json/.test(one)),
    ).toEqual([])
  })
})

describe('a file of translations', () => {
  it('is written in the order of the English file, with moved texts and without those of none', () => {
    const texts = { [summary]: 'દરેક છત માટે સ્ક્રૂ.', Gone: 'જૂનું' }
    const files = withTranslations(screw, texts)
    const { pages, translations } = readCatalogue(files).draft
    const page = pages.get('/Screw') ?? {}
    const states = textStates(screw, page, translations.get('gu')?.get(screw))
    const written = updateTranslation(page, states, new Map([['/heading', 'સ્ક્રૂ']]))
    expect(Object.entries(written)).toEqual([
      ['Screws', 'સ્ક્રૂ'],
      [summary, 'દરેક છત માટે સ્ક્રૂ.'],
    ])
  })
})

describe('the check says nothing of a translation', () => {
  it.each<[string, string, Record<string, PluralTexts>]>([
    ['with the words of the glossary', screw, { Screws: 'સ્ક્રૂઓ' }],
    [
      'in the plural forms of its language',
      'data/properties.json',
      {
        '{number} years': { one: '{number} વર્ષ', other: '{number} વર્ષ' },
        '{number} mm': '{number} મિમી',
      },
    ],
    [
      'with one text for every number',
      'data/properties.json',
      { '{number} years': '{number} વર્ષ' },
    ],
    ['in another order', screw, { [summary]: 'દરેક છત માટે સ્ક્રૂ.', Screws: 'સ્ક્રૂ' }],
  ])('%s', (_, file, texts) => {
    const files = withTranslations(file, texts)
    const glossary = { $schema: '../schema/glossary.schema.json', screw: ['સ્ક્રૂ'] }
    const all = new Map(files.texts).set('data/gu/glossary.json', JSON.stringify(glossary))
    const { problems, warnings } = checkCatalogue({ ...files, texts: all })
    expect([...problems, ...warnings]).toEqual([])
  })
})

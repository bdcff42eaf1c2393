import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { fingerprint } from '../../src/catalogue/fingerprint.ts'
import { normalizeFile } from '../../src/check/normalizeFile.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { fixText } from '../../src/editor/edit/checkEdits.ts'
import { checkFolder, readFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../check/fixture.ts'
import { runs } from '../helpers/runs.ts'
import {
  translationsIn,
  withGujarati,
  withText,
  withTranslations,
  writeTexts,
} from '../helpers/translations.ts'
import { readBy, withSources } from '../helpers/wholeCatalogue.ts'
import { runCommand } from './run.ts'

const screw = 'data/pages/Screw.json'
const screwGu = 'data/gu/pages/Screw.json'
const ridged = 'data/pages/Ridgedsheet.json'
const flat = 'data/pages/Flatsheet.json'
const home = 'data/home.json'
const homeGu = 'data/gu/home.json'

/** The small catalogue with a page in Gujarati. */
const translated = withTranslations(screw, {
  Screws: 'સ્ક્રૂ',
  'Screws for every roof. Ask for sizes, colours and the price.': 'દરેક છત માટે સ્ક્રૂ.',
})

/** The data of every file in `data/`. */
async function facts(root: string): Promise<Map<string, unknown>> {
  const { texts } = await readFolder(root)
  return new Map(
    [...texts].flatMap(([file, text]) => {
      // A folder has no text.
      if (typeof text !== 'string') return []
      const { $schema: _, ...data } = JSON.parse(text)
      return [[file, data] as const]
    }),
  )
}

/** Writes a catalogue into a new folder. */
async function writeFolder(files: Files): Promise<string> {
  const root = await makeRegistry()
  await writeTexts(root, files)
  return root
}

describe('npm run fix', () => {
  it('normalizes fields, values and indentation, and adds the schema', async () => {
    const root = await makeRegistry([
      {
        file: screw,
        text: '\ufeff{"summary":"Screws for every roof.",\r\n"heading":"Screws","kind":"placeholder"}',
      },
      { file: ridged, find: '[0.5, 0.75, 1]', replace: '[1.00, 0.50,0.75]' },
      {
        file: ridged,
        find: '{ "max": 5, "unit": "years" }',
        replace: '{ "unit": "years", "max": 5 }',
      },
    ])
    const { code, out } = await runCommand('fix', root)
    expect(out).toContain(`Put in order: ${screw}`)
    expect(out).toContain('No fact was changed.')
    expect(code).toBe(0)
    expect(await readFile(path.join(root, screw), 'utf8')).toBe(`{
  "$schema": "../schema/page.schema.json",
  "kind": "placeholder",
  "heading": "Screws",
  "summary": "Screws for every roof."
}
`)
    const text = await readFile(path.join(root, ridged), 'utf8')
    expect(text).toContain('"values": [0.5, 0.75, 1]')
    expect(text).toContain('{ "max": 5, "unit": "years" }')
    expect((await checkFolder(root)).problems).toEqual([])
    expect((await runCommand('fix', root)).out).toBe('Everything is already in order.\n')
  })

  it('skips files that it cannot read, and a comma that may be a decimal point, and names the files', async () => {
    const broken = '{ "kind": "placeholder", "kind": "full" }'
    const comma = { file: ridged, find: '[0.5, 0.75, 1]', replace: '[0,6, 0.71]' }
    const root = await makeRegistry([{ file: screw, text: broken }, comma])
    const { code, out } = await runCommand('fix', root)
    for (const file of [screw, ridged]) {
      expect(out).toContain(`Not changed, because it has a problem: ${file}`)
    }
    expect(code).toBe(1)
    expect(await readFile(path.join(root, screw), 'utf8')).toBe(broken)
    expect(await readFile(path.join(root, ridged), 'utf8')).toContain('[0,6, 0.71]')
  })

  it.each([
    ['of today', '{ "Screws": "સ્ક્રૂ", "Screws": "પેચ", "An English text that is gone": "જૂનું" }'],
    [
      'of an earlier version',
      '{ "/heading": { "of": "qlhebz01", "text": "સ્ક્રૂ" }, "/heading": { "of": "1", "text": "પેચ" } }',
    ],
  ])('leaves translations %s alone while one text has two', async (_, text) => {
    const files = withGujarati()
    const root = await writeFolder({ ...files, texts: new Map(files.texts).set(screwGu, text) })
    const { code, out } = await runCommand('fix', root)
    expect(code).toBe(1)
    expect(out).toContain(`Not changed, because it has a problem: ${screwGu}\n`)
    expect(out).not.toContain(`${screwGu}  `)
    expect(out).not.toContain(`Put in order: ${screwGu}`)
    expect(await readFile(path.join(root, screwGu), 'utf8')).toBe(text)
    const { draft } = readCatalogue(await readFolder(root))
    expect(fixText(screwGu, text, draft)).toBe(text)
  })

  it('never sorts a list with a 0 in it', () => {
    const text = String(translated.texts.get(ridged)).replace('[0.5, 0.75, 1]', '[0, 6, 0.71]')
    expect(normalizeFile(ridged, text)).toContain('[0, 6, 0.71]')
  })

  it('changes no fact of a catalogue without leftovers', async () => {
    const root = await writeFolder(translated)
    const before = await facts(root)
    expect(await runCommand('fix', root)).toMatchObject({ code: 0 })
    expect(await facts(root)).toEqual(before)
  })

  it('changes no value of any file', () => {
    const file = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(file, (value) => {
        const { $schema: _, ...data } = value
        const text = JSON.stringify(data, null, 2)
        const normalized = normalizeFile(screw, text)
        if (normalized === undefined) return
        const { $schema: name, ...after } = JSON.parse(normalized)
        expect(name).toBe('../schema/page.schema.json')
        expect(after).toEqual(JSON.parse(text))
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('npm run fix on a catalogue from which something was removed by hand', () => {
  const source = (file: string, pointer: string) => ({
    file,
    pointer,
    from: 'owner',
    reason: 'New.',
  })
  const phone = source('data/site.json', '/phone')

  it('removes and reports the leftovers, and changes nothing the second time', async () => {
    const withNail = withTranslations('data/pages/Nail.json', { Nail: 'ખીલો' }, translated)
    const card = withTranslations(home, { 'Clip sheets': 'ક્લિપ', Nails: 'ખીલો' }, withNail)
    const files = withSources(
      [
        phone,
        source('data/pages/Nail.json', '/summary'),
        source(home, '/quote/fields/nothing/like/it'),
      ],
      card,
      readBy('data/pages/Nail.json', 'Nails'),
    )
    const root = await writeFolder(files)
    const { code, out } = await runCommand('fix', root)
    expect(code).toBe(0)
    for (const line of [
      `${homeGu}  1 of its texts is removed: the English is gone`,
      'data/gu/pages/Nail.json  is removed: its page is gone',
      'data/sources.json  “/Nail: summary” is removed from the list',
      'data/sources.json  who has read data/pages/Nail.json is removed',
      'data/sources.json  “Home page: quote, fields, nothing, like, it” is removed from the list',
    ]) {
      expect(out).toContain(`${line}\n`)
    }
    const { problems, warnings } = await checkFolder(root)
    expect([...problems, ...warnings]).toEqual([])
    const after = await readFolder(root)
    expect(translationsIn(after, homeGu)).toEqual({ 'Clip sheets': 'ક્લિપ' })
    expect(after.texts.has('data/gu/pages/Nail.json')).toBe(false)
    expect(JSON.parse(String(after.texts.get('data/sources.json'))).entries).toEqual([phone])
    expect((await runCommand('fix', root)).out).toBe('Everything is already in order.\n')
    expect((await readFolder(root)).texts).toEqual(after.texts)
  })

  it('counts each place of a text for which a translation is removed', async () => {
    const places = { Screws: { '/heading': 'સ્ક્રૂ', '/tagline': 'પેચ' } }
    const root = await writeFolder(withTranslations(screw, places))
    const { out } = await runCommand('fix', root)
    expect(out).toContain(`${screwGu}  1 of its texts is removed: the English is gone\n`)
    expect(translationsIn(await readFolder(root), screwGu)).toEqual({ Screws: 'સ્ક્રૂ' })
  })

  it('keeps the translation of a text whose English was changed, as out of date', async () => {
    const files = withText(translated, screw, '"Screws"', '"Roof screws"')
    const root = await writeFolder(files)
    await runCommand('fix', root)
    const after = await readFolder(root)
    expect(translationsIn(after, screwGu)).toEqual(translationsIn(translated, screwGu))
    expect((await checkFolder(root)).warnings).toMatchObject([{ file: screwGu }])
  })

  it('keeps a source with a misspelt location, and translations of a page that may have been renamed', async () => {
    const misspelt = source('data/site.json', '/phnoe')
    const elsewhere = source('data/pages/Screws.json', '/summary')
    const texts = new Map(withSources([misspelt, elsewhere], translated).texts)
    const words = String(texts.get(screwGu))
    texts.set('data/gu/pages/Boltsandnuts.json', words).delete(screwGu)
    const root = await writeFolder({ ...translated, texts })
    await runCommand('fix', root)
    const after = await readFolder(root)
    expect(JSON.parse(String(after.texts.get('data/sources.json'))).entries).toEqual([
      misspelt,
      elsewhere,
    ])
    expect(translationsIn(after, 'data/gu/pages/Boltsandnuts.json')).toEqual(
      translationsIn(translated, screwGu),
    )
  })

  it('removes nothing while a file cannot be read', async () => {
    const gone = withTranslations('data/pages/Nail.json', { Nail: 'ખીલો' }, translated)
    const files = withSources([source('data/pages/Nail.json', '/summary')], gone)
    const texts = new Map(files.texts).set(ridged, '{ "kind": ')
    const root = await writeFolder({ ...files, texts })
    const { code, out } = await runCommand('fix', root)
    expect(code).toBe(1)
    expect(out).not.toContain('is removed')
    const after = await readFolder(root)
    expect(after.texts.has('data/gu/pages/Nail.json')).toBe(true)
    expect(String(after.texts.get('data/sources.json'))).toContain('data/pages/Nail.json')
  })
})

it('npm run fix removes a file that is no longer used, even one that cannot be read', async () => {
  const file = 'data/acceptedWarnings.json'
  const texts = new Map(translated.texts).set(file, '{')
  const root = await writeFolder({ ...translated, texts })
  const { code, out } = await runCommand('fix', root)
  expect(code).toBe(0)
  expect(out).toContain(`${file}  is removed: it is no longer used\n`)
  expect((await readFolder(root)).texts.has(file)).toBe(false)
  expect((await runCommand('fix', root)).out).toBe('Everything is already in order.\n')
})

it('npm run fix names each value that it removes, and does not say that no fact was changed', async () => {
  const accepted = { file: screw, problem: 'The page is empty', reason: 'It comes in May.' }
  const files = withText(
    translated,
    'data/sources.json',
    '"entries"',
    '"papers": { "iso": "A" }, "entries"',
  )
  const texts = new Map(files.texts).set(
    'data/acceptedWarnings.json',
    JSON.stringify({ $schema: './x.json', acceptedWarnings: [accepted] }),
  )
  const { out } = await runCommand('fix', await writeFolder({ ...files, texts }))
  for (const line of [
    'data/sources.json  /papers is removed, it is no longer used: {"iso":"A"}',
    `data/acceptedWarnings.json  /acceptedWarnings/0 is removed, it is no longer used: ${JSON.stringify(accepted)}`,
  ]) {
    expect(out).toContain(`${line}\n`)
  }
  expect(out).not.toContain('$schema')
  expect(out).not.toContain('No fact was changed')
})

it('npm run fix moves who has confirmed an entry to its page, or to its language', async () => {
  const confirmed = { by: 'R. Patel', on: '2026-03-12' }
  const own = { file: ridged, pointer: '/tagline', from: 'owner' }
  const long = { file: ridged, pointer: '/whyChoose', from: 'owner' }
  const all = { file: 'data/pages/*.json', pointer: '/heading', from: 'owner' }
  const language = { file: 'data/site.json', pointer: '/languages/others/gu/name', from: 'owner' }
  const text = 'A long text. '.repeat(30)
  const cut = `${text.slice(0, 300)} … ${fingerprint(text)}`
  const entries = [
    { ...own, confirmed: { ...confirmed, value: 'Short.' } },
    { ...long, confirmed: { ...confirmed, value: cut } },
    { ...all, confirmed: { ...confirmed, value: 'Sheets; Screws' } },
    { ...language, confirmed: { ...confirmed, value: 'ગુજરાતી' } },
  ]
  const root = await writeFolder(withSources(entries, translated))
  const { out } = await runCommand('fix', root)
  const value = { ...confirmed, value: 'Sheets; Screws' }
  expect(out).toContain(
    `data/sources.json  /entries/2/confirmed is removed, it is no longer used: ${JSON.stringify(value)}\n`,
  )
  const after = await readFolder(root)
  const sources = JSON.parse(String(after.texts.get('data/sources.json')))
  expect(sources.entries).toEqual([own, long, all])
  const texts = [fingerprint('Short.'), fingerprint(text)]
  expect(sources.confirmed).toEqual({
    [ridged]: [{ ...confirmed, texts }],
    'data/gu': [{ ...confirmed, texts: [] }],
  })
  const { problems } = await checkFolder(root)
  expect(problems).toEqual([])
})

it('npm run fix renames keys of an earlier version, and the pointers of sources to them', async () => {
  const renamed = withText(
    withText(
      withText(translated, screw, '"kind"', '"facts": { "colour": ["zinc"] }, "kind"'),
      flat,
      '"specification": {',
      '"specification": { "also": [{ "property": "colour", "value": "zinc" }],',
    ),
    flat,
    '"whyHere"',
    '"whyGujarat"',
  )
  const source = { file: screw, pointer: '/facts/colour', from: 'owner' }
  const file = 'data/sources.json'
  const list = JSON.parse(String(renamed.texts.get('data/list.json')))
  const { line, roofCalculator } = structuredClone(list.words)
  Object.assign(list.words.roofCalculator, {
    units: line.lengthUnits,
    unitsOfOne: line.lengthUnitsOfOne,
    faults: { ...roofCalculator.faults, ...line.lengthFaults },
  })
  for (const key of ['lengthUnits', 'lengthUnitsOfOne', 'lengthFaults']) {
    delete list.words.line[key]
  }
  const texts = new Map(renamed.texts)
    .set(file, JSON.stringify({ entries: [source] }))
    .set('data/list.json', JSON.stringify(list))
  const root = await writeFolder({ ...renamed, texts })
  expect((await runCommand('fix', root)).code).toBe(0)
  const { problems, warnings } = await checkFolder(root)
  expect([...problems, ...warnings]).toEqual([])
  const after = await readFolder(root)
  const value = (name: string) => JSON.parse(String(after.texts.get(name)))
  expect(value(screw).filterWords).toEqual({ colour: ['zinc'] })
  expect(value(flat).specification.commonRows).toEqual([{ property: 'colour', value: 'zinc' }])
  expect(value(flat)).toHaveProperty('whyHere')
  expect(value('data/list.json').words).toMatchObject({ line, roofCalculator })
  expect(value(file).entries).toEqual([{ ...source, pointer: '/filterWords/colour' }])
})

it('npm run fix removes fields that are no longer used, with their translations', async () => {
  const texts = new Map(translated.texts)
  const put = (file: string, edit: (text: string) => string) =>
    texts.set(file, edit(String(texts.get(file))))
  put('data/sources.json', (text) =>
    text
      .replace('"entries"', '"papers": { "iso-1": { "title": "A standard" } },\n  "entries"')
      .replace('"from": "owner"', '"from": "standard",\n      "paper": "iso-1"'),
  )
  put('data/site.json', (text) => text.replace('"given"', '"byPaper": "From {paper}.", "given"'))
  texts.set('data/gu/site.json', JSON.stringify({ 'From {paper}.': '{paper} પરથી.' }))
  const root = await writeFolder({ ...translated, texts })
  expect((await checkFolder(root)).problems).toHaveLength(3)
  expect((await runCommand('fix', root)).code).toBe(0)
  const { problems, warnings } = await checkFolder(root)
  expect([...problems, ...warnings]).toEqual([])
  const after = await readFolder(root)
  expect(JSON.parse(String(after.texts.get('data/sources.json')))).toMatchObject({
    entries: [{ from: 'standard' }, {}, {}],
  })
  expect(String(after.texts.get('data/sources.json'))).not.toContain('paper')
  expect(after.texts.has('data/gu/site.json')).toBe(false)
})

describe('npm run fix on a catalogue whose units are from an earlier version', () => {
  const wordsFile = 'data/properties.json'
  const wordsGu = 'data/gu/properties.json'
  const years = { one: '{number} વર્ષ', other: '{number} વર્ષ' }

  /** The small catalogue with units as they were: texts, a list of spellings, and any letters before a number. */
  function earlierFiles(): Files {
    const right = withGujarati()
    const { units, properties, ...rest } = JSON.parse(String(right.texts.get(wordsFile)))
    const typedOnly = ['cm', 'ft', 'inch', 'ratio', 'sqm', 'sqft', 'kg', 'tonne']
    const names = Object.keys(units).filter((name) => !typedOnly.includes(name))
    const earlier = {
      ...rest,
      units: Object.fromEntries(names.map((name) => [name, units[name].written])),
      spellings: { metre: 'm', feet: 'ft', inch: 'in', in: 'ratio' },
      properties: Object.fromEntries(
        Object.entries<object>(properties).map(([key, property]) => {
          const { prefixes: _, units: __, term: ___, ...before } = { ...emptyProperty, ...property }
          return [key, before]
        }),
      ),
    }
    const gujarati = { '/units/years': { of: '1qyy5ci0', text: years } }
    const texts = new Map(right.texts)
      .set(wordsFile, JSON.stringify(earlier, null, 2))
      .set(wordsGu, JSON.stringify(gujarati))
    return { ...right, texts }
  }
  const emptyProperty: { prefixes?: unknown; units?: unknown; term?: unknown } = {}

  it('declares them with their kinds and spellings, and keeps their translations', async () => {
    const root = await writeFolder(earlierFiles())
    expect((await checkFolder(root)).problems).toMatchObject(
      [wordsGu, wordsFile].map((file) => ({
        file,
        fix: expect.stringContaining('run "npm run fix"'),
      })),
    )
    expect((await runCommand('fix', root)).code).toBe(0)
    const { problems, warnings, catalogue } = await checkFolder(root)
    expect([...problems, ...warnings]).toEqual([])
    expect(catalogue?.properties.units).toMatchObject({
      m: { written: '{number} m', kind: 'length', role: 'm', spellings: ['metre'] },
      ft: { role: 'ft', spellings: ['feet'] },
      inch: { role: 'in' },
      ratio: { role: 'ratio', spellings: ['in'] },
    })
    expect(catalogue?.properties.properties).toMatchObject({
      coating: { prefixes: ['Z'], term: true },
      warranty: { term: true },
    })
    expect(catalogue?.properties.properties.width).not.toHaveProperty('term')
    expect(translationsIn(await readFolder(root), wordsGu)).toEqual({ '{number} years': years })
    expect((await runCommand('fix', root)).out).toBe('Everything is already in order.\n')
  })

  /** The content of `properties.json` with changes, before and after `npm run fix`. */
  async function wordsAfterFix(files: Files, changed: (words: { units: object }) => object) {
    const { $schema: _, ...words } = JSON.parse(String(files.texts.get(wordsFile)))
    const before = changed(words)
    const texts = new Map(files.texts).set(wordsFile, JSON.stringify(before))
    const root = await writeFolder({ ...files, texts })
    await runCommand('fix', root)
    return { before, after: (await facts(root)).get(wordsFile) }
  }
  const pressure = { written: '{number} kPa', kind: 'pressure', factor: 1, spellings: ['kpas'] }

  it('changes nothing in units of today beside one that is only a text', async () => {
    const { before, after } = await wordsAfterFix(translated, (words) => {
      return { ...words, units: { ...words.units, kPa: '{number} kPa' } }
    })
    expect(after).toEqual(before)
  })

  it('keeps what it cannot convert: units of today, and texts and spellings of unknown units', async () => {
    const foot = { written: "{number}'", kind: 'length', factor: 304_800, role: 'ft' }
    const spellings = { metre: 'm', feet: 'ft', pound: 'lb' }
    const { after } = await wordsAfterFix(earlierFiles(), (words) => {
      return {
        ...words,
        spellings,
        units: { ...words.units, ft: foot, kPa: pressure, lb: '{number} lb' },
      }
    })
    expect(after).toMatchObject({
      units: { ft: foot, kPa: pressure, lb: '{number} lb', m: { spellings: ['metre'] } },
      spellings: { feet: 'ft', pound: 'lb' },
    })
  })

  it('does not take a letter that looks like a digit for a prefix', async () => {
    const files = withText(
      earlierFiles(),
      ridged,
      '{ "values": [0.5, 0.75, 1],',
      '{ "prefix": "O", "values": [0.5],',
    )
    const root = await writeFolder(files)
    await runCommand('fix', root)
    expect((await checkFolder(root)).problems).toMatchObject([
      {
        file: ridged,
        message: 'The thickness has no figures with "O" before the number',
        fix: 'This is the letter O. Did you mean 0.5?',
      },
    ])
  })
})

describe('npm run fix on a catalogue with the words of quotations, which an earlier version had', () => {
  const site = 'data/site.json'

  it('removes them and their translations, and nothing else', async () => {
    const { answer: words, ...rest } = JSON.parse(String(withGujarati().texts.get(site)))
    const greeting = { [words.named]: 'નમસ્તે {name} {business} {about}' }
    const right = withTranslations(site, { ...greeting, Total: 'કુલ' })
    const quotation = { heading: 'Quotation {number}', total: 'Total' }
    const texts = new Map(right.texts).set(
      site,
      JSON.stringify({ ...rest, answer: { ...words, quotation } }),
    )
    const root = await writeFolder({ ...right, texts })
    expect((await checkFolder(root)).problems[0]?.fix).toContain('run "npm run fix"')
    expect((await runCommand('fix', root)).code).toBe(0)
    const { problems } = await checkFolder(root)
    expect(problems).toEqual([])
    expect((await facts(root)).get(site)).toMatchObject({ answer: words })
    const after = await readFolder(root)
    expect(translationsIn(after, 'data/gu/site.json')).toEqual(greeting)
    expect(after.texts.get(site)).not.toContain('Quotation')
  })
})

describe('npm run fix on translations from an earlier version, under JSON pointers', () => {
  const hashOfScrews = 'qlhebz01'
  const summary = 'Screws for every roof. Ask for sizes, colours and the price.'
  const own = (text: string, of = hashOfScrews) => ({ of, text })

  /** The translations of a page after `npm run fix`. */
  async function fixed(entries: object, files = withGujarati()) {
    const texts = new Map(files.texts).set(screwGu, JSON.stringify(entries))
    const root = await writeFolder({ ...files, texts })
    const before = (await checkFolder(root)).problems
    expect(before.map(({ file, fix }) => [file, fix])).toEqual([
      [screwGu, expect.stringContaining('run "npm run fix"')],
    ])
    const { out } = await runCommand('fix', root)
    const { problems } = await checkFolder(root)
    expect(problems).toEqual([])
    return { out, words: translationsIn(await readFolder(root), screwGu) }
  }
  const twice = withText(withGujarati(), screw, `"${summary}"`, '"Screws"')

  it.each<[string, object, Files, object]>([
    ['puts each under its English', { '/heading': own('સ્ક્રૂ') }, withGujarati(), { Screws: 'સ્ક્રૂ' }],
    [
      'finds the English of a text that has moved',
      { '/title': own('સ્ક્રૂ') },
      withGujarati(),
      { Screws: 'સ્ક્રૂ' },
    ],
    [
      'keeps what was made from an earlier text, to be reviewed',
      { '/heading': own('ખીલા', '1a2b3c4d'), '/summary': own('દરેક છત માટે.', '1a2b3c4d') },
      withGujarati(),
      { Screws: { review: 'ખીલા' }, [summary]: { review: 'દરેક છત માટે.' } },
    ],
    [
      'keeps translations of today that a merge has put beside them, as the newer ones',
      {
        Screws: { review: 'પેચ' },
        [summary]: 'દરેક છત માટે.',
        '/heading': own('સ્ક્રૂ'),
      },
      withGujarati(),
      { Screws: { review: 'પેચ' }, [summary]: 'દરેક છત માટે.' },
    ],
    [
      'puts each that is not there yet beside translations of today',
      { [summary]: 'દરેક છત માટે.', '/heading': own('સ્ક્રૂ') },
      withGujarati(),
      { Screws: 'સ્ક્રૂ', [summary]: 'દરેક છત માટે.' },
    ],
    [
      'writes one translation of a text that is there twice once',
      { '/heading': own('સ્ક્રૂ'), '/summary': own('સ્ક્રૂ') },
      twice,
      { Screws: 'સ્ક્રૂ' },
    ],
    [
      'keeps two translations of one text, each for its place',
      { '/heading': own('સ્ક્રૂ'), '/summary': own('પેચ') },
      twice,
      { Screws: { '/heading': 'સ્ક્રૂ', '/summary': 'પેચ' } },
    ],
  ])('%s', async (_, entries, files, words) => {
    expect((await fixed(entries, files)).words).toEqual(words)
  })
  it('says how many translations it removes because their English is gone', async () => {
    const { out, words } = await fixed({
      '/heading': own('સ્ક્રૂ'),
      '/tagline': own('જૂનું', '1a2b3c4d'),
      'An English text that is gone': 'બીજું જૂનું',
    })
    expect(words).toEqual({ Screws: 'સ્ક્રૂ' })
    expect(out).toContain(`${screwGu}  2 of its texts are removed: the English is gone\n`)
  })

  it('says nothing of translations that are written once for two places', async () => {
    const { out } = await fixed({ '/heading': own('સ્ક્રૂ'), '/summary': own('સ્ક્રૂ') }, twice)
    expect(out).not.toContain('removed')
  })

  it('removes those of a page that is gone, as "Fix it" does', async () => {
    const nailGu = 'data/gu/pages/Nail.json'
    const text = JSON.stringify({ '/heading': own('ખીલો') })
    const files = withGujarati()
    const root = await writeFolder({ ...files, texts: new Map(files.texts).set(nailGu, text) })
    const { draft } = readCatalogue(await readFolder(root))
    expect(fixText(nailGu, text, draft)).toBeUndefined()
    const { code, out } = await runCommand('fix', root)
    expect(code).toBe(0)
    expect(out).toContain(`${nailGu}  is removed: its page is gone\n`)
    const { problems, warnings } = await checkFolder(root)
    expect([...problems, ...warnings]).toEqual([])
    expect((await readFolder(root)).texts.has(nailGu)).toBe(false)
  })
})

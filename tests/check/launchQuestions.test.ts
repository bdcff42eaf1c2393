import { beforeAll, describe, expect, it } from 'vitest'
import { changes } from '../../src/check/changes.ts'
import { markdownSummary } from '../../src/check/formatChanges.ts'
import { formatLaunchQuestions, launchQuestions } from '../../src/check/launchQuestions.ts'
import type { Files } from '../../src/model/catalogue/catalogueFiles.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { makeRegistry } from './fixture.ts'
import { found } from './outcome.ts'

let whole: Files
beforeAll(async () => {
  whole = await readFolder(await makeRegistry())
})

const ridged = 'data/pages/Ridgedsheet.json'

function edited(file: string, edit: (value: Record<string, never>) => void): Files {
  const value = JSON.parse(String(whole.texts.get(file)))
  edit(value)
  return { ...whole, texts: new Map(whole.texts).set(file, JSON.stringify(value, null, 2)) }
}

/** A catalogue without unconfirmed facts and placeholder values. */
function ready({ map: otherMap = {}, ...site }: Record<string, unknown> = {}): Files {
  const own = {
    url: 'https://www.roofs-of-surat.in',
    email: 'office@roofs-of-surat.in',
    phone: { display: '+91 98250 12345', href: 'tel:+919825012345' },
    whatsapp: '919825012345',
    socials: [{ label: 'Facebook', url: 'https://www.facebook.com/roofs-of-surat' }],
    ...site,
  }
  const files = edited('data/site.json', (value: Record<string, unknown>) => {
    const map = {
      embed: 'https://www.openstreetmap.org/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18',
      link: 'https://www.openstreetmap.org/#map=18/21.1702/72.8311',
    }
    const addresses = [{ label: 'Works', lines: ['Plot 1'], postalCode: '395 003' }]
    const place = { city: 'Surat', region: 'Gujarat', country: 'India' }
    Object.assign(value, { addresses: addresses.map((one) => ({ ...one, ...place })) }, own)
    Object.assign(Object(value.map), map, otherMap)
  })
  const texts = new Map(files.texts).set('data/unconfirmed.json', '{ "facts": [] }')
  return { ...files, texts }
}

describe('what has to be answered before the launch', () => {
  it('is nothing where no fact is unconfirmed and no value is a placeholder', () => {
    expect(launchQuestions(ready())).toEqual([])
    expect(formatLaunchQuestions([])).toBe(
      'Nothing is left to be confirmed: the site can be launched.',
    )
  })

  it('is not a number that is merely easy to remember', () => {
    const phone = { display: '+91 98777 77777', href: 'tel:+919877777777' }
    expect(launchQuestions(ready({ phone, whatsapp: '919812345678' }))).toEqual([])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['zeros', { whatsapp: '910000000000' }, 'This number reaches nobody.'],
    ['an address of nobody', { email: 'a@b.example' }, '"b.example" can belong to nobody.'],
    ['a host of nobody', { url: 'https://example.com' }, '"example.com" can belong to nobody.'],
    [
      'the front page of a network',
      { socials: [{ label: 'Facebook', url: 'https://www.facebook.com/' }] },
      'The link leads to the front page of a network, not to a profile.',
    ],
    [
      'a map of the town',
      { map: { link: 'https://www.openstreetmap.org/#map=12/21.1702/72.8311' } },
      'The map shows a whole town, not where the business is.',
    ],
    [
      'a map of another maker',
      { map: { link: 'https://www.google.com/maps/@21.1702,72.8311,12z' } },
      'The map shows a whole town, not where the business is.',
    ],
    [
      'an address without a street',
      { addresses: [{ label: 'A', lines: [], city: 'B', region: 'C', country: 'D' }] },
      'The address has no street or no postal code.',
    ],
  ])('is %s, whether it is listed or not', (_what, site, reason) => {
    const questions = launchQuestions(ready(site))
    expect(questions.map((one) => one.reason)).toEqual([reason])
    expect(questions[0]?.current[0]?.file).toBe('data/site.json')
  })

  it('is a field of all pages that have it, in the words of the pages', () => {
    const texts = new Map(ready().texts)
    const fact = { ask: 'supplier', file: 'data/pages/*.json', pointer: '/claims', reason: 'Who?' }
    texts.set('data/unconfirmed.json', JSON.stringify({ facts: [fact] }))
    const paper = formatLaunchQuestions(launchQuestions({ ...whole, texts }))
    expect(paper).toContain('The makers: their names, warranties and certificates (1)')
    expect(paper).toContain('    Ridged sheets  (data/pages/Ridgedsheet.json:12)')
    expect(paper).toContain('      Warranty: up to 5 years')
  })
})

describe('what has changed for a buyer', () => {
  it('is nothing where a file is only formatted in another way', () => {
    expect(
      found(
        whole,
        edited(ridged, () => {}),
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
    expect(found(whole, after)).toEqual(said.map((one) => `Ridged sheets, ${one}`))
  })

  it('is escaped in the report, whatever is in it', () => {
    const [change] = changes(
      whole,
      edited(ridged, (page: Record<string, unknown>) => {
        page.tagline = '<b>*Now*</b>'
      }),
    )
    const problem = { file: 'data/a.json', line: 3, column: 1, message: '"<i>"', hint: 'Cure.' }
    const said = markdownSummary([problem], change && [change], (file, line) => `${file}#L${line}`)
    expect(said).toContain('1. "&lt;i>". Cure. ([data/a.json, line 3](data/a.json#L3))')
    expect(said).toContain('→ &lt;b>\\*Now\\*&lt;/b>')
  })
})

import { describe, expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import {
  canLaunch,
  formatLaunchQuestions,
  isBlocking,
} from '../../src/check/formatLaunchQuestions.ts'
import { type LaunchList, launchQuestions } from '../../src/check/launchQuestions.ts'
import { filesAfter } from '../../src/editor/edit/catalogueEdit.ts'
import { changePhone } from '../../src/editor/edit/changePhone.ts'
import { withGujarati } from '../helpers/translations.ts'
import { ridged, whole, withFile, withSources } from '../helpers/wholeCatalogue.ts'
import { requireSuccess } from './outcome.ts'

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
  const files = withFile('data/site.json', (value: Record<string, unknown>) => {
    const map = {
      embed: 'https://www.openstreetmap.org/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18',
      link: 'https://www.openstreetmap.org/#map=18/21.1702/72.8311',
    }
    const addresses = [{ label: 'Works', lines: ['Plot 1'], postalCode: '395 003' }]
    const place = { city: 'Surat', region: 'Gujarat', country: 'India' }
    Object.assign(value, { addresses: addresses.map((one) => ({ ...one, ...place })) }, own)
    Object.assign(Object(value.map), map, otherMap)
  })
  return withSources([], files)
}

/** The questions for which the site has to wait. */
const asked = (files: Files) => launchQuestions(files).questions.filter(isBlocking)

describe('what has to be answered before the launch', () => {
  it('is nothing if no fact is unconfirmed and no value is a placeholder', () => {
    expect(asked(ready())).toEqual([])
    expect(formatLaunchQuestions(launchQuestions(ready()))).toContain(
      'Nothing is left to be confirmed: the site can be launched.',
    )
  })

  it('is not a number that is merely easy to remember', () => {
    const phone = { display: '+91 98777 77777', href: 'tel:+919877777777' }
    expect(asked(ready({ phone, whatsapp: '919812345678' }))).toEqual([])
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
    const questions = asked(ready(site))
    expect(questions.map((one) => one.reason)).toEqual([reason])
    expect(questions[0]?.current[0]?.file).toBe('data/site.json')
  })

  it('is a field of all pages that have it, in the words of the pages', () => {
    const place = { file: 'data/pages/*.json', pointer: '/claims' }
    const entry = { ...place, from: 'owner', ask: 'supplier', reason: 'Who?' }
    const paper = formatLaunchQuestions(launchQuestions(withSources([entry], ready())))
    expect(paper).toContain('The makers: their names, warranties and certificates (1)')
    expect(paper).toContain('    Ridged sheets  (data/pages/Ridgedsheet.json:12)')
    expect(paper).toContain('      Warranty: up to 5 years')
  })
})

describe('the list of what is open or missing', () => {
  const flat = 'data/pages/Flatsheet.json'
  const thickness = { file: ridged, pointer: '/specification/rows/thickness', from: 'owner' }
  const confirmed = { by: 'R. Patel', on: '2026-03-12', value: '0.50 mm, 0.75 mm, 1.00 mm' }

  /** A ready catalogue with these entries. */
  function listOf(entries: readonly object[], ask?: object) {
    const texts = new Map(withSources(entries, ready()).texts)
    if (ask !== undefined) {
      const words = JSON.parse(String(texts.get('data/properties.json')))
      words.properties['cover-width'].asked = ask
      texts.set('data/properties.json', JSON.stringify(words))
      const page = JSON.parse(String(texts.get(flat)))
      texts.set(flat, JSON.stringify({ ...page, productKind: 'lapped-sheet' }))
    }
    return launchQuestions({ ...whole, texts })
  }
  const reasons = (list: LaunchList) => list.questions.map(({ reason }) => reason)

  it('does not ask for what is confirmed, and counts it as answered', () => {
    const open = listOf([thickness])
    const done = listOf([{ ...thickness, confirmed }])
    expect(reasons(open)).toContain('Nobody has confirmed this yet.')
    expect(reasons(done)).not.toContain('Nobody has confirmed this yet.')
    expect([done.total, done.answered]).toEqual([open.total, open.answered + 1])
  })

  it('counts a missing fact of the business once somebody is asked for it, or it is given', () => {
    const asked = { of: 'owner', unlocks: 'Buyers see it.' }
    const countsWith = (gstin: object | undefined) => {
      const { total, answered } = launchQuestions(ready({ gstin }))
      return { total, answered }
    }
    const without = countsWith(undefined)
    const { total, answered } = without
    expect(countsWith({ label: 'GSTIN' })).toEqual(without)
    expect(countsWith({ label: 'GSTIN', asked })).toEqual({ total: total + 1, answered })
    const given = { label: 'GSTIN', number: '27AAPFU0939F1ZV' }
    expect(countsWith(given)).toEqual({ total: total + 1, answered: answered + 1 })
  })

  it('asks again for a figure that has changed since it was confirmed', () => {
    const { questions } = listOf([{ ...thickness, confirmed: { ...confirmed, value: '0.40 mm' } }])
    expect(questions.filter(isBlocking)).toMatchObject([
      {
        reason: 'It was confirmed by R. Patel as “0.40 mm”, and has changed since.',
        entry: 0,
        current: [{ lines: [{ text: '0.50 mm, 0.75 mm, 1.00 mm' }] }],
      },
    ])
  })

  it('names the pages that do not have a property that the vocabulary asks for', () => {
    const asked = { of: 'engineer', unlocks: 'The calculator counts alone.' }
    const missing = listOf([], asked).questions.find((one) => one.missing === 'cover-width')
    expect(missing).toMatchObject({
      ask: 'engineer',
      unlocks: `1 page can count the sheets as soon as this is answered. ${asked.unlocks}`,
    })
    expect(missing?.places.map(({ file }) => file)).toEqual([flat])
  })

  it('begins with the width that one sheet covers', () => {
    const { questions } = listOf([thickness], { of: 'engineer', unlocks: 'Something.' })
    expect(questions[0]?.missing).toBe('cover-width')
  })

  it('lets the site go live without what is missing', () => {
    const list = listOf([], { of: 'engineer', unlocks: 'Something.' })
    expect(list.questions.length).toBeGreaterThan(0)
    expect(list.questions.filter(isBlocking)).toEqual([])
  })

  it('puts what makes more possible first, and says how far it is', () => {
    const text = {
      file: ridged,
      pointer: '/tagline',
      from: "this site's own words",
      reason: 'Text',
    }
    const name = { file: 'data/site.json', pointer: '/name', from: 'owner', reason: 'Name' }
    const list = listOf([text, { ...thickness, reason: 'Figure' }, name])
    expect(reasons(list).filter((one) => ['Text', 'Figure', 'Name'].includes(one))).toEqual([
      'Name',
      'Figure',
      'Text',
    ])
    expect(formatLaunchQuestions(list)).toMatch(/^0 of \d+ answered\.\n3 things to be confirmed/)
  })

  it('keeps a number that was confirmed from being replaced together with the number', () => {
    const phone = { file: 'data/site.json', pointer: '/whatsapp', from: 'owner' }
    const entries = [{ ...phone, confirmed: { ...confirmed, value: '919825012345' } }]
    const files = withSources(entries, ready())
    expect(launchQuestions(files).questions.filter(isBlocking)).toEqual([])
    const after = filesAfter(files, requireSuccess(changePhone(files, '+91 98765 43210')))
    expect(launchQuestions(after).questions.filter(isBlocking)).toHaveLength(1)
  })
})

describe('an answer in the list', () => {
  const place = { file: 'data/site.json', from: 'owner' }
  const pointers = ['/name', '/phone', '/whatsapp', '/email', '/addresses/0', '/map']
  const listed = pointers.map((pointer) => ({ ...place, pointer, reason: pointer }))
  const zeros = { phone: { display: '+91 00000 00000', href: 'tel:+910000000000' } }
  /** The list for a site with these fields, in which each of the values above is asked for. */
  const listFor = (site: Record<string, unknown>) =>
    launchQuestions(withSources(listed, ready(site)))
  const open = (list: LaunchList) => list.questions.filter(isBlocking).map(({ reason }) => reason)

  it('is given once a real value has taken the place of a stand-in, wherever it was typed', () => {
    expect(open(listFor({ ...zeros, whatsapp: '910000000000' }))).toEqual([
      '/phone',
      '/whatsapp',
      '/name',
    ])
    expect(open(listFor({ whatsapp: '910000000000' }))).toEqual(['/whatsapp', '/name'])
    expect(open(listFor({}))).toEqual(['/name'])
  })

  it.each<[string, Record<string, unknown>, string, string[]]>([
    [
      'a number that cannot be called',
      { phone: { display: '+91 98250 123', href: 'tel:+9198250123' } },
      '/phone',
      ['/phone'],
    ],
    [
      'an address of a file that can be read no more',
      { email: 'not an address' },
      '/email',
      pointers,
    ],
    ['an empty name', { name: '' }, '/name', pointers],
  ])('is not given while it is wrong: %s', (_, site, wrongOne, expected) => {
    const list = listFor(site)
    expect(open(list).toSorted()).toEqual([...new Set([...expected, '/name'])].toSorted())
    const wrong = list.questions.filter(({ fault }) => fault !== undefined)
    expect(wrong.map(({ reason }) => reason)).toEqual([wrongOne])
    expect(list.answered + list.questions.length).toBe(list.total)
    expect(list.problems).toBeGreaterThan(0)
    expect(canLaunch(list)).toBe(false)
    expect(formatLaunchQuestions(list)).not.toContain('can be launched')
  })

  it('is not given in a page that cannot be read, even if it was confirmed', () => {
    const entry = { file: ridged, pointer: '/tagline', from: "this site's own words" }
    const confirmed = { by: 'R. Patel', on: '2026-03-12', value: 'Sheets' }
    const files = withSources([{ ...entry, confirmed }], ready())
    const broken = new Map(files.texts).set(ridged, String(files.texts.get(ridged)).slice(1))
    const list = launchQuestions({ ...files, texts: broken })
    expect(list.questions.find((one) => one.entry === 0)).toMatchObject({ group: 'again' })
  })

  it('names its field, and that of many pages with their number', () => {
    const all = { file: 'data/pages/*.json', pointer: '/tagline', from: "this site's own words" }
    const { questions } = launchQuestions(withSources([...listed, all], ready(zeros)))
    const fields = questions.filter(isBlocking).map(({ field }) => field)
    expect(fields).toEqual([
      'Business: Phone',
      'Business: Name',
      expect.stringMatching(/^\d+ pages: /),
    ])
  })

  it('holds the launch back no more only if the check finds nothing either', () => {
    expect(canLaunch(launchQuestions(ready()))).toBe(true)
    const files = ready()
    const wrong = new Map(files.texts).set('data/routes.json', '{ "/Nowhere": "product" }')
    expect(canLaunch(launchQuestions({ ...files, texts: wrong }))).toBe(false)
  })
})

describe('a language of the site', () => {
  const pointer = '/languages/others/gu/name'
  const entry = {
    file: 'data/site.json',
    pointer,
    from: "this site's own words",
    ask: 'reader',
    reason: 'No native reader has confirmed the Gujarati texts yet.',
  }
  const confirmed = { by: 'R. Patel', on: '2026-03-12', value: 'ગુજરાતી' }

  it.each<[string, boolean, object[], { listed: number; blocking: number }]>([
    ['held back', false, [entry], { listed: 1, blocking: 0 }],
    ['published', true, [entry], { listed: 1, blocking: 1 }],
    ['held back, and no entry is about it', false, [], { listed: 1, blocking: 0 }],
    ['published, and no entry is about it', true, [], { listed: 1, blocking: 1 }],
    ['confirmed and published', true, [{ ...entry, confirmed }], { listed: 0, blocking: 0 }],
  ])('asks for a native reader: %s', (_, published, entries, { listed, blocking }) => {
    const files = withSources(entries, withGujarati(ready(), published))
    const questions = launchQuestions(files).questions.filter(({ ask }) => ask === 'reader')
    expect(questions.map(({ reason }) => reason)).toEqual(Array(listed).fill(entry.reason))
    expect(questions.filter(isBlocking)).toHaveLength(blocking)
  })
})

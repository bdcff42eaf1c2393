import { describe, expect, it } from 'vitest'
import { formatLaunchList } from '../../src/check/formatLaunchList.ts'
import {
  answeredCount,
  blockingAnswers,
  canLaunch,
  launchList,
  launchState,
  optionalAnswers,
  WHO,
} from '../../src/check/launchList.ts'
import { launchWords } from '../../src/check/launchWords.ts'
import { readyCatalogue as ready } from '../helpers/readyCatalogue.ts'
import { readBy, ridged, whole, withSources } from '../helpers/wholeCatalogue.ts'

const zeros = { phone: { display: '+91 00000 00000', href: 'tel:+910000000000' } }
const signature = { by: 'R. Patel', on: '2026-03-12' }

/** A question of the data, and what `sources.json` has for it. */
const question = (key: string, more = {}) => ({ key, question: `What about ${key}?`, ...more })
const entry = (pointer: string, launch: string, more = {}) => ({
  file: 'data/site.json',
  pointer,
  from: 'owner',
  launch,
  reason: `Nobody knows ${pointer}.`,
  ...more,
})

/** The list for these entries and questions; the person who confirms is named. */
function listFor(entries: readonly object[], launch: readonly object[], files = ready()) {
  return launchList(withSources(entries, files, { confirms: 'R. Patel', launch }))
}
const answerOf = (list: ReturnType<typeof launchList>, key: string) =>
  list.answers.find((answer) => answer.key === key)
const texts = (value: string) => readBy('', value).confirmed['']?.[0]

describe('what has to be answered before the launch', () => {
  it('is nothing if no question is asked and no value is a stand-in', () => {
    const list = launchList(ready())
    expect(list.answers).toEqual([])
    expect(canLaunch(list)).toBe(true)
    expect(formatLaunchList(list)).toContain(launchWords.canLaunch)
  })

  it('is not a number that is merely easy to remember', () => {
    const phone = { display: '+91 98777 77777', href: 'tel:+919877777777' }
    expect(launchList(ready({ phone, whatsapp: '919812345678' })).answers).toEqual([])
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['zeros', { whatsapp: '910000000000' }, 'This number reaches nobody.'],
    ['an address of nobody', { email: 'a@b.example' }, '"b.example" is a made-up address.'],
    ['a host of nobody', { url: 'https://example.com' }, '"example.com" is a made-up address.'],
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
  ])('is %s, although no question is about it', (_what, site, reason) => {
    const blocking = blockingAnswers(launchList(ready(site)))
    expect(blocking.map(({ notes }) => notes)).toEqual([[reason]])
    expect(blocking[0]?.current[0]?.file).toBe('data/site.json')
  })

  it('is who confirms, as soon as a question is asked', () => {
    const launch = [question('name')]
    const unnamed = launchList(withSources([], ready(), { launch }))
    expect(blockingAnswers(unnamed).map(({ key }) => key)).toEqual([WHO])
    expect(answerOf(listFor([], launch), WHO)).toMatchObject({
      state: 'answered',
      notes: ['R. Patel'],
    })
  })

  it('is each problem that the check finds', () => {
    const files = ready()
    const wrong = new Map(files.texts).set('data/routes.json', '{ "/Nowhere": "product" }')
    expect(canLaunch(launchList({ ...files, texts: wrong }))).toBe(false)
  })

  it('is counted apart if it was answered before, and has changed since', () => {
    const answered = { ...signature, texts: [] }
    const questions = [question('phone', { answered }), question('email')]
    const list = listFor([entry('/phone', 'phone'), entry('/email', 'email')], questions)
    expect(launchState(list)).toBe(
      '1 more answer is needed for the launch, 1 answer to be given again.',
    )
  })

  it('is said in the same words in the terminal', () => {
    const list = listFor([entry('/phone', 'phone')], [question('phone')], ready(zeros))
    const printed = formatLaunchList(list)
    expect(printed).toContain(`${launchWords.heading}: 1 of 2 answered.`)
    expect(printed).toContain(launchState(list))
    expect(printed).toMatch(
      /\[ \] 2\. What about phone\?\n {4}Nobody knows \/phone\.\n {4}Business {2}\(data\/site\.json:\d+\)\n {6}Phone, Number: \+91 00000 00000/,
    )
  })
})

describe('the answer to a question', () => {
  const phone = [entry('/phone', 'phone'), entry('/whatsapp', 'phone')]
  const [display, digits] = ['+91 98250 12345; tel:+919825012345', '919825012345']
  const answered = {
    ...signature,
    texts: [display, digits].flatMap((one) => texts(one)?.texts ?? []),
  }

  it.each<[string, object[], object, Record<string, unknown>, string, string[]]>([
    ['a stand-in', phone, {}, zeros, 'open', ['Nobody knows /phone.', launchWords.notConfirmed]],
    ['a real value that nobody has confirmed', phone, {}, {}, 'open', [launchWords.notConfirmed]],
    [
      'one that is confirmed',
      phone,
      { answered },
      {},
      'answered',
      [launchWords.confirmedBy(signature)],
    ],
    [
      'one that has changed since',
      phone,
      { answered },
      { whatsapp: '919825012346' },
      'open',
      [launchWords.changedSince(signature)],
    ],
    [
      'a name that nobody has confirmed',
      [entry('/name', 'phone')],
      {},
      {},
      'open',
      ['Nobody knows /name.'],
    ],
    [
      'one that is not known',
      phone,
      { unknown: signature },
      {},
      'unknown',
      [launchWords.unknownTo(signature)],
    ],
    ['no value any longer', [], {}, {}, 'answered', []],
  ])('is %s', (_, entries, more, site, state, notes) => {
    const list = listFor(entries, [question('phone', more)], ready(site))
    expect(answerOf(list, 'phone')).toMatchObject({ state, notes })
    expect(canLaunch(list)).toBe(state !== 'open')
    expect(answerOf(list, 'phone')?.isAskedAgain).toBe(state === 'open' && 'answered' in more)
    expect(answeredCount(list)).toBe(state === 'open' ? 1 : 2)
  })

  it('is a fact that is not given yet, until it is', () => {
    const terms = (text?: string) => ({
      terms: {
        heading: 'Before you order',
        items: [{ label: 'Opening hours', ...(text && { text }) }],
      },
    })
    const hours = [entry('/terms/items/Opening hours', 'hours')]
    const notes = (text?: string) =>
      answerOf(listFor(hours, [question('hours')], ready(terms(text))), 'hours')?.notes
    expect(notes()).toEqual([launchWords.notGiven('Opening hours')])
    expect(notes('Monday to Saturday')).toEqual(['Nobody knows /terms/items/Opening hours.'])
  })

  it.each<[string, Record<string, unknown>, string]>([
    [
      'a number that cannot be called',
      { phone: { display: '+91 98250 123', href: 'tel:+9198250123' } },
      '/phone',
    ],
    ['an empty name', { name: '' }, '/name'],
  ])('is not given while it is wrong, even if it was confirmed: %s', (_, site, pointer) => {
    const list = listFor([entry(pointer, 'it')], [question('it', { answered })], ready(site))
    const [note = ''] = answerOf(list, 'it')?.notes ?? []
    expect(note.startsWith(launchWords.wrongNow(''))).toBe(true)
    expect(list.problems).toBeGreaterThan(0)
    expect(formatLaunchList(list)).not.toContain(launchWords.canLaunch)
  })

  it('is not given in a page that cannot be read', () => {
    const own = entry('/tagline', 'it', { file: ridged })
    const files = withSources([own], ready(), { launch: [question('it', { answered })] })
    const broken = new Map(files.texts).set(ridged, String(files.texts.get(ridged)).slice(1))
    expect(answerOf(launchList({ ...files, texts: broken }), 'it')?.state).toBe('open')
  })

  it('names the page and the field of each of its values', () => {
    const all = { ...entry('/tagline', 'it'), file: 'data/pages/*.json' }
    const [first, second] =
      answerOf(listFor([...phone, all], [question('it'), question('phone')]), 'phone')?.points ?? []
    expect([first?.name, second?.name]).toEqual(['Business: Phone', 'Business: WhatsApp'])
  })
})

describe('a property that tables lack', () => {
  const flat = 'data/pages/Flatsheet.json'
  const asked = { of: 'engineer', unlocks: 'The calculator counts alone.' }

  function listWith(launch: readonly object[], asking: object | null = asked) {
    const files = withSources([], ready(), { confirms: 'R. Patel', launch })
    const changed = new Map(files.texts)
    const words = JSON.parse(String(changed.get('data/properties.json')))
    words.properties['cover-width'].asked = asking ?? undefined
    changed.set('data/properties.json', JSON.stringify(words))
    const page = JSON.parse(String(changed.get(flat)))
    changed.set(flat, JSON.stringify({ ...page, productKind: 'lapped-sheet' }))
    return launchList({ ...whole, texts: changed })
  }
  const widths = question('widths', { property: 'cover-width', mayBeUnknown: true })

  it('is asked before the launch and named with its pages, and the launch does not wait for it', () => {
    const list = listWith([widths])
    const answer = answerOf(list, 'widths')
    expect(answer).toMatchObject({ state: 'open', isBlocking: false })
    expect(answer?.points.flatMap(({ places }) => places.map(({ file }) => file))).toEqual([flat])
    expect(answer?.notes.join()).toContain(launchWords.holdsNothingBack)
    expect(list.missing).toEqual([])
    expect(canLaunch(list)).toBe(true)
    expect(formatLaunchList(list)).toContain(launchWords.canLaunch)
    expect(optionalAnswers(list)).toEqual([{ key: 'widths', label: '2. What about widths?' }])
    expect(formatLaunchList(list)).toContain(`${launchWords.canWait} 2. What about widths?`)
  })

  it('is answered with “I do not know”, which is said of the pages that lack it', () => {
    const answer = answerOf(listWith([{ ...widths, unknown: signature }]), 'widths')
    expect(answer?.state).toBe('unknown')
    expect(answer?.notes.join()).toMatch(
      /does not know it yet, .* \(Effective width: missing on 1 page\)$/,
    )
  })

  it('is listed with what buyers ask for if no question is about it', () => {
    const list = listWith([question('name')])
    expect(list.missing).toMatchObject([
      { key: 'cover-width', ask: 'engineer', unlocks: asked.unlocks },
    ])
    expect(canLaunch(list)).toBe(true)
    const printed = formatLaunchList(list)
    expect(printed).toContain(
      `${launchWords.missing}:\n  The engineer: Effective width: missing on 1 page`,
    )
  })

  it('is not listed if nobody is asked for it', () => {
    expect(listWith([question('name')], null).missing).toEqual([])
  })
})

it('a fact of the business is missing until it is given, if somebody is asked for it', () => {
  const asked = { of: 'owner', unlocks: 'Buyers see it.' }
  const missingWith = (gstin: object | undefined) =>
    launchList(ready({ gstin })).missing.map(({ name }) => name)
  expect(missingWith(undefined)).toEqual([])
  expect(missingWith({ label: 'GSTIN' })).toEqual([])
  expect(missingWith({ label: 'GSTIN', asked })).toEqual(['GSTIN'])
  expect(missingWith({ label: 'GSTIN', asked, number: '27AAPFU0939F1ZV' })).toEqual([])
})

describe('a page that somebody has to read', () => {
  const tagline = { file: 'data/pages/*.json', pointer: '/tagline', from: "this site's own words" }
  const thickness = { file: ridged, pointer: '/specification/rows/thickness', from: 'owner' }
  const value = '0.50 mm, 0.75 mm, 1.00 mm'
  const { tagline: line } = JSON.parse(String(whole.texts.get(ridged)))

  function pageWith(more: object) {
    const list = launchList(withSources([tagline, thickness], ready(), more))
    expect(canLaunch(list)).toBe(true)
    return list.pages.find(({ file }) => file === ridged)
  }

  it.each<[string, object, boolean, string]>([
    ['is listed with its points', {}, false, launchWords.unread(2)],
    ['is read', readBy(ridged, line, value), true, launchWords.readBy(signature)],
    [
      'is asked for again where it has changed since',
      readBy(ridged, line, '0.40 mm'),
      false,
      launchWords.changedPoints(1, signature),
    ],
    [
      'is not read with another',
      readBy('data/pages/Flatsheet.json', line, value),
      false,
      launchWords.unread(2),
    ],
  ])('%s, and holds nothing back', (_, more, isRead, state) => {
    expect(pageWith(more)).toMatchObject({ name: 'Ridged sheets', isRead, state })
  })

  it('has no point that belongs to an answer before the launch', () => {
    const asked = { ...thickness, launch: 'figures' }
    const list = listFor([tagline, asked], [question('figures')])
    expect(list.pages.find(({ file }) => file === ridged)?.state).toBe(launchWords.unread(1))
  })

  it('is listed in the terminal', () => {
    const list = launchList(withSources([tagline, thickness], ready()))
    expect(formatLaunchList(list)).toContain(
      `  Ridged sheets: ${launchWords.unread(2)}  (${ridged})`,
    )
  })
})

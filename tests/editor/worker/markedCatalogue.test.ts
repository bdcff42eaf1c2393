import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../src/catalogue/json.ts'
import { formatPointer } from '../../../src/check/pointer.ts'
import { placeholderFacts } from '../../../src/editor/storage/browserPictures.ts'
import {
  createCatalogueService,
  type Snapshot,
} from '../../../src/editor/worker/catalogueService.ts'
import { isBehindMark, nearestMark, writeMark } from '../../../src/editor/worker/marks.ts'
import { ridged, whole, withFile } from '../../helpers/wholeCatalogue.ts'

const facts = new Map(
  Array.from(whole.pictures.keys(), (name) => [name, placeholderFacts] as const),
)
const opened: Snapshot = { ...whole, facts }

/** Every text of a view. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

describe('a mark', () => {
  it.each([0, 1, 7, 4095])('is read where it was written: %i', (number) => {
    expect(nearestMark(`A text${writeMark(number)}`)).toBe(number)
  })

  it.each([
    ['the text before its mark', 2, 1],
    ['the figure behind its mark', 22, 2],
    ['the last text', 60, 3],
  ])('is found at %s', (_, at, number) => {
    const text = `Thickness${writeMark(1)} ${writeMark(2)}0.60 mm, of the metal alone${writeMark(3)}`
    expect(nearestMark(text, at)).toBe(number)
  })

  it.each([
    ['in the name before it', 2, false],
    ['in the figure behind it', 14, true],
  ])('belongs to the name of a figure if a person presses %s', (_, at, isBehind) => {
    expect(isBehindMark(`Thickness${writeMark(1)} 0.50–1.00 mm`, at)).toBe(isBehind)
  })

  it('is not in a text without one', () => {
    expect(nearestMark('Thickness')).toBeUndefined()
  })
})

describe('the page of the preview', () => {
  const service = createCatalogueService()
  service.load(opened)
  const page = service.page('/Ridgedsheet', true)
  const places = textsIn([page, service.layout()]).flatMap((text) => {
    const mark = nearestMark(text)
    const place = mark === undefined ? undefined : service.placeOf({ mark, path: '' })
    const where = place && place.file + formatPointer(place.jsonPath)
    return mark === undefined || where === undefined ? [] : [{ text, where, mark }]
  })

  it.each([
    ['a text', 'data/pages/Ridgedsheet.json/heading'],
    ['a figure of its table', /^data\/pages\/Ridgedsheet\.json\/specification\/.*\/value/],
    ['a label of its table', /^data\/properties\.json\/properties\/.*\/label/],
    ['a word of the menus', /^data\/categories\.json\/.*\/label/],
  ])('says where %s comes from', (_, where) => {
    expect(places.map((place) => place.where)).toContainEqual(
      typeof where === 'string' ? where : expect.stringMatching(where),
    )
  })

  it('leads from a word of its table to the row, not to the word of all products', () => {
    const words = places.filter(({ text }) => text.toLowerCase().startsWith('light grey'))
    expect(words.map(({ where }) => where)).toContainEqual(
      expect.stringMatching(/^data\/pages\/Ridgedsheet\.json\/specification\//),
    )
    expect(words.map(({ where }) => where)).not.toContainEqual(
      expect.stringMatching(/^data\/properties\.json\/words\//),
    )
  })

  it.each([
    [
      'a figure beside the name of its property',
      true,
      /^data\/pages\/Ridgedsheet\.json\/specification\/.*\/value$/,
    ],
    ['the name itself', false, /^data\/properties\.json\/properties\/thickness\/label$/],
  ])('leads from %s to its own place', (_, isBeside, where) => {
    const label = places.find(({ where }) => where.endsWith('/properties/thickness/label'))
    const place = service.placeOf({ mark: label?.mark ?? -1, path: '/Ridgedsheet', isBeside })
    expect(place && place.file + formatPointer(place.jsonPath)).toMatch(where)
  })

  it('leads from a figure in a list of products to the table of that product', () => {
    const label = places.find(({ where }) => where.endsWith('/properties/thickness/label'))
    const press = { mark: label?.mark ?? -1, path: '/Flatsheet', isBeside: true }
    expect(service.placeOf({ ...press, entry: '/Ridgedsheet' })?.file).toBe(ridged)
    expect(service.placeOf({ ...press, entry: '/RoofingSheet' })?.file).not.toBe(ridged)
  })

  it('has the same mark for a place as long as the editor is open', () => {
    expect(service.page('/Ridgedsheet', true)).toEqual(page)
    const [first] = places
    const place = service.placeOf({ mark: first?.mark ?? -1, path: '' })
    expect(place && service.onPage(place).marks.some((mark) => first?.text.includes(mark))).toBe(
      true,
    )
  })

  it('shows the text of a notice for its last day, which no visitor reads', () => {
    const file = 'data/site.json'
    const notice = { text: 'Closed.', lastDay: '2099-11-12' }
    const noticed = createCatalogueService()
    noticed.load({ ...withFile(file, (site) => Object.assign(site, { notice })), facts })
    noticed.layout()
    const [mark] = noticed.onPage({ file, jsonPath: ['notice', 'text'] }).marks
    expect(noticed.onPage({ file, jsonPath: ['notice', 'lastDay'] }).marks).toContain(mark)
  })

  it('shows the images of a picture for its field, and for its description', () => {
    const [picture = ''] = whole.pictures.keys()
    const described = { file: 'data/pictures.json', jsonPath: [picture, 'alt'] }
    expect(service.onPage(described).picture).toBe(`${placeholderFacts.stem}-`)
  })

  it('has no marks if the page itself compares or lists products', () => {
    const texts = textsIn(service.page('/Ridgedsheet', false))
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => nearestMark(text) !== undefined)).toEqual([])
  })
})

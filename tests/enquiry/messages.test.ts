import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type FormWords, fieldsOf } from '../../src/catalogue/forms.ts'
import type { EnglishForm, Enquiry, Values } from '../../src/enquiry/enquiry.ts'
import { submitEnquiry } from '../../src/enquiry/form/submission.tsx'
import { changeForm, isSubmitted, stateOf } from '../../src/enquiry/formState.ts'
import { itemRoofLines } from '../../src/enquiry/list/itemContent.ts'
import type { ListedProduct } from '../../src/enquiry/list/itemValues.ts'
import { listEnquiry } from '../../src/enquiry/list/listEnquiry.ts'
import { emptyItem, type ListItem } from '../../src/enquiry/list/listItem.ts'
import { readProductForm } from '../../src/enquiry/list/listLink.ts'
import type { ListPageWords } from '../../src/enquiry/list/listPageWords.ts'
import { enquiryText, writeSubject } from '../../src/enquiry/message/formMessage.ts'
import { productMessage } from '../../src/enquiry/message/productMessage.ts'
import { post } from '../../src/enquiry/outbox/post.ts'
import type { OwnerMessage } from '../../src/inbox/inbox.ts'
import { PrintedList } from '../../src/pages/list/PrintedList.tsx'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { frozenCatalogue, views } from '../helpers/frozenCatalogue.ts'
import { pseudoCatalogue } from '../helpers/pseudoLanguage.ts'
import { viewOfKind, viewsOf } from '../helpers/views.ts'
import { deliver, makeInbox } from '../inbox/inbox.ts'
import { siteOrigin } from '../inbox/requests.ts'

/** English text -> Hindi, for all that the messages say. */
const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/fixtures/messages/hindi.json', 'utf8'),
)
const hindi = await pseudoCatalogue(
  catalogueFolder,
  'hi-IN',
  (english) => words[english] ?? english,
)
const inHindi = viewsOf(hindi, [frozenCatalogue, hindi])

/** The messages are in these files, so that a change of one is seen as a whole. */
const fileOf = (name: string, language: string) => `../fixtures/messages/${name}.${language}.txt`

const languages = [
  { language: 'en', own: views },
  { language: 'hi', own: inHindi },
]

type OwnViews = (typeof languages)[number]['own']

function productsIn({ page }: OwnViews) {
  return Object.keys(frozenCatalogue.routes).flatMap((path) => {
    const view: PageView | undefined = page(path)
    if (view?.kind !== 'full' && view?.kind !== 'placeholder') return []
    if (view.enquiry === undefined) return []
    const table = view.kind === 'full' ? view.specification : view.table
    return [{ ...view, enquiry: view.enquiry, table }]
  })
}

type Product = ReturnType<typeof productsIn>[number]

const roof = { eave: '30', unit: 'ft', slope: '6.2 m', slopes: '2', overall: '1060', cover: '1015' }

/** The choices and texts of a visitor for a product: the last of each choice, and all that is typed. */
function filledIn({ path, heading, enquiry }: Product): Record<string, string> {
  const chosen = enquiry.fields.flatMap(({ name, options = [], unit }) => {
    const value = options.at(-1)?.value ?? (name === 'place' ? ' Hazira ' : '12.5')
    const units = unit === undefined ? [] : [[unit.name, unit.options.at(-1)?.value ?? '']]
    return [[name, value], ...units]
  })
  const typed = Object.entries(roof).map(([name, value]) => [`r.${name}`, value])
  const product = [
    ['p', path.slice(1)],
    ['n', enquiry.english?.name ?? heading],
    ['for', 'शेड १२ x ३० m'],
  ]
  return Object.fromEntries([...product, ...chosen, ...typed])
}

function messageOf(page: Product, values: Values, { layout }: OwnViews, words: ListPageWords) {
  const { enquiry, heading, head, table } = page
  const item = readProductForm(new URLSearchParams({ ...values }))?.item
  const linesIn = (by: ListPageWords | undefined) =>
    item && by && enquiry.calculator !== undefined
      ? itemRoofLines(item, { name: heading, table }, by)
      : []
  return productMessage({
    ...enquiry,
    subject: writeSubject(heading, layout.enquiries),
    values,
    calculated: linesIn(words),
    englishCalculated: linesIn(words.english),
    address: head.canonical,
  })
}

/** Texts one below the other, each under a name. */
function document(texts: readonly (readonly [name: string, text: string])[]): string {
  return texts.map(([name, text]) => `=== ${name}\n${text}\n`).join('\n')
}

describe.each(languages)('the message of each product, in $language', ({ language, own }) => {
  const products = productsIn(own)
  const { words } = viewOfKind(own, '/List', 'list')

  it('is the subject and the address before anything is filled in', async () => {
    const texts = products.map(({ path, enquiry }) => {
      return [path, new URL(enquiry.whatsapp).searchParams.get('text') ?? ''] as const
    })
    await expect(document(texts)).toMatchFileSnapshot(fileOf('blanks', language))
  })

  it('carries what is chosen, typed and calculated', async () => {
    const texts = products.map((page) => {
      return [page.path, messageOf(page, filledIn(page), own, words)] as const
    })
    await expect(document(texts)).toMatchFileSnapshot(fileOf('products', language))
  })
})

beforeAll(() => {
  // Only a browser knows what an e-mail address is.
  const createElement = () => ({ value: '', validity: { typeMismatch: false } })
  Object.assign(globalThis, { document: { createElement } })
  return () => void Reflect.deleteProperty(globalThis, 'document')
})

/** Submits a form, as one that nothing is posted from. */
async function formEnquiry(
  form: FormWords & { about: string; english?: EnglishForm | undefined },
  typed: Values,
  { layout }: OwnViews,
  id = `00000000-${form.name}`,
): Promise<Enquiry> {
  const { name, about, english } = form
  const key = `${id} ${layout.writing.language}`
  changeForm(key, { type: 'submitted' })
  const site = { ...layout, enquiries: { ...layout.enquiries, endpoint: null } }
  const fields = fieldsOf(form)
  const how = { key, about, fields, typed, honeypot: '', site, english }
  await submitEnquiry({ form: name, ...how })
  const state = stateOf(key)
  if (!isSubmitted(state)) throw new Error(JSON.stringify(state))
  return { ...state.enquiry, id }
}

function formEnquiries(own: OwnViews): Promise<Enquiry>[] {
  const { form } = viewOfKind(own, '/Contact', 'contact')
  const { about } = form
  const contact = { name: 'contact' as const, words: form, about, english: form.english }
  const { quote } = viewOfKind(own, '/', 'home')
  const [product] = productsIn(own)
  if (product === undefined) throw new Error('there is no product')
  const { call } = own.layout.product
  const price = { name: 'price' as const, words: { ...call, fields: { phone: call } } }
  const { english } = product.enquiry
  const phone = '98765 43210'
  const message = 'Roof of a shed:\n40 sheets, \uD83C'
  return [
    formEnquiry(contact, { username: 'Asha', email: 'asha@example.com', message }, own),
    formEnquiry(contact, { username: 'Asha', email: phone, message }, own, '00000000-phoned'),
    formEnquiry(
      { name: 'quote', words: quote, about: quote.about, english: quote.english },
      { phone, firstName: 'Asha', interest: quote.fields.interest.options.at(-1)?.value ?? '' },
      own,
    ),
    formEnquiry({ ...price, about: product.heading, english }, { phone }, own),
  ]
}

function listContent(own: OwnViews) {
  const { words } = viewOfKind(own, '/List', 'list')
  // Some of all kinds: the message of each product is in a file of its own.
  const some = productsIn(own).filter((_, i) => i % 6 === 1)
  const listed = some.flatMap((page): { item: ListItem; product: ListedProduct }[] => {
    const { heading, enquiry, table, path } = page
    const product = { name: heading, table, english: enquiry.english }
    const item = readProductForm(new URLSearchParams(filledIn(page)))?.item
    return item ? [{ item: { ...item, id: path }, product }] : []
  })
  const plain = productsIn(own).slice(0, 1)
  const unchosen = plain.map(({ path, heading, enquiry, table }) => ({
    item: emptyItem({ path, heading: enquiry.english?.name ?? heading }),
    product: { name: heading, table, english: enquiry.english },
  }))
  const bygone = {
    ...emptyItem({ path: '/Bygone', heading: 'Bygone sheets' }),
    values: { colour: 'rose', length: '3', 'length-unit': 'ft', bygone: 'x' },
    measures: { eave: '9', slope: '6' },
  }
  const items: readonly { item: ListItem; product: ListedProduct }[] = [
    ...listed,
    ...unchosen,
    { item: bygone, product: 'gone' },
    { item: bygone, product: undefined },
  ]
  const details = { name: 'Asha', phone: '98765 43210', note: 'By Friday,\nplease', place: 'Vapi' }
  return { items, details, words, site: own.layout }
}

/** The texts of a page, each element on a line. */
function textOfPage(html: string): string {
  return html
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')
    .trim()
}

describe.each(languages)(
  'the message of each form and of the list, in $language',
  ({ language, own }) => {
    beforeAll(() => {
      vi.useFakeTimers({ now: Date.UTC(2024, 5, 1, 6), toFake: ['Date'] })
      vi.spyOn(console, 'log').mockImplementation(() => {})
    })
    afterAll(() => {
      vi.useRealTimers()
    })

    async function enquiries(): Promise<Enquiry[]> {
      const list = listContent(own)
      const link = 'https://roofs.example/List#list1/end'
      return [
        ...(await Promise.all(formEnquiries(own))),
        listEnquiry('00000000-list', { ...list, link }),
        {
          ...listEnquiry('00000000-one', { ...list, items: list.items.slice(0, 1) }),
          form: 'price',
        },
      ]
    }

    it('is this for the visitor to copy', async () => {
      const texts = (await enquiries()).map(
        (enquiry) => [enquiry.id, enquiryText(enquiry, own.layout).text] as const,
      )
      await expect(document(texts)).toMatchFileSnapshot(fileOf('enquiries', language))
    })

    it('is this on paper', async () => {
      const html = renderToStaticMarkup(createElement(PrintedList, listContent(own)))
      await expect(`${textOfPage(html)}\n`).toMatchFileSnapshot(fileOf('printed', language))
    })

    it('is this for the owner, in the e-mail and in the export', async () => {
      const received: OwnerMessage[] = []
      const channels = new Map([
        ['test', async (message: OwnerMessage) => void received.push(message)],
      ])
      const inbox = await makeInbox({ INBOX_SUMMARY_HOUR: '23' }, { channels })
      vi.stubGlobal('fetch', (_: string, request: RequestInit) =>
        inbox.app.request('/enquiries', {
          ...request,
          headers: { ...request.headers, Origin: siteOrigin },
        }),
      )
      for (const enquiry of await enquiries()) {
        const page = { page: '/List', language }
        expect(await post('/enquiries', { ...enquiry, ...page }, 'inbox')).toEqual({
          kind: 'accepted',
        })
        await deliver(inbox.inbox)
      }
      vi.unstubAllGlobals()
      const csv = await inbox.visit('/enquiries.csv', undefined, await inbox.signIn())
      const texts = received.map(({ id, subject, text }) => [id, `${subject}\n\n${text}`] as const)
      await expect(document([...texts, ['export', await csv.text()]])).toMatchFileSnapshot(
        fileOf('owner', language),
      )
    })
  },
)

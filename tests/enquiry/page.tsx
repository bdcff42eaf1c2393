import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http, type JsonBodyType } from 'msw'
import { afterEach, beforeEach, type MockInstance, vi } from 'vitest'
import { listSeparators } from '../../src/catalogue/valueWriting.ts'
import type { EnquirySite } from '../../src/enquiry/enquiry.ts'
import contactPage from '../fixtures/catalogue/data/contact.json'
import homePage from '../fixtures/catalogue/data/home.json'
import siteData from '../fixtures/catalogue/data/site.json'
import { server } from '../helpers/server.ts'

export const endpoint = 'https://enquiries.example/new'
export const words = siteData.enquiries
export const contactWords = contactPage.form
export const quoteWords = homePage.quote
export const priceWords = siteData.product.call

/** The beginning of a message about this. */
export function subjectOf(about: string): string {
  return words.subject.replace('{about}', about)
}

/** A field's name as a message has it. */
export function inputName({ label }: { label: string }): string {
  return label.replace(/\s*:\s*$/, '')
}

export function siteWith(address: string | null): EnquirySite {
  const { language } = siteData
  const privacy = { text: words.privacy.byHand, link: words.privacy.link }
  const writing = {
    language,
    labelled: '{label}: {value}',
    named: '{label} {value}',
    lists: listSeparators(language),
  }
  return { ...siteData, writing, enquiries: { ...words, privacy, endpoint: address, via: 'inbox' } }
}

/** The received posts: the idempotency key of the header, and the body. */
type Received = { key: string | null; body: Record<string, unknown> }

/** The answer of the server. */
export type TestReply = () => Response | Promise<Response>

export const json = (status: number, body: JsonBodyType, headers?: Record<string, string>) => () =>
  HttpResponse.json(body, { status, ...(headers && { headers }) })

export const accepted = json(200, { ok: true })
export const noConnection = () => HttpResponse.error()

/** The server gives one reply after the other, and then repeats the last one. */
export function serverReplies(...replies: [TestReply, ...TestReply[]]): Received[] {
  const received: Received[] = []
  server.use(
    http.post(endpoint, async ({ request }) => {
      const body: unknown = await request.json()
      received.push({ key: request.headers.get('Idempotency-Key'), body: Object(body) })
      return (replies[received.length - 1] ?? replies.at(-1) ?? accepted)()
    }),
  )
  return received
}

/** A reply that never arrives. */
export const never: TestReply = () => new Promise(() => {})

let listening: MockInstance<typeof addEventListener> | undefined

/** Removes the listeners of the page, as closing its tab does. */
function closePage(): void {
  for (const [type, listener] of listening?.mock.calls ?? []) removeEventListener(type, listener)
  listening?.mockClear()
}

/** Each test begins in a browser with empty storage, and controls the clock. */
export function freshBrowser(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    listening = vi.spyOn(globalThis, 'addEventListener')
    vi.spyOn(console, 'log').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
  })
  afterEach(() => {
    closePage()
    vi.useRealTimers()
  })
}

export function visitor() {
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
}

/** Advances the clock. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

/** Types a phone number into the popup's form, and sends it. */
export async function askForPrice(user: ReturnType<typeof visitor>): Promise<void> {
  const field = screen.getByLabelText(priceWords.label)
  // The library remembers what it typed, and does not see that the form was emptied.
  await user.clear(field)
  await user.type(field, '9876543210{enter}')
}

/**
 * Loads the page's code again, as a visit or a reload does: memory is cleared, the browser's storage
 * is not.
 * @param address the endpoint; null if the site has none
 */
export async function loadFormsPage(address: string | null) {
  closePage()
  vi.resetModules()
  const [{ FormSection }, { EnquiryForm }, { UnsentEnquiriesSlot }] = await Promise.all([
    import('../../src/enquiry/FormSection.tsx'),
    import('../../src/enquiry/form/EnquiryForm.tsx'),
    import('../../src/enquiry/UnsentEnquiriesSlot.tsx'),
  ])
  const site = siteWith(address)
  const forms = {
    contact: (
      <FormSection name="contact" words={contactWords} site={site} about="Contact" note={null} />
    ),
    quote: <FormSection name="quote" words={quoteWords} site={site} about="Home" note={null} />,
  }
  const price = { ...priceWords, fields: { phone: priceWords } }
  return {
    forms,
    contact: () => render(forms.contact),
    quote: () => render(forms.quote),
    price: (about: string) =>
      render(<EnquiryForm name="price" words={price} site={site} about={about} note={null} />),
    layout: () => render(<UnsentEnquiriesSlot site={site} />),
  }
}

/**
 * Asks for the price of tiles in the popup's form.
 * @param replies what the server answers, one after the other
 */
export async function askServer(...replies: [TestReply, ...TestReply[]]) {
  const user = visitor()
  const received = serverReplies(...replies)
  const page = await loadFormsPage(endpoint)
  const popup = page.price('Tiles')
  await askForPrice(user)
  return { user, received, page, popup }
}

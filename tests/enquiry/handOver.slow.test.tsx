import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fillTemplates } from '../../src/catalogue/fillTemplate.ts'
import { partName } from '../../src/enquiry/message/messageLinks.ts'
import { HandOver } from '../../src/enquiry/progress/HandOver.tsx'
import siteData from '../fixtures/catalogue/data/site.json'
import { typeRequired } from '../helpers/typeRequired.ts'
import {
  askForPrice,
  contactWords,
  freshBrowser,
  inputName,
  loadFormsPage,
  siteWith,
  subjectOf,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const { username, email, message } = contactWords.fields

/** The messages that the links carry, read as their receivers read them. */
function carried() {
  const whatsapp = new URL(
    screen.getByRole('link', { name: words.handOver.whatsapp }).getAttribute('href') ?? '',
  )
  const mail = new URL(
    screen.getByRole('link', { name: words.handOver.email }).getAttribute('href') ?? '',
  )
  const field = screen.getByRole('textbox', { name: words.handOver.message })
  return {
    whatsapp,
    mail,
    inWhatsapp: whatsapp.searchParams.get('text'),
    inMail: mail.searchParams.get('body')?.replaceAll('\r\n', '\n'),
    shown: field instanceof HTMLTextAreaElement ? field.value : undefined,
  }
}

/** Asks for the price of tiles without a server. */
async function askWithoutServer() {
  const user = visitor()
  ;(await loadFormsPage(null)).price('Tiles')
  await askForPrice(user)
  return user
}

/** The status of the message. */
const report = () => screen.getByText(words.notSentYet.heading).parentElement

describe('with no endpoint', () => {
  it('the contact form logs the fields, sends nothing, says so, and hands the message on', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(username.label), 'Asha Patel')
    await user.type(screen.getByLabelText(email.label), 'asha@example.com')
    await user.type(screen.getByLabelText(message.label), '40 sheets,{enter}Surat')
    typeRequired()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))

    await screen.findByText(words.notSentYet.heading)
    expect(report()).toHaveRole('status')
    expect(report()).toHaveTextContent(words.notSentYet.text)
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    expect(console.log).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        username: 'Asha Patel',
        email: 'asha@example.com',
        message: '40 sheets,\nSurat',
      }),
    )
    const { whatsapp, mail, inWhatsapp, inMail, shown } = carried()
    expect(shown?.split('\n')).toEqual(
      expect.arrayContaining([
        subjectOf('Contact'),
        `${inputName(username)}: Asha Patel`,
        `${email.emailLabel}: asha@example.com`,
      ]),
    )
    expect(shown).toContain(`\n${inputName(message)}:\n40 sheets,\nSurat`)
    expect(inWhatsapp).toBe(shown)
    expect(inMail).toBe(shown)
    expect(whatsapp.origin + whatsapp.pathname).toBe(`https://wa.me/${siteData.whatsapp}`)
    expect(mail.protocol + mail.pathname).toBe(`mailto:${siteData.email}`)
    expect(mail.searchParams.get('subject')).toBe(subjectOf('Contact'))
    expect(
      screen.getByRole('link', {
        name: words.handOver.call.replace('{phone}', siteData.phone.display),
      }),
    ).toHaveAttribute('href', siteData.phone.href)
  })

  it('copies the whole message, and says that copying is not sending', async () => {
    const user = await askWithoutServer()
    await user.click(await screen.findByRole('button', { name: words.handOver.copy }))
    expect(await screen.findByText(words.handOver.copied)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(carried().shown)
  })

  it('marks the message if the browser does not let the page copy', async () => {
    const user = await askWithoutServer()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    await user.click(await screen.findByRole('button', { name: words.handOver.copy }))
    expect(await screen.findByText(words.handOver.copyFailed)).toBeInTheDocument()
    const field = screen.getByLabelText<HTMLTextAreaElement>(words.handOver.message)
    expect(field).toHaveFocus()
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(carried().shown)
  })
})

const site = siteWith(null)

function enquiryOf(text: string) {
  return { id: 'a', about: 'Contact', fields: [{ name: 'message', label: '', value: text, text }] }
}

function show(text: string, inEnglish?: string): void {
  const english = inEnglish === undefined ? undefined : enquiryOf(inEnglish)
  render(
    <HandOver
      enquiry={enquiryOf(text)}
      site={site}
      english={english && { enquiry: english, email: 'E-mail in English' }}
    />,
  )
}

/** The note that a message is sent in parts this way. */
function noteOf(label: string): string {
  return fillTemplates(site.writing.labelled, { label, value: words.handOver.parts })
}

it('a long message has a link of its own for each part, and a note, in each way', () => {
  show('40 sheets\n'.repeat(400))
  for (const label of [words.handOver.whatsapp, words.handOver.email]) {
    expect(screen.getByText(noteOf(label))).toBeVisible()
    const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: new RegExp(label) })
    expect(links.length).toBeGreaterThan(1)
    for (const [i, link] of links.entries()) {
      const part = partName(i, links.length, site)
      expect(link).toHaveAccessibleName(`${label}: ${part}`)
      expect(decodeURIComponent(link.href)).toContain(part)
    }
  }
})

it('a message that is in parts in the e-mail alone says so there, and is whole in WhatsApp', () => {
  // In an address, each of these letters takes nine characters.
  show('સુરત '.repeat(60))
  expect(screen.getByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
  expect(screen.queryByText(noteOf(words.handOver.whatsapp))).toBeNull()
  const note = screen.getByText(noteOf(words.handOver.email))
  const call = screen.getByRole('link', { name: new RegExp(siteData.phone.display.slice(-5)) })
  expect(call.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the e-mail is in English if one e-mail does not hold the message, WhatsApp is not', () => {
  show('સુરત '.repeat(60), 'Surat')
  const inEnglish = screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail in English' })
  expect(decodeURIComponent(inEnglish.href)).toMatch(/^mailto:.*Surat$/s)
  expect(screen.queryByRole('link', { name: new RegExp(words.handOver.email) })).toBeNull()
  const whatsapp = screen.getByRole<HTMLAnchorElement>('link', { name: words.handOver.whatsapp })
  expect(decodeURIComponent(whatsapp.href)).toContain('સુરત સુરત')
})

it('the e-mail is in the language of the page if one e-mail holds the message', () => {
  show('સુરત', 'Surat')
  const email = screen.getByRole<HTMLAnchorElement>('link', { name: words.handOver.email })
  expect(decodeURIComponent(email.href)).toContain('સુરત')
  expect(screen.queryByRole('link', { name: 'E-mail in English' })).toBeNull()
})

it('a short message has one link in each way, and nothing is said of parts', () => {
  show('40 sheets')
  expect(screen.getAllByRole('link')).toHaveLength(3)
  for (const label of [words.handOver.whatsapp, words.handOver.email]) {
    expect(screen.queryByText(noteOf(label))).toBeNull()
  }
})

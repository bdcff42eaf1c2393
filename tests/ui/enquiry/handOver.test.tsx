import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import siteData from '../../../data/site.json'
import {
  contactWords,
  freshBrowser,
  loadPage,
  nameOf,
  priceWords,
  quoteWords,
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

/** The status of the message. */
const report = () => screen.getByText(words.notSentYet.heading).parentElement

describe('with no endpoint', () => {
  it('the contact form logs the fields, sends nothing, says so, and hands the message on', async () => {
    const user = visitor()
    ;(await loadPage(null)).contact()
    await user.type(screen.getByLabelText(username.label), 'Asha Patel')
    await user.type(screen.getByLabelText(email.label), 'asha@example.com')
    await user.type(screen.getByLabelText(message.label), '40 sheets,{enter}Surat')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))

    await screen.findByText(words.notSentYet.heading)
    expect(report()).toHaveRole('status')
    expect(report()).toHaveTextContent(words.notSentYet.text)
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    expect(console.log).toHaveBeenCalledExactlyOnceWith({
      username: 'Asha Patel',
      email: 'asha@example.com',
      message: '40 sheets,\nSurat',
    })
    const { whatsapp, mail, inWhatsapp, inMail, shown } = carried()
    expect(shown?.split('\n')).toEqual([
      subjectOf('Contact'),
      '',
      `${nameOf(username)}: Asha Patel`,
      `${nameOf(email)}: asha@example.com`,
      `${nameOf(message)}:`,
      '40 sheets,',
      'Surat',
    ])
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

  it('the home quote form hands on what was filled in, with the option as it reads', async () => {
    const user = visitor()
    ;(await loadPage(null)).quote()
    const { firstName, phone, interest } = quoteWords.fields
    const chosen = interest.options.at(-1)?.label ?? ''
    await user.type(screen.getByLabelText(firstName.label), 'Ravi')
    await user.type(screen.getByLabelText(phone.label), '9876543210')
    await user.selectOptions(screen.getByLabelText(interest.label), chosen)
    await user.click(screen.getByRole('button', { name: quoteWords.submit }))
    await screen.findByRole('link', { name: words.handOver.email })
    const { shown } = carried()
    expect(shown?.split('\n').slice(2)).toEqual([
      `${nameOf(phone)}: +91 98765 43210`,
      `${nameOf(firstName)}: Ravi`,
      `${nameOf(interest)}: ${chosen}`,
    ])
  })

  it('the popup knows which product it was opened for, and the message says so', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Aluminium Roofing Sheet')
    const phone = screen.getByLabelText(priceWords.label)
    expect(phone).toHaveAttribute('placeholder', priceWords.placeholder)
    await user.type(phone, '98765 43210{enter}')
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    expect(carried().inWhatsapp).toBe(
      `${subjectOf('Aluminium Roofing Sheet')}\n\n${nameOf(priceWords)}: +91 98765 43210`,
    )
  })

  it('takes the keyboard to what became of the message, and back to the form to change it', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    expect(report()).toHaveFocus()
    expect(screen.queryByRole('button', { name: priceWords.submit })).toBeNull()
    await user.click(screen.getByRole('button', { name: words.handOver.edit }))
    expect(screen.getByLabelText(priceWords.label)).toHaveFocus()
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('+91 98765 43210')
  })

  it('copies the whole message, and says that copying is not sending', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await user.click(await screen.findByRole('button', { name: words.handOver.copy }))
    expect(await screen.findByText(words.handOver.copied)).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(carried().shown)
  })

  it('marks the message where the browser does not let the page copy', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
    await user.click(await screen.findByRole('button', { name: words.handOver.copy }))
    expect(await screen.findByText(words.handOver.copyFailed)).toBeInTheDocument()
    const field = screen.getByLabelText<HTMLTextAreaElement>(words.handOver.message)
    expect(field).toHaveFocus()
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(carried().shown)
  })

  it('a robot that fills in the hidden field gets the same answer, a person never meets it', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    const trap = screen.getByLabelText(words.honeypot)
    expect(screen.queryByRole('textbox', { name: words.honeypot })).toBeNull()
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    await user.type(trap, 'https://spam.example')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    expect(await screen.findByText(words.notSentYet.heading)).toBeInTheDocument()
  })
})

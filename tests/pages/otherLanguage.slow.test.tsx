import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { fillTemplate, fillTemplates } from '../../src/catalogue/fillTemplate.ts'
import { memorySource } from '../../src/pages/registry/pageSource.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { frozenCatalogue, fullPages } from '../helpers/frozenCatalogue.ts'
import { pseudoCatalogue, pseudoText } from '../helpers/pseudoLanguage.ts'
import { renderSite } from '../helpers/site.tsx'
import { typeRequired } from '../helpers/typeRequired.ts'
import { viewOfKind, viewsOf } from '../helpers/views.ts'

const translated = await pseudoCatalogue(catalogueFolder)
const views = viewsOf(translated, [frozenCatalogue, translated])
const { enquiries } = views.layout
const source = memorySource(
  // Without an endpoint the message is shown instead of posted.
  { ...views.layout, enquiries: { ...enquiries, endpoint: null } },
  new Map(
    Object.keys(frozenCatalogue.routes).flatMap((path) => {
      const page = views.page(path)
      return page === undefined ? [] : [[pageDataAddress(path), page] as const]
    }),
  ),
)

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

it('a product that is added to the list from the comparison has its English name there', async () => {
  const [product] = fullPages
  const compare = viewOfKind(views, '/Compare', 'compare')
  if (product === undefined) throw new Error('nothing is compared')
  await renderSite(`/Compare#${product.path.slice(1)}`, source)
  const name = `${compare.words.list}: ${pseudoText(product.page.heading)}`
  await userEvent.click(await screen.findByRole('button', { name }))
  expect(Object.values(localStorage).join()).toContain(`"name":"${product.page.heading}"`)
})

const subjectOf = (about: string) =>
  fillTemplate(frozenCatalogue.site.enquiries.subject, 'about', about)

async function handedOver(): Promise<string> {
  const field = await screen.findByRole('textbox', { name: enquiries.handOver.message })
  return field instanceof HTMLTextAreaElement ? field.value : ''
}

describe('a message from a page in another language repeats its subject and choices in English', () => {
  it('from the quote form', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const home = frozenCatalogue.pages.get('/')
    if (home?.kind !== 'home') throw new Error('/ is no home page')
    const { about, fields, submit } = home.quote
    await renderSite('/', source)
    const user = userEvent.setup()
    const chosen = fields.interest.options.at(-1)
    const select = screen.getByRole('combobox', { name: pseudoText(fields.interest.label) })
    await user.selectOptions(select, chosen?.value ?? '')
    await user.type(screen.getByLabelText(pseudoText(fields.phone.label)), '9876543210')
    await user.click(screen.getByRole('button', { name: pseudoText(submit) }))
    const message = await handedOver()
    expect(message).toContain(pseudoText(subjectOf(about)))
    const label = fields.interest.label
    const choice = fillTemplates(frozenCatalogue.properties.writing.labelled, {
      label,
      value: chosen?.label ?? '',
    })
    expect(message.endsWith(`\n${subjectOf(about)}\n${choice}`)).toBe(true)
  })

  it('from the contact form', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    const contact = frozenCatalogue.pages.get('/Contact')
    if (contact?.kind !== 'contact') throw new Error('/Contact is no contact page')
    const { about, fields, submit } = contact.form
    await renderSite('/Contact', source)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText(pseudoText(fields.username.label)), 'Asha Patel')
    await user.type(screen.getByLabelText(pseudoText(fields.email.label)), 'asha@example.com')
    await user.type(screen.getByLabelText(pseudoText(fields.message.label)), '40')
    typeRequired()
    await user.click(screen.getByRole('button', { name: pseudoText(submit) }))
    const lines = (await handedOver()).split('\n')
    expect(lines[0]).toBe(pseudoText(subjectOf(about)))
    expect(lines.at(-1)).toBe(subjectOf(about))
  })

  it('with the job that it is for, from each place that a job leads to', async () => {
    const [job] = frozenCatalogue.jobs.jobs
    const product = fullPages.find(({ path }) => job?.products.some((one) => one.path === path))
    if (job === undefined || product === undefined) throw new Error('no job has a product')
    const { ask } = frozenCatalogue.site.product
    const textOf = (link: HTMLElement) =>
      new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    const english = fillTemplates(frozenCatalogue.properties.writing.labelled, {
      label: ask.purpose,
      value: job.title,
    })
    const find = await renderSite('/Find', source)
    const answer = within(await screen.findByRole('region', { name: pseudoText(job.title) }))
    const link = answer
      .getAllByRole('link')
      .find((one) => one.getAttribute('href')?.startsWith(`${product.path}?`))
    find.unmount()
    const page = await renderSite(link?.getAttribute('href') ?? '', source)
    const whatsapp = screen.getAllByRole('link', { name: pseudoText(ask.whatsapp) })
    expect(textOf(whatsapp[0] ?? document.body)).toContain(english)
    const compare = screen.getByRole('link', { name: pseudoText(ask.compare) })
    fireEvent.submit(document.querySelector('form[action$="/List"]') ?? document.body)
    await waitFor(() => expect(Object.values(localStorage).join()).toContain(job.title))
    page.unmount()
    for (const path of ['/List', compare.getAttribute('href') ?? '']) {
      const { unmount } = await renderSite(path, source)
      await waitFor(() => {
        const links = [...document.querySelectorAll<HTMLElement>('main a[href^="https://wa.me/"]')]
        expect(links.map(textOf).join()).toContain(english)
      })
      unmount()
    }
  })

  it.each(fullPages)('from the questions about the table of $path', ({ path, page, view }) => {
    const other = views.page(path)
    if (other?.kind !== 'full') throw new Error(`${path} is no full page`)
    const textsOf = (requests: Record<string, string>) =>
      Object.values(requests).map((href) => new URL(href).searchParams.get('text'))
    const english = textsOf(view.requests)
    for (const [i, text] of textsOf(other.requests).entries()) {
      expect(text?.split('\n\n').slice(1)).toEqual([english[i]])
      expect(text).toContain(page.heading)
    }
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { frozenCatalogue, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { viewOfKind } from '../../helpers/views.ts'
import { serveFinder } from '../find/findPage.ts'

// The words of the products stay loaded: this needs a page that has not fetched them for another test.

const { paste } = viewOfKind(views, '/List', 'list').words
const network = serveFinder()

const TEXT = '0.5 blue 12 ft 40 nos, C purlin 500 m\n2 ton screw\nneed by Monday'

const field = () => screen.getByRole('textbox', { name: paste.label })
const read = () => fireEvent.click(screen.getByRole('button', { name: paste.read }))

it('a pasted text stays if the words of the products cannot be fetched, and is read when they can', async () => {
  await renderSite('/List')
  await screen.findByRole('button', { name: paste.read })
  fireEvent.change(field(), { target: { value: TEXT } })
  network.state = 'fails'
  read()
  await screen.findByText(paste.failed)
  expect(field()).toHaveValue(TEXT)
  const whatsapp = screen.getAllByRole('link', {
    name: frozenCatalogue.site.enquiries.handOver.whatsapp,
  })
  const messages = whatsapp.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))
  expect(messages.some((message) => message.includes('2 ton screw'))).toBe(true)
  network.state = 'works'
  read()
  await screen.findByText(fillCount(paste.added, 3, frozenCatalogue.site.language))
  expect(field()).toHaveValue('need by Monday')
})

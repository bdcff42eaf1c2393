import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { whatsappHref } from '../../src/catalogue/whatsapp.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { renderSite } from '../helpers/site.tsx'

it('the contact page asks for a photograph in WhatsApp', async () => {
  await renderSite('/Contact')
  const { photograph, whatsapp } = frozenCatalogue.site
  const link = within(screen.getByRole('main')).getByRole('link', { name: photograph.link })
  expect(link).toHaveAttribute('href', whatsappHref(whatsapp, photograph.message))
})

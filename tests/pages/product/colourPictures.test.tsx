import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { colourField } from '../../../src/enquiry/product/ColourSwatches.tsx'
import { fullPages } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'

it('the main picture and its thumbnail have the chosen colour, and the picture gives way to the picture of another thumbnail', async () => {
  const page = fullPages.find(({ page: { colourPictures = [] } }) => colourPictures.length > 1)
  if (page === undefined) throw new Error('no product has a picture for each colour')
  const { gallery, enquiry } = page.view
  await renderSite(page.path)
  const field = colourField(enquiry.fields)
  const swatches = within(screen.getByRole('group', { name: field?.label }))
  const figure = () => within(screen.getByRole('figure', { name: gallery.title }))
  const shown = () =>
    figure()
      .getAllByRole('img')
      .map((img) => img.getAttribute('src'))[0]
  const thumbnail = () =>
    figure()
      .getByRole('link', { name: gallery.pictures[gallery.main]?.label ?? '' })
      .getAttribute('href')
  const choose = (label: string) => fireEvent.click(swatches.getByRole('radio', { name: label }))

  const before = shown()
  for (const { label, picture } of field?.options ?? []) {
    choose(label)
    expect(shown()).toContain(picture?.stem ?? before)
    expect(thumbnail()).toContain(picture?.stem ?? gallery.pictures[gallery.main]?.stem)
  }
  const option = field?.options?.find(({ picture }) => picture !== undefined)
  const other = gallery.pictures.find((_, i) => i !== gallery.main)
  if (option === undefined || other === undefined) {
    throw new Error('the page has one picture')
  }
  choose(option.label)
  fireEvent.click(figure().getByRole('link', { name: other.label }))
  expect(shown()).toContain(other.stem)
  choose(field?.options?.find(({ value }) => value === '')?.label ?? '')
  expect(shown()).toBe(before)
})

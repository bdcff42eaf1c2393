import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor, shownIn } from '../forms.tsx'

/** The form of the small catalogue's page, and a new claim in it. */
async function addClaim() {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  await userEvent.click(screen.getByRole('button', { name: editorWords.addEntry('Claim') }))
  const { claims } = JSON.parse(editor.texts().get(ridged) ?? '')
  const row = screen.getByRole('group', { name: `Claim ${claims.length}` })
  return { editor, row, at: claims.length - 1 }
}

describe('a new claim', () => {
  it('has the focus in its first field, and is not wrong before anything is typed', async () => {
    const { row } = await addClaim()
    const [property] = within(row).getAllByRole('combobox')
    expect(property).toHaveFocus()
    expect(row.querySelector('[aria-invalid="true"]')).toBeNull()
    expect(shownIn(row)[1]).toBe('')
  })

  it('takes the unit of its property', async () => {
    const { editor, row, at } = await addClaim()
    await userEvent.type(within(row).getByRole('textbox'), '3 and more')
    const [property] = within(row).getAllByRole('combobox')
    if (property !== undefined) await userEvent.selectOptions(property, 'length')
    const { claims } = JSON.parse(editor.texts().get(ridged) ?? '')
    expect(claims[at]).toEqual({ property: 'length', figure: { min: 3, unit: 'mm' } })
  })

  it('keeps a text that is no figure, and says beside it how figures are written', async () => {
    const { editor, row, at } = await addClaim()
    const field = within(row).getByRole('textbox')
    await userEvent.type(field, 'about three')
    await userEvent.tab()
    expect(field).toHaveValue('about three')
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(within(row).getAllByText(editorWords.unread)).not.toHaveLength(0)
    expect(JSON.parse(editor.texts().get(ridged) ?? '').claims[at].figure).toBe('about three')
  })
})

it('a new row of a table keeps the focus while its property is chosen, and takes the columns of the others once it is left', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  await userEvent.click(screen.getByRole('button', { name: editorWords.addEntry('Row') }))
  const property = document.activeElement
  if (!(property instanceof HTMLSelectElement)) throw new Error('no property can be chosen')
  await userEvent.selectOptions(property, 'warranty')
  expect(property).toHaveFocus()
  await userEvent.tab()
  while (!(document.activeElement instanceof HTMLInputElement)) await userEvent.tab()
  await userEvent.keyboard('10')
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows.at(-1)).toMatchObject({
    property: 'warranty',
    value: { values: [10], unit: 'years' },
  })
  await userEvent.click(screen.getByRole('button', { name: editorWords.addEntry('Row') }))
  expect(property).not.toBeInTheDocument()
  expect(screen.getByDisplayValue('10')).toBeVisible()
})

it('Space in a text is typed, Enter adds nothing to it, and neither presses a button', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const [heading] = screen.getAllByRole('textbox', { name: 'Heading' })
  if (heading === undefined) throw new Error('there is no heading')
  await userEvent.type(heading, ' a{Enter}b')
  const { heading: written } = JSON.parse(String(whole.texts.get(ridged)))
  expect(heading).toHaveValue(`${written} ab`)
  expect(heading).toHaveFocus()
})

describe('what has no task of its own is added in a form', () => {
  it('a short address, and the page that it leads to', async () => {
    const editor = openEditor(whole)
    editor.showForm('data/aliases.json')
    await userEvent.type(screen.getByRole('textbox', { name: editorWords.shortAddress }), 'Bolts')
    await userEvent.click(screen.getByRole('button', { name: editorWords.another }))
    const page = screen.getByRole('combobox', { name: '/Bolts' })
    expect(page).toHaveFocus()
    await userEvent.selectOptions(page, '/Screw')
    expect(JSON.parse(editor.texts().get('data/aliases.json') ?? '')).toMatchObject({
      '/Bolts': '/Screw',
    })
  })

  it('a card of the home page', async () => {
    const editor = openEditor(whole)
    editor.showForm('data/home.json')
    const before = JSON.parse(editor.texts().get('data/home.json') ?? '').products.cards
    await userEvent.click(screen.getByRole('button', { name: editorWords.addEntry('Card') }))
    const { cards } = JSON.parse(editor.texts().get('data/home.json') ?? '').products
    expect(cards).toHaveLength(before.length + 1)
  })

  it('a city of a state, and of the cities on product pages', async () => {
    const editor = openEditor(whole)
    editor.showForm('data/site.json')
    for (const button of screen.getAllByRole('button', { name: editorWords.addEntry('City') })) {
      await userEvent.click(button)
      await userEvent.keyboard('Kim')
    }
    const { regions, servedCities } = JSON.parse(editor.texts().get('data/site.json') ?? '')
    expect(regions[0].cities).toContain('Kim')
    expect(servedCities.cities).toContain('Kim')
  })
})

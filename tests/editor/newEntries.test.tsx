import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { sentenceFor } from '../../src/catalogue/problem.ts'
import { checkEdits } from '../../src/editor/checkEdits.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { fixedFiles } from '../../src/pages/dataFiles.ts'
import { ridged, whole } from '../helpers/wholeCatalogue.ts'
import { byTasks, openEditor, shownIn } from './forms.tsx'

/** Braces, but for the gaps of texts; places in a file; quoted names with a colon. */
const json = /\{(?!\w+\})|"\s*:|(?<![\w<])\/[a-z]/

/** The form of the small catalogue's page, and a new claim in it. */
async function addClaim() {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  await userEvent.click(screen.getByRole('button', { name: editorWords.add('Claim') }))
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
    expect(within(row).getAllByText(editorWords.unread)).not.toHaveLength(0)
    expect(JSON.parse(editor.texts().get(ridged) ?? '').claims[at].figure).toBe('about three')
  })
})

it('Space and Enter in a text are typed, and press nothing', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const [heading] = screen.getAllByRole('textbox', { name: 'Heading' })
  if (heading === undefined) throw new Error('there is no heading')
  await userEvent.type(heading, ' a{Enter}b')
  const { heading: written } = JSON.parse(String(whole.texts.get(ridged)))
  expect(heading).toHaveValue(`${written} ab`)
  expect(heading).toHaveFocus()
})

it.each([ridged, ...fixedFiles.filter((file) => whole.texts.has(file) && !byTasks.includes(file))])(
  'every new entry of %s is empty, and said to be so in words',
  (file) => {
    const editor = openEditor(whole)
    const { container } = editor.showForm(file)
    const before = new Set(shownIn(container))
    for (const button of screen.queryAllByRole('button', { name: /^Add / })) {
      if (button.isConnected) fireEvent.click(button)
    }
    const { problems } = checkEdits({ texts: editor.texts(), pictures: whole.pictures })
    const said = problems.flatMap((problem) => [problem.field, sentenceFor('inForm', problem)])
    const shown = shownIn(container).filter((value) => !before.has(value))
    expect([...shown, ...said].filter((text) => json.test(text))).toEqual([])
  },
)

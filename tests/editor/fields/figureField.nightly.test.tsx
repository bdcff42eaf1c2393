import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { figureText } from '../../../src/pages/product/rules/figureText.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'
import { rows, withoutDecimals } from './typedFigures.ts'

/** The controls of a figure, around its field. */
function rowOf(field: HTMLElement): HTMLElement {
  return field.parentElement ?? document.body
}

/** The value of a property in the table of the page, in a file of it. */
function valueIn(text: string | undefined, property: string): unknown {
  const { specification } = JSON.parse(text ?? '')
  const row = specification.rows.find((one: { property?: string }) => one.property === property)
  const items: unknown[] = Array.isArray(row.value) ? row.value : [row.value]
  return items.at(-1)
}

it.each([
  ['1, 0.75, 0.5', [0.5, 0.75, 1]],
  ['0.5, 0.75, 1, 0.6', [0.5, 0.6, 0.75, 1]],
  ['0.5, 0.6', [0.5, 0.6]],
])('a list of figures is in order once its field is left: %s', async (typed, values) => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  expect(field).toHaveValue(typed)
  await userEvent.tab()
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows[0].value).toEqual({ values, unit: 'mm', decimals: 2 })
  const [first] = values
  expect(field).toHaveDisplayValue(new RegExp(`^${first}`))
})

it.each([
  ['0.35 to 0.6', '{"min":0.35,"max":0.6,"unit":"mm","decimals":2}', 'mm'],
  ['0.35 t', '"0.35 t mm"', 'mm'],
  ['5 kg', '"5 kg mm"', 'mm'],
  ['0.5 m', '{"values":[0.5],"unit":"m","decimals":2}', 'm'],
  ['0.5 m to 0.6', '{"min":0.5,"max":0.6,"unit":"m","decimals":2}', 'm'],
  ['0.5 mm', '{"values":[0.5],"unit":"mm","decimals":2}', 'mm'],
])('typed letter by letter over a thickness in mm: %s', async (typed, figure, unit) => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  for (const letter of typed) {
    await userEvent.type(field, letter)
    const now = JSON.stringify(valueIn(editor.texts().get(ridged), 'thickness'))
    expect(now).not.toMatch(/"unit":"(?!mm|m")/)
  }
  await userEvent.tab()
  expect(JSON.stringify(valueIn(editor.texts().get(ridged), 'thickness'))).toBe(figure)
  expect(within(rowOf(field)).getByLabelText(editorWords.unit)).toHaveValue(unit)
})

it('a figure without a unit has that of the field before, also after another one was typed and deleted', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, '5 m{Backspace}{Backspace}')
  expect(valueIn(editor.texts().get(ridged), 'thickness')).toMatchObject({ unit: 'mm' })
  await userEvent.type(field, ' cm')
  await userEvent.tab()
  await userEvent.clear(field)
  await userEvent.type(field, '6')
  expect(valueIn(editor.texts().get(ridged), 'thickness')).toMatchObject({
    values: [6],
    unit: 'cm',
  })
})

it('takes the figure that was meant', async () => {
  const editor = openEditor(whole)
  editor.showForm(ridged)
  const field = screen.getByDisplayValue('0.50, 0.75, 1.00')
  await userEvent.clear(field)
  await userEvent.type(field, 'O.35')
  expect(field).toHaveAccessibleDescription(/^This is the letter O\. Did you mean 0\.35\?/)
  await userEvent.click(screen.getByRole('button', { name: 'Write 0.35' }))
  expect(field).toHaveDisplayValue('0.35')
  const { specification } = JSON.parse(editor.texts().get(ridged) ?? '')
  expect(specification.rows[0].value).toEqual({ values: [0.35], unit: 'mm', decimals: 2 })
})

it.each(['thickness', 'width', 'coating'])(
  'a figure typed in the field of the %s means the same as in the spreadsheet and in the check',
  (property) => {
    const editor = openEditor(whole)
    editor.showForm(ridged)
    const before = Figure.parse(valueIn(editor.texts().get(ridged), property))
    const field = screen.getByDisplayValue(figureText(before))
    // A unit that is typed stays until another one is.
    const sign = ` ${before.unit}`
    for (const { typed, figure, fault } of rows.filter((row) => row.property === property)) {
      fireEvent.change(field, { target: { value: figureText(before) + sign } })
      fireEvent.change(field, { target: { value: typed } })
      expect(field).toHaveValue(typed)
      const value = valueIn(editor.texts().get(ridged), property)
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      if (fault === undefined)
        expect({ typed, is: withoutDecimals(value) }).toEqual({ typed, is: figure })
      else {
        expect(value).toBeTypeOf('string')
        expect(`${typed}: ${note?.textContent}`).toContain(`${typed}: ${fault}`)
      }
    }
  },
)

import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import type { ProductTable } from '../../src/catalogue/productTable.ts'
import { type PropertyRole, propertyRoles } from '../../src/catalogue/propertyRole.ts'
import type { SheetJoint } from '../../src/catalogue/sheetJoint.ts'
import type { Unit } from '../../src/catalogue/unit.ts'
import { propertyWithRole } from '../../src/catalogue/vocabulary.ts'
import { ItemFields } from '../../src/enquiry/list/ItemFields.tsx'
import { emptyItem, type ListItem } from '../../src/enquiry/list/listItem.ts'
import { lengthText, lengthWithUnit, quantityText } from '../../src/roof/roofText.ts'
import { registry, views } from '../helpers/registry.ts'
import { words } from './sheet.ts'

const say = words.roofCalculator

/** A product's table that says this much of its sheets, by the roles of its properties. */
function tableOf(
  calculator: SheetJoint,
  facts: Readonly<Partial<Record<PropertyRole, readonly number[]>>>,
): ProductTable {
  const unit: Unit = 'mm'
  const rows = propertyRoles.flatMap((role) => {
    const property = propertyWithRole(registry.properties, role)
    const values = facts[role]
    if (property === undefined || values === undefined) return []
    const written = values.map((n) => ({
      figure: { values: [n], unit },
      runs: [{ text: `${n} mm`, fixed: true }],
    }))
    return [{ cells: [{ property, role, lines: [{ written }] }] }]
  })
  return { rows, calculator }
}

const nothingKnown = tableOf('laps', {})
const widthKnown = tableOf('laps', { 'overall width': [1000], 'cover width': [950] })

/** The fields of a product with such a table, and its calculator, opened. */
async function openCalculator(table: ProductTable) {
  function Fields() {
    const [item, setItem] = useState<ListItem>(() =>
      emptyItem({ path: '/Sheet', heading: 'Sheets' }),
    )
    return (
      <ItemFields
        item={item}
        product={{ name: 'Sheets', table }}
        words={words}
        onChange={setItem}
      />
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => views.layout, component: Fields }),
    history: createMemoryHistory(),
  })
  await act(() => router.load())
  await act(async () => render(<RouterProvider router={router} />))
  const details = screen.getByText(say.heading).closest('details')
  if (details === null) throw new Error('the calculator cannot be opened')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByRole('button', { name: say.calculate })
  const calculator = within(details)
  const [answer, used] = calculator.getAllByRole('status')
  if (answer === undefined || used === undefined) throw new Error('nothing is announced')
  return { calculator, answer, used }
}

type FieldName = keyof typeof say.fields

function field(name: FieldName) {
  return screen.getByLabelText(say.fields[name].label)
}

function type(typed: Partial<Record<FieldName, string>>): void {
  for (const [name, { label }] of Object.entries(say.fields)) {
    const value = Object(typed)[name]
    if (value !== undefined) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

describe('the roof calculator', () => {
  it('leads to the first field that is missing or wrong, folded or not, and says so at the button', async () => {
    await openCalculator(nothingKnown)
    type({ slope: '2 m' })
    press(say.calculate)
    expect(field('eave')).toHaveFocus()
    expect(field('eave')).toHaveAccessibleDescription(expect.stringContaining(say.faults.empty))
    expect(screen.getByText(`${say.fields.eave.label}: ${say.faults.empty}`)).toBeVisible()
    type({ eave: '12', overhang: 'far' })
    press(say.calculate)
    expect(field('overhang')).toHaveFocus()
    expect(field('overhang')).toBeVisible()
    expect(screen.getByText(`${say.fields.overhang.label}: ${say.faults.noLength}`)).toBeVisible()
  })

  it('counts where the catalogue has the width, shows how, and says what it filled in', async () => {
    const { calculator, answer, used } = await openCalculator(widthKnown)
    type({ eave: "40'", slope: '2 m' })
    press(say.calculate)
    // (12192 - 50) / 950 = 12.78
    expect(answer).toHaveTextContent('13')
    expect(answer).toHaveTextContent(lengthText(2000, 'ft', words))
    expect(calculator.getByText(/12\.78/)).toBeInTheDocument()
    for (const text of say.assumptions) expect(screen.getByText(text)).toBeInTheDocument()
    press(say.use)
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('13')
    expect(used).toHaveTextContent('13')
    expect(used).toHaveTextContent(lengthText(2000, 'ft', words))
    type({ eave: "60'" })
    expect(used).toBeEmptyDOMElement()
  })

  it('answers what is known where the width is not, and leaves the count to us', async () => {
    const { calculator, answer } = await openCalculator(nothingKnown)
    choose(say.slopes, '2')
    type({ eave: '30', slope: '6' })
    press(say.calculate)
    expect(answer).toHaveTextContent(say.weCount)
    const known = (fact: keyof typeof say.facts) =>
      calculator.getByText(say.facts[fact]).nextElementSibling?.textContent
    expect(known('slope')).toBe(lengthText(6000, 'm', words))
    expect(known('area')).toBe(quantityText(360, 'area', words))
    expect(known('ridge')).toBe(lengthText(30_000, 'm', words))
    expect(known('eaves')).toBe(lengthText(60_000, 'm', words))
    expect(known('screws')).toBe(say.askScrews)
    // A list is sent as a whole.
    expect(calculator.queryByRole('link')).toBeNull()
  })

  it('counts for each width that can be chosen, and for the chosen one alone', async () => {
    const table = tableOf('laps', { 'overall width': [940, 1060], 'cover width': [895, 1015] })
    const { calculator, answer } = await openCalculator(table)
    type({ eave: '9', slope: '4' })
    press(say.calculate)
    expect(answer).toHaveTextContent(say.chooseWidth)
    const counts = calculator.getAllByRole('listitem').map(({ textContent }) => textContent)
    // (9000 - 45) / 895 = 10.006, / 1015 = 8.82
    expect(counts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/940.*\b11\b/),
        expect.stringMatching(/1060.*\b9\b/),
      ]),
    )
    const width = words.choices.find(({ role }) => role === 'overall width')
    choose(width?.label ?? '', '940mm')
    expect(answer).toHaveTextContent(/\b11\b/)
    expect(calculator.getByText(/10\.006/)).toBeInTheDocument()
  })

  it('counts tile sheets on their steps, of several lengths together', async () => {
    const table = tableOf('steps', {
      'cover width': [1000],
      'pitch step': [200],
      'end lap': [150],
      length: [1830, 2440, 3050, 3660],
    })
    const { calculator, answer } = await openCalculator(table)
    type({ eave: '10', slope: '5.031' })
    press(say.calculate)
    expect(answer).toHaveTextContent(/\b20\b/)
    const lengths = calculator.getByText(say.facts.lengths).nextElementSibling
    expect(lengths).toHaveTextContent(/\b10\b.*3660.*\b10\b.*1830/)
    expect(calculator.getByText(/10%/)).toBeVisible()
    press(say.use)
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('20')
  })

  it('asks for the joining profiles of sheets that do not lap', async () => {
    const { calculator, answer } = await openCalculator(tableOf('profiles', {}))
    type({ eave: '6', slope: '3' })
    press(say.calculate)
    expect(answer).toHaveTextContent(say.weCount)
    expect(screen.queryByLabelText(say.fields.sideLap.label)).toBeNull()
    expect(calculator.getByText(say.missing.profiles)).toBeVisible()
  })

  it('draws the roof, filled in with what is typed', async () => {
    const { calculator } = await openCalculator(nothingKnown)
    const drawn = (name: keyof typeof say.drawing) =>
      calculator.getByText(say.drawing[name]).nextElementSibling?.textContent
    expect(drawn('eave')).toBeUndefined()
    type({ eave: '30' })
    expect(drawn('eave')).toBe(lengthWithUnit(30_000, 'm', words))
    choose(say.by, 'rise')
    type({ span: '8', rise: '6' })
    expect(drawn('slope')).toBe(lengthWithUnit(10_000, 'm', words))
  })

  it('draws the sheets in the colour that is chosen, where its value is confirmed', async () => {
    const grey = { word: 'grey', runs: [{ text: 'Grey', fixed: false, chip: '#cfd2d3' }] }
    const cells = [{ property: 'colour', lines: [{ written: [grey] }] }]
    await openCalculator({ ...widthKnown, rows: [...widthKnown.rows, { cells }] })
    const drawn = () => document.querySelector('svg path[style*="fill:"]')
    expect(drawn()).toBeNull()
    const colour = words.choices.find(({ property }) => property === 'colour')?.label ?? ''
    choose(colour, 'grey')
    expect(drawn()).toHaveStyle({ fill: '#cfd2d3' })
  })
})

import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillCount } from '../../src/catalogue/fillCount.ts'
import { fillTemplate } from '../../src/catalogue/fillTemplate.ts'
import type { ProductTable } from '../../src/catalogue/productTable.ts'
import { type PropertyRole, propertyRoles } from '../../src/catalogue/propertyRole.ts'
import type { SheetJoint } from '../../src/catalogue/sheetJoint.ts'
import type { LengthUnit, Unit } from '../../src/catalogue/unit.ts'
import { propertyWithRole } from '../../src/catalogue/vocabulary.ts'
import { ItemFields } from '../../src/enquiry/list/ItemFields.tsx'
import { emptyItem, type ListItem } from '../../src/enquiry/list/listItem.ts'
import type { RoofFields } from '../../src/roof/answerRoof.ts'
import { lengthWithUnit, quantityText } from '../../src/roof/roofText.ts'
import type { RoofShape } from '../../src/roof/typedRoof.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { frozenCatalogue, source } from '../helpers/frozenCatalogue.ts'
import { useSheets, words } from './sheet.ts'

const calculatorWords = words.roofCalculator

/** The table of a product with these figures in mm, by the roles of its properties. */
function tableOf(
  calculator: SheetJoint,
  facts: Readonly<Partial<Record<PropertyRole, readonly number[]>>>,
) {
  const unit: Unit = 'mm'
  const rows = propertyRoles.flatMap((role) => {
    const property = propertyWithRole(frozenCatalogue.properties, role)
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

/** The choices of a buyer, or a roof that is stored already. */
type Chosen =
  | { slopes?: RoofShape; by?: string; unit?: LengthUnit | undefined }
  | { measures: RoofFields }

/** A building with a ridge, of which the pitch is not known. */
const building = { slopes: '2', by: 'unsure', unit: 'm' } as const

/** Renders the fields of a product with this table, opens its calculator, and makes these choices. */
async function openCalculator(table: ProductTable, chosen: Chosen = {}) {
  function Fields() {
    const [item, setItem] = useState<ListItem>(() => ({
      ...emptyItem({ path: '/Sheet', heading: 'Sheets' }),
      ...('measures' in chosen && chosen),
    }))
    return (
      <ItemFields
        item={item}
        product={{ name: 'Sheets', table }}
        words={words}
        onChange={setItem}
      />
    )
  }
  const router = createSiteRouter({ source, history: createMemoryHistory() })
  await act(() => router.load())
  render(
    <RouterContextProvider router={router}>
      <Fields />
    </RouterContextProvider>,
  )
  const { heading, measureOnly } = calculatorWords
  const isName = (text: string) => text === heading || text === measureOnly.heading
  const details = screen.getByText(isName).closest('details')
  if (details === null) throw new Error('the calculator cannot be opened')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByRole('button', { name: calculatorWords.calculate })
  if (!('measures' in chosen)) {
    const { slopes = '1', by = 'slope', unit } = { unit: 'm' as const, ...chosen }
    if (unit) fireEvent.click(screen.getByRole('radio', { name: words.line.lengthUnits[unit] }))
    choose(calculatorWords.slopes, slopes)
    choose(calculatorWords.by, by)
  }
  const calculator = within(details)
  const [answer, used] = calculator.getAllByRole('status')
  if (answer === undefined || used === undefined) throw new Error('nothing is announced')
  return { calculator, answer, used }
}

type FieldName = keyof typeof calculatorWords.fields

function field(name: FieldName) {
  return screen.getByLabelText(calculatorWords.fields[name].label)
}

function type(typed: Partial<Record<FieldName, string>>): void {
  for (const [name, { label }] of Object.entries(calculatorWords.fields)) {
    const value = Object(typed)[name]
    if (value !== undefined) fireEvent.change(screen.getByLabelText(label), { target: { value } })
  }
}

function choose(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function press(name: string | RegExp): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

/** The buttons that choose a unit. */
function unitButtons() {
  const { ft, m } = words.line.lengthUnits
  return [ft, m].map((name) => screen.getByRole('radio', { name }))
}

// The building of the test before.
beforeEach(() => sessionStorage.clear())

describe('the unit of the roof calculator', () => {
  beforeEach(() => localStorage.clear())

  it('is not assumed: the button asks for it, and the numbers wait', async () => {
    const { answer } = await openCalculator(widthKnown, { ...building, unit: undefined })
    for (const button of unitButtons()) expect(button).not.toBeChecked()
    type({ eave: '40', span: '20' })
    press(calculatorWords.calculate)
    expect(answer).toBeEmptyDOMElement()
    expect(unitButtons()[0]).toHaveFocus()
    const group = screen.getByRole('radiogroup', { name: calculatorWords.unit })
    expect(group).toHaveAccessibleDescription(calculatorWords.faults.noUnit)
    fireEvent.click(unitButtons()[0] ?? group)
    // (12192 - 50) / 950 = 12.8
    expect(answer).toHaveTextContent('26 sheets')
    expect(answer).toHaveTextContent('For a building of 40 ft x 20 ft')
  })

  it('is read from what is typed, though another is chosen', async () => {
    const { answer } = await openCalculator(widthKnown, building)
    type({ eave: '40 fut', span: "20'" })
    press(calculatorWords.calculate)
    expect(answer).toHaveTextContent('26 sheets')
    expect(answer).toHaveTextContent('For a building of 40 ft x 20 ft')
  })

  it('is remembered, and shown as chosen', async () => {
    await openCalculator(widthKnown, { ...building, unit: 'ft' })
    cleanup()
    const { answer } = await openCalculator(widthKnown, { ...building, unit: undefined })
    expect(unitButtons()[0]).toBeChecked()
    type({ eave: '40', span: '20' })
    press(calculatorWords.calculate)
    expect(answer).toHaveTextContent('26 sheets')
  })

  it('of an older roof stays the metre, whatever was chosen since', async () => {
    localStorage.setItem('measure.unit./', 'ft')
    const measures = { eave: '30', slope: '6' }
    const { answer } = await openCalculator(widthKnown, { measures })
    expect(unitButtons()[1]).toBeChecked()
    // (30000 - 50) / 950 = 31.5
    expect(answer).toHaveTextContent('32 sheets')
  })
})

it('a length that most trucks do not carry is not said to be checked for delivery too', async () => {
  const { answer, calculator } = await openCalculator(widthKnown, building)
  const { onePiece } = calculatorWords.notes
  type({ eave: '12 m', span: '8 m' })
  press(calculatorWords.calculate)
  expect(calculator.getByText(onePiece)).toBeVisible()
  type({ span: '28 m' })
  expect(answer).toHaveTextContent(calculatorWords.transport.text)
  expect(calculator.queryByText(onePiece)).toBeNull()
})

it('of several widths says once that the sheets are too long, and counts shorter ones for each', async () => {
  const table = tableOf('laps', { 'overall width': [940, 1060], 'cover width': [895, 1015] })
  const { answer } = await openCalculator(table)
  type({ eave: '9', slope: '13' })
  press(calculatorWords.calculate)
  expect(within(answer).getAllByText(calculatorWords.transport.text)).toHaveLength(1)
  // 11 and 9 across; 13 m / 2 = 6.5 m
  const { withLap, onePiece } = calculatorWords.transport
  for (const [shorter, long] of [
    [22, 11],
    [18, 9],
  ]) {
    expect(answer).toHaveTextContent(
      `${withLap}${shorter} sheets of 6.5 m, plus the lap${long} side by side`,
    )
    expect(answer).toHaveTextContent(`${onePiece}${long} sheets of 13 m`)
  }
})

it('of sheets too long for most trucks offers the shorter ones, without a length while the lap is not known', async () => {
  const table = tableOf('laps', { 'overall width': [1000], 'cover width': [950] })
  const { used } = await openCalculator(table)
  type({ eave: '9', slope: '13' })
  press(calculatorWords.calculate)
  // (9000 - 50) / 950 = 9.4, two in each column
  press(fillCount(calculatorWords.useShorter, 20, 'en'))
  expect(screen.getByLabelText(words.line.quantity)).toHaveValue('20')
  expect(used).toHaveTextContent('quantity 20 nos')
  expect(used).not.toHaveTextContent(/length \d/)
})

it('a field that a choice brings after the answer has no error before the button is clicked again', async () => {
  const { answer, calculator } = await openCalculator(widthKnown, building)
  type({ eave: '12 m', span: '8 m' })
  press(calculatorWords.calculate)
  choose(calculatorWords.slopes, 'different')
  for (const name of ['run1', 'run2'] as const) expect(field(name)).not.toBeInvalid()
  expect(calculator.queryByText(calculatorWords.faults.empty)).toBeNull()
  press(calculatorWords.calculate)
  expect(field('run1')).toHaveFocus()
  for (const name of ['run1', 'run2'] as const) expect(field(name)).toBeInvalid()
  type({ run1: '4', run2: '5' })
  expect(answer).toHaveTextContent('sheets')
  // Another way to give the slope.
  choose(calculatorWords.by, 'pitch')
  for (const name of ['pitch1', 'pitch2'] as const) expect(field(name)).not.toBeInvalid()
})

describe('the building that was calculated last', () => {
  it('fills in the fields for the next sheet, says so, and is counted when the button is pressed', async () => {
    await openCalculator(widthKnown, { slopes: '1', by: 'unsure', unit: 'ft' })
    type({ eave: '40', span: '20', endLap: '150' })
    press(calculatorWords.calculate)
    cleanup()
    const { answer } = await openCalculator(tableOf('laps', { 'cover width': [1000] }), {
      measures: {},
    })
    expect(screen.getByText(calculatorWords.lastBuilding)).toBeVisible()
    expect(unitButtons()[0]).toBeChecked()
    expect(field('eave')).toHaveValue('40')
    expect(field('span')).toHaveValue('20')
    expect(field('endLap')).toHaveValue('')
    expect(screen.getByLabelText(calculatorWords.slopes)).toHaveValue('1')
    expect(answer).toBeEmptyDOMElement()
    press(calculatorWords.calculate)
    // 12192 / 1000 = 12.2
    expect(answer).toHaveTextContent('13 sheets')
    expect(screen.queryByText(calculatorWords.lastBuilding)).toBeNull()
  })

  it('stays emptied, and is not offered for a roof of its own', async () => {
    await openCalculator(widthKnown)
    type({ eave: '9', slope: '4' })
    press(calculatorWords.calculate)
    cleanup()
    await openCalculator(widthKnown, { measures: {} })
    type({ eave: '' })
    type({ slope: '' })
    expect(field('eave')).toHaveValue('')
    expect(field('slope')).toHaveValue('')
    cleanup()
    await openCalculator(widthKnown, { measures: { eave: '12', slope: '5' } })
    expect(field('eave')).toHaveValue('12')
    expect(screen.queryByText(calculatorWords.lastBuilding)).toBeNull()
  })
})

describe('a length and a width in one field', () => {
  it.each([
    ['40 ft', '20 ft', (field: HTMLElement) => fireEvent.blur(field)],
    ['40 ft', '20 ft', () => press(calculatorWords.calculate)],
  ])('fill both: %s, %s', async (length, width, act) => {
    await openCalculator(widthKnown, building)
    type({ eave: '20 x 40 ft' })
    expect(field('eave')).not.toHaveAttribute('aria-invalid')
    act(field('eave'))
    expect(field('eave')).toHaveValue(length)
    expect(field('span')).toHaveValue(width)
  })
})

describe('a roof that is not two equal sides', () => {
  it('of two different sides has a width for each, and their sheets together', async () => {
    const { answer } = await openCalculator(widthKnown, { slopes: 'different', by: 'unsure' })
    expect(screen.queryByLabelText(calculatorWords.fields.span.label)).toBeNull()
    type({ eave: '12', run1: '3', run2: '5' })
    press(calculatorWords.calculate)
    // (12000 - 50) / 950 = 12.6; 3 m / cos 15° = 3.11 m and 5 m / cos 15° = 5.18 m
    expect(answer).toHaveTextContent('26 sheets: 13 of 5.18 m, 13 of 3.11 m')
    expect(answer).toHaveTextContent('For a building of 12 m x 8 m')
  })

  it('of hips or valleys is not counted: it says what to draw', async () => {
    const { calculator, answer } = await openCalculator(widthKnown, building)
    type({ eave: '12', span: '8' })
    press(calculatorWords.calculate)
    expect(answer).toHaveTextContent(/\d/)
    choose(calculatorWords.slopes, 'sketch')
    for (const point of calculatorWords.sketch.points) expect(answer).toHaveTextContent(point)
    expect(answer).not.toHaveTextContent(/\d/)
    expect(calculator.queryByRole('button', { name: calculatorWords.calculate })).toBeNull()
    expect(calculator.queryByRole('button', { name: useSheets })).toBeNull()
  })
})

describe('a sheet of which only the width is known', () => {
  it('is counted at least, and fills in no quantity', async () => {
    const { calculator, answer, used } = await openCalculator(
      tableOf('laps', { 'overall width': [1000] }),
      building,
    )
    type({ eave: '12', span: '8' })
    press(calculatorWords.calculate)
    expect(answer).toHaveTextContent('At least 24 sheets of 4.15 m')
    expect(answer).toHaveTextContent('At least 12 on each side, counted with')
    expect(answer).toHaveTextContent(calculatorWords.lapAddsMore)
    press(calculatorWords.useLength)
    expect(used).not.toHaveTextContent('24')
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('')
    expect(calculator.queryByText(calculatorWords.facts.weight)).toBeNull()
  })

  it('names no count before it if not even the width is known', async () => {
    await openCalculator(nothingKnown)
    expect(screen.getByText(calculatorWords.measureOnly.heading)).toBeInTheDocument()
    expect(screen.queryByText(calculatorWords.heading)).toBeNull()
  })
})

describe('the roof calculator', () => {
  it('focuses the first missing or wrong field, also in a closed section, and names it at the button', async () => {
    await openCalculator(nothingKnown)
    type({ slope: '2 m' })
    press(calculatorWords.calculate)
    expect(field('eave')).toHaveFocus()
    expect(field('eave')).toHaveAccessibleDescription(
      expect.stringContaining(calculatorWords.faults.empty),
    )
    expect(
      screen.getByText(`${calculatorWords.fields.eave.label}: ${calculatorWords.faults.empty}`),
    ).toBeVisible()
    type({ eave: '12', overhang: 'far' })
    press(calculatorWords.calculate)
    expect(field('overhang')).toHaveFocus()
    expect(field('overhang')).toBeVisible()
    expect(
      screen.getByText(
        `${calculatorWords.fields.overhang.label}: ${words.line.lengthFaults.noLength}`,
        // The example has a space that does not break.
        { normalizer: (text) => text },
      ),
    ).toBeVisible()
  })

  it('counts if the catalogue has the width, shows the working, and confirms the filled-in fields', async () => {
    const { calculator, answer, used } = await openCalculator(widthKnown)
    type({ eave: "40'", slope: '2 m' })
    press(calculatorWords.calculate)
    // (12192 - 50) / 950 = 12.78
    expect(answer).toHaveTextContent('13')
    expect(answer).toHaveTextContent(lengthWithUnit(79 * 25.4, 'ft', words))
    expect(calculator.getByText(/12\.78/)).toBeInTheDocument()
    for (const text of calculatorWords.assumptions)
      expect(screen.getByText(text)).toBeInTheDocument()
    press(useSheets)
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('13')
    expect(used).toHaveTextContent('13')
    // 2 m = 6 ft 6.7 in, and no sheet becomes shorter: 79 in
    expect(used).toHaveTextContent(lengthWithUnit(79 * 25.4, 'ft', words))
    type({ eave: "60'" })
    expect(used).toBeEmptyDOMElement()
  })

  it('shows the measures of the roof in both units if the width is unknown, and says why the business counts', async () => {
    const { calculator, answer } = await openCalculator(nothingKnown, { slopes: '2' })
    type({ eave: '30', slope: '6' })
    press(calculatorWords.calculate)
    const area = quantityText(360, 'area', words)
    expect(answer).toHaveTextContent(fillTemplate(calculatorWords.answerArea, 'area', area))
    expect(answer).toHaveTextContent(calculatorWords.missing.cover)
    const known = (fact: keyof typeof calculatorWords.facts) =>
      Array.from(
        calculator.getByText(calculatorWords.facts[fact]).nextElementSibling?.childNodes ?? [],
        ({ textContent }) => textContent?.replaceAll('\u00a0', ' '),
      )
    // 6 m = 19 ft 8.2 in, and no sheet becomes shorter.
    expect(known('slope')).toEqual([
      lengthWithUnit(6000, 'm', words),
      lengthWithUnit(237 * 25.4, 'ft', words),
    ])
    expect(known('area')).toEqual([
      quantityText(360, 'area', words),
      quantityText(3875, 'areaInFeet', words),
    ])
    expect(known('ridge')).toEqual([
      quantityText(30, 'runningMetres', words),
      quantityText(98.4, 'runningFeet', words),
    ])
    expect(known('eaves')[0]).toBe(quantityText(60, 'runningMetres', words))
    expect(known('screws')).toEqual([calculatorWords.askScrews])
    // A list is sent as a whole.
    expect(calculator.queryByRole('link')).toBeNull()
  })

  const twoWidths = tableOf('laps', { 'overall width': [940, 1060], 'cover width': [895, 1015] })
  const widthField = () => {
    const width = words.choices.find(({ role }) => role === 'overall width')
    return screen.getByLabelText(width?.label ?? '')
  }
  const countButton = (count: number) =>
    screen.getByRole('button', { name: fillCount(calculatorWords.use, count, 'en') })

  it('counts for each width that can be chosen, and for the chosen one alone', async () => {
    const { calculator, answer } = await openCalculator(twoWidths)
    type({ eave: '9', slope: '4' })
    press(calculatorWords.calculate)
    const counts = within(answer)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    // (9000 - 45) / 895 = 10.006, / 1015 = 8.82
    expect(counts).toEqual([
      expect.stringMatching(/895\smm11\ssheets/),
      expect.stringMatching(/1015\smm9\ssheets/),
    ])
    // The working of each: its columns and its count.
    for (const line of [/10\.006.*\b11\b/, /8\.82.*\b9\b/]) {
      expect(calculator.getByText(line)).toBeInTheDocument()
    }
    fireEvent.change(widthField(), { target: { value: '940mm' } })
    expect(within(answer).getAllByRole('listitem')).toHaveLength(1)
    expect(answer).toHaveTextContent('11 sheets')
    expect(calculator.getByText(/10\.006/)).toBeInTheDocument()
  })

  it('chooses the width of a count that is taken over, says so, and keeps the other count to change to', async () => {
    const { answer, used } = await openCalculator(twoWidths)
    type({ eave: '9', slope: '4' })
    press(calculatorWords.calculate)
    const before = answer.textContent
    for (const [count, other, width] of [
      [11, 9, 940],
      [9, 11, 1060],
    ] as const) {
      fireEvent.click(countButton(count))
      expect(screen.getByLabelText(words.line.quantity)).toHaveValue(`${count}`)
      expect(widthField()).toHaveValue(`${width}mm`)
      expect(used).toHaveTextContent(`width ${width} mm, length 4 m, quantity ${count} nos`)
      expect(answer.textContent).toBe(before)
      expect(countButton(count)).toHaveAttribute('aria-pressed', 'true')
      expect(countButton(count).closest('li')).toHaveAttribute('aria-current', 'true')
      expect(countButton(other)).toHaveAttribute('aria-pressed', 'false')
      expect(countButton(other).closest('li')).not.toHaveAttribute('aria-current')
    }
    // Another length: the width is chosen still, and nothing of the new count is filled in.
    type({ eave: '10' })
    expect(within(answer).getAllByRole('listitem')).toHaveLength(2)
    expect(countButton(10).closest('li')).toHaveAttribute('aria-current', 'true')
    expect(countButton(10)).toHaveAttribute('aria-pressed', 'false')
    // The width can be taken back above.
    fireEvent.change(widthField(), { target: { value: '' } })
    expect(answer.querySelector('[aria-current], [aria-pressed="true"]')).toBeNull()
  })

  it('of a width that the buyer types counts that one alone', async () => {
    const { answer } = await openCalculator(twoWidths)
    type({ eave: '9', slope: '4' })
    press(calculatorWords.calculate)
    fireEvent.click(countButton(11))
    type({ cover: '900' })
    expect(within(answer).getAllByRole('listitem')).toHaveLength(1)
  })

  it('counts tile sheets on their steps, with a mixture of lengths', async () => {
    const table = tableOf('steps', {
      'cover width': [1000],
      'pitch step': [200],
      'end lap': [150],
      length: [1830, 2440, 3050, 3660],
    })
    const { calculator, answer } = await openCalculator(table)
    type({ eave: '10', slope: '5.031' })
    press(calculatorWords.calculate)
    expect(answer).toHaveTextContent('20 sheets')
    const lengths = calculator.getByText(calculatorWords.facts.lengths).nextElementSibling
    expect(lengths).toHaveTextContent(/\b10\b.*3\.66.*\b10\b.*1\.83/)
    expect(calculator.getByText(/10%/)).toBeVisible()
    press(useSheets)
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('20')
  })

  it('answers in feet with a fixed length as it is, not with a longer one', async () => {
    const lengths = { 'overall width': [1000], 'cover width': [950], length: [3660] }
    const { answer } = await openCalculator(tableOf('laps', lengths))
    type({ eave: "33'", slope: "11'" })
    press(calculatorWords.calculate)
    // 144.09 in
    expect(answer).toHaveTextContent(lengthWithUnit(144 * 25.4, 'ft', words))
  })

  it('answers with the length and the width alone, and says that the pitch is an example', async () => {
    const { calculator, answer } = await openCalculator(widthKnown, { slopes: '2', by: 'unsure' })
    type({ eave: '30', span: '12' })
    press(calculatorWords.calculate)
    // (30000 - 50) / 950 = 31.5, so 32 on each side; 6 m / cos 15° = 6.2117 m, cut at 6.22
    expect(answer).toHaveTextContent('64 sheets')
    expect(answer).toHaveTextContent(lengthWithUnit(6220, 'm', words))
    const example = quantityText(calculatorWords.examplePitch, 'angle', words)
    expect(answer).toHaveTextContent(fillTemplate(calculatorWords.pitchNote, 'pitch', example))
    press(useSheets)
    expect(calculator.getByText(/6\.22\b.*\b64\b/)).toBeVisible()
  })

  it('answers the Enter key in a field', async () => {
    const { answer } = await openCalculator(widthKnown, { slopes: '2', by: 'unsure' })
    type({ eave: '30', span: '12' })
    expect(answer).toBeEmptyDOMElement()
    await userEvent.type(field('span'), '{Enter}')
    expect(answer).toHaveTextContent('64 sheets')
  })

  it('begins with the unit, the length and the width of a building with a ridge', async () => {
    await openCalculator(widthKnown, { slopes: '2', by: 'unsure' })
    const labels = [...document.querySelectorAll('details label')].map((one) => one.textContent)
    const { fields, slopes } = calculatorWords
    const { lengthUnits: units } = words.line
    const first = [units.ft, units.m, fields.eave.label, fields.span.label, slopes]
    expect(labels.slice(0, 5)).toEqual(first)
  })

  it('asks for the joining profiles of sheets that do not lap', async () => {
    const { calculator, answer } = await openCalculator(tableOf('profiles', {}))
    type({ eave: '6', slope: '3' })
    press(calculatorWords.calculate)
    const area = quantityText(18, 'area', words)
    expect(answer).toHaveTextContent(fillTemplate(calculatorWords.answerArea, 'area', area))
    expect(screen.queryByLabelText(calculatorWords.fields.sideLap.label)).toBeNull()
    expect(calculator.getByText(calculatorWords.missing.profiles)).toBeVisible()
  })

  it('draws the roof with the typed measures', async () => {
    const { calculator } = await openCalculator(nothingKnown)
    const drawn = (name: keyof typeof calculatorWords.drawing) =>
      calculator.getByText(calculatorWords.drawing[name]).nextElementSibling?.textContent
    expect(drawn('eave')).toBeUndefined()
    type({ eave: '30' })
    expect(drawn('eave')).toBe(lengthWithUnit(30_000, 'm', words))
    choose(calculatorWords.by, 'rise')
    type({ span: '8', rise: '6' })
    expect(drawn('slope')).toBe(lengthWithUnit(10_000, 'm', words))
  })

  it('draws the sheets in the chosen colour if its value is confirmed', async () => {
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

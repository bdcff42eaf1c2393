import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'
import { sheet, words } from './sheet.ts'

const say = words.roofCalculator

afterEach(() => localStorage.clear())

/** Opens the calculator of a sheet, whose width is typed here where it matters. */
async function openCalculator() {
  await renderSite(sheet.path)
  fireEvent.click(screen.getByRole('link', { name: registry.site.product.ask.list }))
  const details = (await screen.findByText(say.heading)).closest('details')
  if (details === null) throw new Error('the calculator cannot be opened')
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByRole('button', { name: say.calculate })
  return within(details)
}

type FieldName = keyof typeof say.fields

const field = (name: FieldName) => screen.getByLabelText(say.fields[name].label)

function type(typed: Partial<Record<FieldName, string>>): void {
  for (const name of Object.keys(say.fields) as FieldName[]) {
    const value = typed[name]
    if (value !== undefined) fireEvent.change(field(name), { target: { value } })
  }
}

function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }))
}

describe('the roof calculator', () => {
  it('leads to the first field that is missing or wrong, folded away or not, and says so at the button', async () => {
    await openCalculator()
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

  it('counts sheets whose width is known, shows how, and says what it filled in', async () => {
    const calculator = await openCalculator()
    type({ eave: "40'", slope: '2 m', overall: '1000', cover: '950' })
    press(say.calculate)
    // (12192 - 50) / 950 = 12.78
    expect(calculator.getAllByRole('status')[0]).toHaveTextContent(/^13 /)
    fireEvent.click(calculator.getByText(say.working))
    expect(calculator.getByText(/12\.78/)).toBeInTheDocument()
    for (const text of say.assumptions) expect(screen.getByText(text)).toBeInTheDocument()
    press(say.use)
    expect(screen.getByLabelText(words.line.quantity)).toHaveValue('13')
    expect(calculator.getAllByRole('status')[1]).toHaveTextContent('13')
  })

  it('answers what is known where the width is not, and sends the roof for the count', async () => {
    const calculator = await openCalculator()
    fireEvent.change(screen.getByLabelText(say.slopes), { target: { value: '2' } })
    type({ eave: '30', slope: '6', overall: '', cover: '' })
    press(say.calculate)
    expect(calculator.getAllByRole('status')[0]).toHaveTextContent(say.weCount)
    const known = (fact: keyof typeof say.facts) =>
      calculator.getByText(say.facts[fact]).nextElementSibling?.textContent
    expect(known('slope')).toBe('6 m (6000 mm)')
    expect(known('area')).toBe('360 sq m')
    expect(known('ridge')).toBe('30 m (30000 mm)')
    expect(known('eaves')).toBe('60 m (60000 mm)')
    expect(known('screws')).toBe(say.askScrews)
    const { href } = calculator.getByRole<HTMLAnchorElement>('link', { name: say.ask })
    const text = new URL(href).searchParams.get('text') ?? ''
    for (const part of [sheet.heading, say.twoSlopes, say.facts.area, say.request]) {
      expect(text).toContain(part)
    }
  })

  it('draws the roof, filled in with what is typed', async () => {
    const calculator = await openCalculator()
    expect(calculator.getByText(say.drawing.eave)).toBeVisible()
    type({ eave: '30' })
    expect(calculator.getByText(`${say.drawing.eave} 30 m`)).toBeVisible()
    fireEvent.change(screen.getByLabelText(say.by), { target: { value: 'rise' } })
    type({ span: '8', rise: '6' })
    expect(calculator.getByText(`${say.drawing.slope} 10 m`)).toBeVisible()
  })
})

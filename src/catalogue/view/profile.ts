import type { Figure } from '../schema/figure.ts'
import type { FullPage } from '../schema/page.ts'
import type { Item, Quantity } from '../schema/specification.ts'
import type { ProfileView } from './types.ts'

function itemsOf(page: FullPage, quantity: Quantity): { label: string; items: Item[] }[] {
  return page.specification.rows
    .filter((row) => row.quantity === quantity)
    .map((row) => {
      const [name, ...rest] = row.cells
      return { label: typeof name === 'string' ? name : '', items: rest.flat() }
    })
}

/** The figure's first (standard, or smallest) value in millimetres. */
function firstMillimetres(figure: Figure): number | undefined {
  const value = 'values' in figure ? figure.values[0] : 'min' in figure ? figure.min : figure.max
  if (value === undefined) return undefined
  if (figure.unit === 'mm') return value
  return figure.unit === 'm' ? Math.round(value * 1000) : undefined
}

function first(page: FullPage, quantity: Quantity): { label: string; value: number } | undefined {
  for (const row of itemsOf(page, quantity)) {
    for (const item of row.items) {
      if (typeof item === 'string') continue
      const value = firstMillimetres(item)
      if (value !== undefined) return { label: row.label, value }
    }
  }
  return undefined
}

/** The page's profile with the dimensions its own table gives, or undefined where it has none. */
export function profileView(page: FullPage): ProfileView | undefined {
  if (page.profile === undefined) return undefined
  const widths = [first(page, 'cover width'), first(page, 'overall width')]
  return {
    ...page.profile,
    widths: widths.filter((width) => width !== undefined),
    pitchStep: first(page, 'pitch step')?.value,
    thickness: first(page, 'thickness'),
  }
}

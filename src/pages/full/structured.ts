import type { Product, PropertyValue } from 'schema-dts'
import type { FormattedValue } from '../../model/catalogue/formatValue.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import { unitFacts } from '../../model/catalogue/unit.ts'
import type { HeadView, PageCommon, PictureView } from '../../model/catalogue/view.ts'
import type { Figure } from '../../model/shape/figure.ts'
import type { StructuredFacts } from '../structured.ts'
import type { PropertyView, TableView } from './tableView.ts'

/** What of a full page's view search engines are given. */
type ProductFacts = Pick<PageCommon, 'path' | 'way'> & {
  heading: string
  head: HeadView
  gallery: { main: number; pictures: readonly PictureView[] }
  specification: TableView
}

/** The product for search engines, each of its figures as a number with its unit. */
export function product(page: ProductFacts, { absolute }: StructuredFacts): Product {
  const category = page.way?.category
  const main = page.gallery.pictures[page.gallery.main]
  return {
    '@type': 'Product',
    name: page.heading,
    description: page.head.description,
    url: absolute(page.path),
    ...(main && { image: absolute(`/${main.stem}-${main.widths.at(-1)}.webp`) }),
    ...(category === undefined ? {} : { category: category.label }),
    additionalProperty: page.specification.rows.flatMap(({ variant, cells }) =>
      cells.flatMap(({ label, lines }) =>
        lines.flatMap((line) => values(label, line.written, line.variant ?? variant)),
      ),
    ),
  }
}

/** One value for the words of a cell, and one for each figure; a variant is part of the name. */
function values(
  label: string,
  written: readonly FormattedValue[],
  variant: PropertyView | undefined,
): PropertyValue[] {
  const words = written.filter(({ figure }) => figure === undefined)
  const name = variant === undefined ? label : `${label}, ${textOf(variant.written)}`
  const facts = [
    ...(words.length === 0 ? [] : [{ value: textOf(words) }]),
    ...written.flatMap(({ figure }) => (figure === undefined ? [] : [figureFacts(figure)])),
  ]
  return facts.map((fact) => ({ '@type': 'PropertyValue', name, ...fact }))
}

function figureFacts(figure: Figure) {
  const { code } = unitFacts(figure.unit)
  const unit = code === undefined ? { unitText: figure.unit } : { unitCode: code }
  if ('values' in figure) {
    const [only, ...others] = figure.values
    const value = only === undefined || others.length > 0 ? figure.values : only
    return { value, ...unit }
  }
  return {
    ...('min' in figure && { minValue: figure.min }),
    ...('max' in figure && { maxValue: figure.max }),
    ...unit,
  }
}

import type { Product, PropertyValue } from 'schema-dts'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { LineView, PropertyView, TableView } from '../../catalogue/productTable.ts'
import { settledLines } from '../../catalogue/productTable.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { formattedText, joinList, textOfRuns } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { HeadView, PageCommon, PictureView } from '../../catalogue/view.ts'
import { pageFile } from '../dataFiles.ts'
import { isFact, type StructuredFacts } from '../shared/structured.ts'

/** The parts of a full page's view that its structured data are made from. */
type ProductFacts = Pick<PageCommon, 'path' | 'breadcrumb'> & {
  heading: string
  head: HeadView
  gallery: { main: number; pictures: readonly PictureView[] }
  specification: TableView
}

/** Structured data of a product: each figure as a number with its unit. */
export function structuredProduct(page: ProductFacts, facts: StructuredFacts): Product {
  const { absolute, absoluteFile, vocabulary } = facts
  const main = page.gallery.pictures[page.gallery.main]
  const lines = [...settledLines(page.specification)]
  const values = lines.flatMap(({ label, written, variant, row, source }) =>
    source?.guidance === true ? [] : propertyValues(label, written, variant ?? row, vocabulary),
  )
  const made = lines.filter(
    ({ property, source }) =>
      ownValue(vocabulary.properties, property)?.schemaOrg === 'manufacturer' && source?.confirmed,
  )
  return {
    '@type': 'Product',
    name: page.heading,
    ...(isFact(facts, pageFile(page.path), 'summary') && { description: page.head.description }),
    url: absolute(page.path),
    image: main && absoluteFile(`/${main.stem}-${main.widths.at(-1)}.webp`),
    category: page.breadcrumb?.category?.label,
    ...makers(made),
    ...(values.length > 0 && { additionalProperty: values }),
  }
}

/** The makers of its material, from the confirmed values that name them. */
function makers(lines: readonly LineView[]): Pick<Product, 'manufacturer'> {
  const names = lines.flatMap(({ written }) => written.map(({ runs }) => textOfRuns(runs)))
  if (names.length === 0) return {}
  return { manufacturer: names.map((name) => ({ '@type': 'Organization', name })) }
}

/** One value for the words of a cell, and one for each figure; a variant is part of the name. */
function propertyValues(
  label: string,
  written: readonly FormattedValue[],
  variant: PropertyView | undefined,
  vocabulary: Vocabulary,
): PropertyValue[] {
  const lists = listSeparators(vocabulary.language)
  const words = written.filter(({ figure }) => figure === undefined)
  const name =
    variant === undefined ? label : joinList([label, formattedText(variant.written, lists)], lists)
  const facts = [
    ...(words.length === 0 ? [] : [{ value: formattedText(words, lists) }]),
    ...written.flatMap(({ figure }) =>
      figure === undefined ? [] : [figureFacts(figure, vocabulary)],
    ),
  ]
  return facts.map((fact) => ({ '@type': 'PropertyValue', name, ...fact }))
}

function figureFacts(figure: Figure, { units }: Vocabulary) {
  const code = ownValue(units, figure.unit)?.code
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

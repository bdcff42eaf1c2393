import type { ListItem } from '../../enquiry/list/listItem.ts'
import { purposeQuery } from '../../enquiry/purpose.ts'
import { useHref } from '../../ui/links/href.ts'
import { formatComparison } from '../shared/comparisonAddress.ts'

type Props = {
  items: readonly ListItem[]
  label: string
}

/** A link to the comparison of the products on the list, with the need that all of them are for; none for one product. */
export function CompareLink({ items, label }: Props) {
  const hrefTo = useHref()
  const paths = [...new Set(items.map(({ path }) => path))]
  if (paths.length < 2) return null
  const needs = new Set(
    items.map(({ purpose, englishPurpose, measures }) =>
      purposeQuery({ text: purpose, english: englishPurpose, measures }),
    ),
  )
  const query = needs.size === 1 ? [...needs].join('') : ''
  return (
    <p>
      <a href={`${hrefTo('/Compare')}${query}#${formatComparison(paths)}`}>{label}</a>
    </p>
  )
}

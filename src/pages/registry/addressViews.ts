import type { Site } from '../../catalogue/schemas/site.ts'
import { joinList } from '../../catalogue/textOf.ts'
import type { AddressView } from '../../catalogue/view.ts'

type Address = Site['addresses'][number]

/** An address as one text, in lines: building and street, then the city with all around it. */
function placeOf({ lines, city, region, postalCode, country }: Address): string {
  const place = postalCode === undefined ? city : `${city} ${postalCode}`
  return [...lines, [place, region, country].join(', ')].join('\n')
}

/**
 * The business's addresses as pages show them, those in the same place under one label. Made here,
 * since a browser needs long to make its first list.
 */
export function addressViews({
  addresses,
  language,
}: Pick<Site, 'addresses' | 'language'>): AddressView[] {
  return [...new Set(addresses.map(placeOf))].map((place) => ({
    label: joinList(
      addresses.filter((address) => placeOf(address) === place).map(({ label }) => label),
      language,
    ),
    lines: place.split('\n'),
  }))
}

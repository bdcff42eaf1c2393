import type { Site } from '../../catalogue/schemas/site.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { AddressView } from '../../catalogue/view.ts'

type Address = Site['addresses'][number]

/** An address as text: a line each for building and street, then one with city, region and country. */
function addressText({ lines, city, region, postalCode, country }: Address): string {
  const cityLine = postalCode === undefined ? city : `${city} ${postalCode}`
  return [...lines, [cityLine, region, country].join(', ')].join('\n')
}

/**
 * The addresses of the business as pages show them; equal addresses share one entry. Their labels are
 * joined in the build, because constructing the first `Intl` object is slow in a browser.
 */
export function addressViews({
  addresses,
  language,
}: Pick<Site, 'addresses' | 'language'>): AddressView[] {
  return [...new Set(addresses.map(addressText))].map((text) => ({
    label: joinList(
      addresses.filter((address) => addressText(address) === text).map(({ label }) => label),
      listSeparators(language),
    ),
    lines: text.split('\n'),
  }))
}

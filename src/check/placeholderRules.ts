import { isPlaceholderHost, isPlaceholderNumber } from '../catalogue/placeholderContact.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import { phonesOf } from './rules/site.ts'

/** A value of `site.json` that is a placeholder for the real one. */
type PlaceholderValue = { jsonPath: JsonPath; reason: string }

/** More than this part of a degree across, or a smaller zoom, is a town and not the way to a door. */
const widest = 0.05
const smallestZoom = 15

function showsTown(address: string): boolean {
  const [, box = ''] = /[?&]bbox=([^&]+)/.exec(decodeURIComponent(address)) ?? []
  const [west, , east] = box.split(',').map(Number)
  if (west !== undefined && east !== undefined) return east - west > widest
  const [, zoom] = /(?:[?&#](?:map|z|zoom)=|,)(\d+)(?:\.\d+)?(?=z|\/|&|$)/.exec(address) ?? []
  return zoom !== undefined && Number(zoom) < smallestZoom
}

/** Placeholders that visitors could not use, listed as unconfirmed or not. */
export function* placeholderValues(site: Site): Iterable<PlaceholderValue> {
  for (const { jsonPath, href } of [
    ...phonesOf(site),
    { jsonPath: ['whatsapp'], href: site.whatsapp },
  ]) {
    if (isPlaceholderNumber(href)) yield { jsonPath, reason: 'This number reaches nobody.' }
  }
  const addresses: [JsonPath, string | null][] = [
    [['url'], site.url],
    // Behind its @ an e-mail address has a host, as a web address has behind a user's name.
    [['email'], `https://${site.email}`],
    [['map', 'embed'], site.map.embed],
    [['map', 'link'], site.map.link],
    [['enquiries', 'endpoint'], site.enquiries.endpoint],
    ...site.socials.map(({ url }, i): [JsonPath, string] => [['socials', i], url]),
  ]
  for (const [jsonPath, address] of addresses) {
    const host = address === null ? '' : new URL(address).hostname
    if (isPlaceholderHost(host)) yield { jsonPath, reason: `"${host}" can belong to nobody.` }
  }
  for (const [i, { url }] of site.socials.entries()) {
    const { pathname, search } = new URL(url)
    const reason = 'The link leads to the front page of a network, not to a profile.'
    if (pathname === '/' && search === '') yield { jsonPath: ['socials', i], reason }
  }
  for (const field of ['embed', 'link'] as const) {
    const reason = 'The map shows a whole town, not where the business is.'
    if (showsTown(site.map[field])) yield { jsonPath: ['map', field], reason }
  }
  for (const [i, { lines, postalCode }] of site.addresses.entries()) {
    const reason = 'The address has no street or no postal code.'
    if (lines.length === 0 || postalCode === undefined) yield { jsonPath: ['addresses', i], reason }
  }
}

/** The facts of the business that buyers look for and the data may leave out, each with whether it is given. */
export function* wantedValues({ gstin, terms }: Site) {
  if (gstin !== undefined) {
    yield { ...gstin, jsonPath: ['gstin', 'number'], given: gstin.number !== undefined }
  }
  for (const [i, { label, text, asked }] of terms?.items.entries() ?? []) {
    yield { label, asked, jsonPath: ['terms', 'items', i, 'text'], given: text !== undefined }
  }
}

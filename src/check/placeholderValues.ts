import { isWithin, type Place } from '../catalogue/place.ts'
import { isPlaceholderHost, isPlaceholderNumber } from '../catalogue/placeholderContact.ts'
import type { JsonPath } from '../catalogue/problem.ts'
import type { Site } from '../catalogue/schemas/site.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { phonesOf } from './rules/site.ts'

/** A value of `site.json` that can be a placeholder; `reason` says why it is one, and is left out for a real value. */
type ContactValue = { jsonPath: JsonPath; reason?: string }

/** A value of `site.json` that is a placeholder for the real one. */
type PlaceholderValue = Required<ContactValue>

/** A map wider than this, in degrees, or with a smaller zoom shows a whole town. */
const widest = 0.05
const smallestZoom = 15

/** True if the address of a map shows a whole town. */
export function showsTown(address: string): boolean {
  const [, box = ''] = /[?&]bbox=([^&]+)/.exec(decodeURIComponent(address)) ?? []
  const [west, , east] = box.split(',').map(Number)
  if (west !== undefined && east !== undefined) return east - west > widest
  const [, zoom] = /(?:[?&#](?:map|z|zoom)=|,)(\d+)(?:\.\d+)?(?=z|\/|&|$)/.exec(address) ?? []
  return zoom !== undefined && Number(zoom) < smallestZoom
}

/** The values of the site that can be placeholders, real or not. */
function* contactValues(site: Site): Iterable<ContactValue> {
  for (const { jsonPath, href } of [
    ...phonesOf(site),
    { jsonPath: ['whatsapp'], href: site.whatsapp },
  ]) {
    const reason = isPlaceholderNumber(href) ? 'This number reaches nobody.' : undefined
    yield { jsonPath, reason }
  }
  const addresses: [JsonPath, string | null][] = [
    [['url'], site.url],
    // The URL parser takes the part before the @ as a user name, and the rest as the host.
    [['email'], `https://${site.email}`],
    [['map', 'embed'], site.map.embed],
    [['map', 'link'], site.map.link],
    [['enquiries', 'endpoint'], site.enquiries.endpoint],
    ...site.socials.map(({ url }, i): [JsonPath, string] => [['socials', i], url]),
  ]
  for (const [jsonPath, address] of addresses) {
    if (address === null) continue
    const host = new URL(address).hostname
    const reason = isPlaceholderHost(host) ? `"${host}" is a made-up address.` : undefined
    yield { jsonPath, reason }
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
    const isWhole = lines.length > 0 && postalCode !== undefined
    yield { jsonPath: ['addresses', i], reason: isWhole ? undefined : reason }
  }
}

/** All placeholder values of the site, whether or not `sources.json` lists them. */
export function* placeholderValues(site: Site): Iterable<PlaceholderValue> {
  for (const { jsonPath, reason } of contactValues(site)) {
    if (reason !== undefined) yield { jsonPath, reason }
  }
}

/**
 * Tells the placeholder at or around a place from a real value.
 * @returns undefined if no value there can be a placeholder
 */
export function placeholderState(
  site: Site | undefined,
  { file, jsonPath: outer }: Place,
): 'real' | 'placeholder' | undefined {
  if (site === undefined || file !== sharedFilePath('site')) return undefined
  const values = [...contactValues(site)].filter(
    ({ jsonPath }) => isWithin(jsonPath, outer) || isWithin(outer, jsonPath),
  )
  if (values.length === 0) return undefined
  return values.some(({ reason }) => reason !== undefined) ? 'placeholder' : 'real'
}

/** The optional facts about the business that buyers look for; `given` is true for those in the data. */
export function* optionalFacts({ gstin, terms }: Site) {
  if (gstin !== undefined) {
    yield { ...gstin, jsonPath: ['gstin', 'number'], given: gstin.number !== undefined }
  }
  for (const [i, { label, text, asked }] of terms?.items.entries() ?? []) {
    yield { label, asked, jsonPath: ['terms', 'items', i, 'text'], given: text !== undefined }
  }
}

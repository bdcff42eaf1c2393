import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import { withFile, withSources } from './wholeCatalogue.ts'

const place = { city: 'Surat', region: 'Gujarat', country: 'India' }

/** Values of `site.json` that are no stand-ins. */
const realValues = {
  url: 'https://www.roofs-of-surat.in',
  email: 'office@roofs-of-surat.in',
  phone: { display: '+91 98250 12345', href: 'tel:+919825012345' },
  whatsapp: '919825012345',
  socials: [{ label: 'Facebook', url: 'https://www.facebook.com/roofs-of-surat' }],
  addresses: [{ label: 'Works', lines: ['Plot 1'], postalCode: '395 003', ...place }],
}
const realMap = {
  embed: 'https://www.openstreetmap.org/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18',
  link: 'https://www.openstreetmap.org/#map=18/21.1702/72.8311',
}

/**
 * The small catalogue without stand-ins, questions and sources.
 * @param changes other values of `site.json`, and of its map
 */
export function readyCatalogue({ map = {}, ...site }: Record<string, unknown> = {}): Files {
  const files = withFile('data/site.json', (value: Record<string, unknown>) => {
    Object.assign(value, realValues, site)
    Object.assign(Object(value.map), realMap, map)
  })
  return withSources([], files)
}

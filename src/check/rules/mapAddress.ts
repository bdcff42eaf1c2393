import { quote } from '../../catalogue/messageText.ts'
import type { Problem } from '../../catalogue/problem.ts'

/** A service of maps, and the only addresses of it that are shown in a frame of another site. */
type Service = {
  /** Its hosts, those of its short links too. */
  hosts: RegExp
  /** The host that serves the map. The others redirect to it, which the content security policy of the pages blocks. */
  host: string
  isFrame(address: URL): boolean
  instructions: string
}

const fromGoogle = 'In Google Maps: Share, "Embed a map", "Copy HTML", and paste it here.'

const services: readonly Service[] = [
  {
    hosts: /(?:^|\.)(?:google(?:\.com?)?\.[a-z]{2,3}|goo\.gl|g\.(?:page|co)|share\.google)$/,
    host: 'www.google.com',
    isFrame: ({ pathname, searchParams: query }) =>
      (/^\/maps\/embed\/?$/.test(pathname) && query.has('pb')) ||
      /^\/maps\/embed\/v1\/\w+$/.test(pathname) ||
      (/^\/maps\/d\/(?:u\/\d\/)?embed$/.test(pathname) && query.has('mid')) ||
      (/^\/(?:maps\/?)?$/.test(pathname) && query.get('output') === 'embed'),
    instructions: fromGoogle,
  },
  {
    hosts: /(?:^|\.)(?:openstreetmap\.org|osm\.org)$/,
    host: 'www.openstreetmap.org',
    isFrame: ({ pathname, searchParams }) =>
      pathname === '/export/embed.html' && searchParams.has('bbox'),
    instructions: 'On openstreetmap.org: "Share", "HTML", copy all of it, and paste it here.',
  },
  {
    hosts: /(?:^|\.)bing\.com$/,
    host: 'www.bing.com',
    isFrame: ({ pathname }) => pathname.startsWith('/maps/embed'),
    instructions: fromGoogle,
  },
  {
    hosts:
      /^(?:maps\.apple|maps\.app|maps\.mappls|mappls|waze|www\.waze|wego\.here)\.com$|^maps\.apple$/,
    host: '',
    isFrame: () => false,
    instructions: fromGoogle,
  },
]

/**
 * The fault of an address that shows no map in the frame at the foot of the pages.
 * @param text a web address
 * @returns undefined if it shows one
 */
export function mapFault(text: string): Problem | undefined {
  const address = new URL(text)
  const service = services.find(({ hosts }) => hosts.test(address.hostname))
  if (service === undefined) {
    return {
      message: `It is not known whether ${quote(address.hostname)} lets other sites show its maps`,
      fix: 'Look at the foot of a page of the site: is the map there?',
      warning: true,
    }
  }
  if (!service.isFrame(address)) {
    return {
      message: `${quote(text)} leads to a map, but no other site can show it`,
      fix: service.instructions,
    }
  }
  if (address.host === service.host) return undefined
  const right = new URL(text)
  right.host = service.host
  if (service.host === 'www.google.com' && right.pathname === '/') right.pathname = '/maps'
  return {
    message: `The map is shown from ${quote(service.host)} only, and this is ${quote(address.host)}`,
    fix: `Write "${right.href}".`,
  }
}

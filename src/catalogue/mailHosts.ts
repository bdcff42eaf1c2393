import { distance } from 'fastest-levenshtein'

/** Hosts where everybody can have an e-mail address. */
const publicMailHosts = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.in',
  'yahoo.co.in',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.in',
  'live.com',
  'live.in',
  'msn.com',
  'mail.com',
  'rediffmail.com',
  'rediff.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'zohomail.in',
  // Less common, and one or two letters away from the others.
  'email.com',
  'fmail.com',
  'gmx.com',
  'aol.com',
]

/** The hosts of these names in other countries: `yahoo.co.uk`. The endings left out are misspelt ones. */
const HOST_ABROAD =
  /^(?:yahoo|hotmail|outlook|live)\.(?!com\.in$)(?:com?\.)?(?!co$|cm$|om$|ni$)[a-z]{2}$/

/** Misspelt endings, none of which exists -> the ending that was meant. */
const endings = new Map([
  ...['con', 'cmo', 'ocm', 'vom', 'xom', 'cpm', 'comm', 'coom'].map(
    (ending) => [ending, 'com'] as const,
  ),
  ['co.ni', 'co.in'],
  ['co.inn', 'co.in'],
])

/** The length of a name or host in which two letters may be wrong. */
const LONG = 9

/**
 * The host that was meant by a misspelt one: `gmail.con`, `gmial.com`, `gmail`.
 * @returns undefined if the host is a public one, or like none
 */
export function intendedMailHost(host: string): string | undefined {
  const typed = host.toLowerCase()
  if (publicMailHosts.includes(typed) || HOST_ABROAD.test(typed)) return undefined
  const isComplete = typed.includes('.')
  const candidates = publicMailHosts.map((publicHost) => {
    const compared = isComplete ? publicHost : (publicHost.split('.')[0] ?? publicHost)
    return { publicHost, letters: distance(compared, typed), length: compared.length }
  })
  const [nearest] = candidates.sort((one, other) => one.letters - other.letters)
  if (nearest === undefined) return undefined
  // In a short name, one wrong letter makes another word: `main.com`, `five.com`.
  const allowed = nearest.length >= LONG ? 2 : isComplete ? 0 : 1
  if (nearest.letters <= allowed) return nearest.publicHost
  const [name = '', ...rest] = typed.split('.')
  const ending = endings.get(rest.join('.'))
  return ending === undefined ? undefined : `${name}.${ending}`
}

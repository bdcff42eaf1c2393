/** An address inside the site as `location` has it: encoded, the query with its `?` and the fragment with its `#`. */
type Address = { pathname: string; search: string; hash: string }

/** The address that was meant. */
type RepairedAddress = {
  /** The paths that it may be of, the likeliest first: the first that is a page or an alias is meant. */
  paths: readonly string[]
  search: string
  hash: string
}

/** A `#` or `?` that was encoded as part of the path, once or several times, or typed in full width. */
const ENCODED_MARK =
  /%(?<layers>(?:25)*)(?:(?<hash>23|EF%(?:25)*BC%(?:25)*83)|3F|EF%(?:25)*BC%(?:25)*9F)/i

/** The most times that a text is decoded: no program encodes an address more often. */
const MOST_LAYERS = 5

/** The most words of a path that are joined. The words behind them are a sentence. */
const MOST_WORDS = 6

/** Removes layers of encoding from a text whose `%` were encoded again: `%2520` -> `%20`. */
function undoLayers(text: string, layers: number): string {
  return layers === 0 ? text : undoLayers(text.replaceAll('%25', '%'), layers - 1)
}

/** Decodes a path as often as it was encoded. What cannot be decoded becomes a space. */
export function decodePath(text: string): string {
  let decoded = text
  for (let layer = 0; layer < MOST_LAYERS && decoded.includes('%'); layer += 1) {
    decoded = decoded.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes)
      } catch {
        return ' '
      }
    })
  }
  return decoded
}

/** A query that was encoded as a whole, `q%3Droof`, is decoded once. */
function decodeQuery(query: string): string {
  if (query.includes('=') || !/%3D/i.test(query)) return query
  try {
    return decodeURIComponent(query)
  } catch {
    return query
  }
}

/** Splits a path from the query and the fragment that were encoded as parts of it. */
function splitMarks({ pathname, search, hash }: Address): Address {
  const mark = ENCODED_MARK.exec(pathname)
  if (mark === null) return { pathname, search, hash }
  const path = pathname.slice(0, mark.index)
  const layers = Math.min((mark.groups?.layers ?? '').length / 2, MOST_LAYERS)
  const rest = undoLayers(pathname.slice(mark.index + mark[0].length), layers)
  if (mark.groups?.hash !== undefined) return { pathname: path, search, hash: `#${rest}` }
  const [query = '', fragment] = rest.split(/%23(.*)/is)
  return {
    pathname: path,
    search: ['?', decodeQuery(query), search.replace('?', '&')].join(''),
    hash: fragment === undefined ? hash : `#${fragment}`,
  }
}

/**
 * The letters and digits of a decoded path in words, without what mail programs and messengers insert: full-width
 * letters, entities of HTML, encoded bytes of quoted-printable mail, and the host of an address that was pasted twice.
 */
function wordsOf(path: string): string[] {
  return path
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/&(?:amp|lt|gt|quot|apos|nbsp|#\d+);/gi, ' ')
    .replace(/=[\dA-F]{2}/g, ' ')
    .replace(/^\W*https?:\/*[^/]*/i, '')
    .replace(/(?:https?:|www\.).*$/is, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
}

/**
 * Repairs an address that does not exist because a messenger, a mail program, a PDF or a person has damaged it.
 * A path has letters and digits alone, so everything else is cut: `/About.` and `/About&utm_source=x` are `/About`.
 * Words are joined first, because a line break may have split one: `/Roof%20sheet` is `/Roofsheet`, if there is such
 * a page, or else `/Roof`. An encoded `#` or `?` becomes one again, and what follows stays whole: `/List%23list1/...`.
 * @param requested the address without the base of the site, `/List%23list1/p=Roofsheet/end`
 */
export function repairAddress(requested: Address): RepairedAddress {
  const { pathname, search, hash } = splitMarks(requested)
  const decoded = decodePath(pathname)
  const words = wordsOf(decoded).slice(0, MOST_WORDS)
  // A path of signs alone means the home page; a word in another script does not.
  const isHome = words.length === 0 && !/[\p{L}\p{N}]/u.test(decoded)
  const paths = words.map((_, index) => `/${words.slice(0, words.length - index).join('')}`)
  return { paths: isHome ? ['/'] : paths, search, hash }
}

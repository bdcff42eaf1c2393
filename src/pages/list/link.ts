import { type Details, isQuantityUnit, type Line } from './line.ts'

/** A list as a link holds it: what was told of the buyer himself stays out. */
export type Shared = { lines: readonly Omit<Line, 'id'>[] } & Pick<Details, 'note' | 'place'>

/** What a link says, as far as it can be read. */
export type Opened = Shared & {
  /** The link ends in the middle. */
  cut: boolean
  /** How many of its parts cannot be read. */
  unread: number
  /** It was made by a newer version of the site. */
  newer: boolean
}

/** Longer links are cut by messengers and mail programs. */
export const linkLimit = 2000

/** Of the format, not of the site: it changes when links are written in another way. */
const VERSION = 1
const MARK = 'list'
const END = 'end'

/** Nobody orders more in one list; a link that was made by hand may hold anything. */
const MOST = 300

/** Behind which stand the values of properties, and the fields of the roof calculator. */
const VALUE = 'v.'
const ROOF = 'r.'

function prefixed(prefix: string, texts: Readonly<Record<string, string>> = {}): string[][] {
  return Object.entries(texts).map(([name, text]) => [prefix + name, text])
}

/**
 * A list as the fragment of an address: `#list1/p=Roofsheet&v.colour=blue/end`. Each part ends with a
 * slash and the whole with a word, so that what is missing of a cut link is known to be missing.
 */
export function writeLink({ lines, note = '', place = '' }: Shared): string {
  const parts = lines.map(({ path, name, values, quantity, unit, roof }) => [
    ['p', path.slice(1)],
    ['n', name],
    ...prefixed(VALUE, values),
    ['q', quantity],
    ['u', unit],
    ...prefixed(ROOF, roof),
  ])
  const details = [
    ['note', note],
    ['place', place],
  ]
  const written = [...parts, details]
    .map((part) => new URLSearchParams(part.filter(([, text]) => text !== '')).toString())
    .filter((part) => part !== '')
  return `#${[MARK + VERSION, ...written, END].join('/')}`
}

function textsBehind(part: URLSearchParams, prefix: string): Record<string, string> {
  const found = [...part].filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(found.map(([name, text]) => [name.slice(prefix.length), text]))
}

function readPart(text: string): Omit<Line, 'id'> | Pick<Details, 'note' | 'place'> | undefined {
  try {
    decodeURIComponent(text)
  } catch {
    // A letter was cut through.
    return undefined
  }
  const part = new URLSearchParams(text)
  const slug = part.get('p')
  if (slug === null) {
    const note = part.get('note')
    const place = part.get('place')
    return note === null && place === null
      ? undefined
      : { ...(note !== null && { note }), ...(place !== null && { place }) }
  }
  if (!/^\w{1,100}$/.test(slug)) return undefined
  const unit = part.get('u')
  const roof = textsBehind(part, ROOF)
  return {
    path: `/${slug}`,
    name: part.get('n') ?? slug,
    values: textsBehind(part, VALUE),
    quantity: part.get('q') ?? '',
    unit: isQuantityUnit(unit) ? unit : 'pieces',
    ...(Object.keys(roof).length > 0 && { roof }),
  }
}

/**
 * The list that a fragment holds.
 * @returns undefined where it holds none
 */
export function readLink(fragment: string): Opened | undefined {
  const [head = '', ...parts] = fragment.replace(/^#/, '').split('/')
  const [all, version] = /^list(\d*)$/.exec(head) ?? []
  if (all === undefined) return undefined
  const empty = { lines: [], cut: false, unread: 0, newer: false }
  if (Number(version) > VERSION) return { ...empty, newer: true }
  const last = parts.pop()
  const read = parts.map(readPart)
  const lines = read.flatMap((part) => (part !== undefined && 'path' in part ? [part] : []))
  const details = read.filter((part) => part !== undefined && !('path' in part))
  return {
    ...empty,
    ...Object.assign({}, ...details),
    lines: lines.slice(0, MOST),
    cut: last !== END,
    // Of a part that is cut nobody knows how much is missing: 120 sheets would become 12.
    unread:
      read.filter((part) => part === undefined).length +
      Math.max(0, lines.length - MOST) +
      (last === END || !last ? 0 : 1),
  }
}

import fc from 'fast-check'
import { isRecord } from '../../src/catalogue/json.ts'

/** A change of one file's text; undefined deletes the file. */
export type Mutation = { file: number; name: string; change: (text: string) => string | undefined }

type Place = { parent: unknown[] | Record<string, unknown>; key: string | number }

function placesOf(value: unknown, places: Place[] = []): Place[] {
  const keys = Array.isArray(value) ? value.keys() : isRecord(value) ? Object.keys(value) : []
  for (const key of keys) {
    if (Array.isArray(value) || isRecord(value)) places.push({ parent: value, key })
    if (Array.isArray(value)) placesOf(value[Number(key)], places)
    else if (isRecord(value)) placesOf(value[key], places)
  }
  return places
}

function get({ parent, key }: Place): unknown {
  return Array.isArray(parent) ? parent[Number(key)] : parent[key]
}

function set({ parent, key }: Place, value: unknown): void {
  if (Array.isArray(parent)) parent[Number(key)] = value
  // As JSON.parse does it, for a field named __proto__ as well.
  else Object.defineProperty(parent, key, { value, enumerable: true, writable: true })
}

function remove({ parent, key }: Place): void {
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else delete parent[key]
}

/** Changes the parsed file at one of its values. */
function inside(
  at: number,
  change: (place: Place, all: readonly Place[]) => void,
): (text: string) => string {
  return (text) => {
    const value: unknown = JSON.parse(text)
    const places = placesOf(value)
    const place = places[at % places.length]
    if (place === undefined) return text
    change(place, places)
    return JSON.stringify(value, null, 2)
  }
}

const nasty = [
  ...['', ' ', '\u0000', '\ud800', '<script>alert(1)</script>', '{name}', '__proto__', '../x.jpg'],
  ...['/About', '/about', '/Nowhere', '/', 'About', 'roof.jpg', 'https://example.com', '-1', '٣'],
  ...['\u202e', '🛠️'.repeat(40), 'x'.repeat(4999), 'x'.repeat(5001), 'javascript:alert(1)'],
  ...[0, -0, -1, 0.1, 1.5, 2, 3, 5, 12, 100, 1e3, 1e21, 1e308, 1e-7, Number.MAX_SAFE_INTEGER + 2],
  ...[true, false, null, [], {}, [[]], [null], { values: [1], unit: 'mm' }, { min: 1, max: 2 }],
  ...['mm', '%', 'count', 'index', 'full', 'placeholder', 'product', 'category', 'home'],
]

const value = fc.oneof(fc.constantFrom(...nasty), fc.jsonValue({ maxDepth: 3 }), fc.string())

const at = fc.nat({ max: 1e6 })

const changes = fc.oneof(
  at.map((n) => ({ name: `drop ${n}`, change: inside(n, remove) })),
  fc.tuple(at, value).map(([n, v]) => ({
    name: `retype ${n} as ${JSON.stringify(v)}`,
    change: inside(n, (place) => set(place, v)),
  })),
  fc.tuple(at, fc.string()).map(([n, name]) => ({
    name: `rename ${n} to ${JSON.stringify(name)}`,
    change: inside(n, (place) => {
      const old = get(place)
      remove(place)
      set({ parent: place.parent, key: Array.isArray(place.parent) ? place.key : name }, old)
    }),
  })),
  fc.tuple(at, at).map(([n, m]) => ({
    name: `swap ${n} and ${m}`,
    change: inside(n, (place, all) => {
      const other = all[m % all.length] ?? place
      // A clone, because a value cannot contain itself.
      const [one, two] = [structuredClone(get(place)), structuredClone(get(other))]
      set(place, two)
      set(other, one)
    }),
  })),
  fc.tuple(at, at).map(([n, m]) => ({
    name: `duplicate ${n} at ${m}`,
    change: inside(n, (place, all) => {
      const other = all[m % all.length] ?? place
      const copy = structuredClone(get(place))
      if (Array.isArray(place.parent)) place.parent.splice(Number(place.key), 0, copy)
      else set(other, copy)
    }),
  })),
  at.map((n) => ({
    name: `truncate at ${n}`,
    change: (text: string) => text.slice(0, n % text.length),
  })),
  fc.tuple(at, fc.string({ minLength: 1, maxLength: 3, unit: 'binary' })).map(([n, typed]) => ({
    name: `type ${JSON.stringify(typed)} at ${n}`,
    change: (text: string) => {
      const place = n % text.length
      return text.slice(0, place) + typed + text.slice(place)
    },
  })),
  fc.tuple(at, fc.integer({ min: 1, max: 30 })).map(([n, length]) => ({
    name: `cut ${length} at ${n}`,
    change: (text: string) => {
      const place = n % text.length
      return text.slice(0, place) + text.slice(place + length)
    },
  })),
  at.map((n) => ({
    name: `line ${n} twice`,
    change: (text: string) => {
      const lines = text.split('\n')
      const line = n % lines.length
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n')
    },
  })),
  fc.constant({ name: 'delete', change: () => undefined }),
)

/** A mutation of one of many files: drop, rename, retype, swap, duplicate, truncate, mistype. */
export const mutations: fc.Arbitrary<Mutation> = fc
  .tuple(at, changes)
  .map(([file, change]) => ({ file, ...change }))

import { isFigure } from '../catalogue/figure.ts'
import { isRecord, type JsonObject } from '../catalogue/json.ts'
import { couldBeDigits } from '../catalogue/lookalikes.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { DeclaredUnit } from '../catalogue/schemas/unit.ts'
import { unitSigns } from '../catalogue/spellings.ts'
import { WORDS } from '../catalogue/unit.ts'
import { isPluralTexts } from './translation/pluralForms.ts'

// The earlier shape of `properties.json`: `units` had only the text of each unit, `spellings` all words that people
// type, and kinds and sizes were part of the code. `npm run fix` converts it.

type EarlierUnit = Omit<DeclaredUnit, 'written' | 'spellings'>

/** The units of figures as the code had them. */
const figureUnits: Readonly<Record<string, EarlierUnit>> = {
  micron: { kind: 'length', factor: 1, code: '4H' },
  mm: { kind: 'length', factor: 1000, role: 'mm', code: 'MMT' },
  m: { kind: 'length', factor: 1_000_000, role: 'm', code: 'MTR' },
  MPa: { kind: 'strength', factor: 1, code: 'MPA' },
  HRB: { kind: 'hardness', factor: 1 },
  GSM: { kind: 'mass per area', factor: 1, code: 'GM' },
  'kg/m2': { kind: 'mass per area', factor: 1000, role: 'kg/m2', code: '28' },
  '%': { kind: 'share', factor: 1, role: '%', code: 'P1' },
  years: { kind: 'time', factor: 1, code: 'ANN' },
  times: { kind: 'ratio', factor: 1 },
  index: { kind: 'index', factor: 1 },
  count: { kind: 'count', factor: 1, role: 'count', short: true },
  rib: { kind: 'count', factor: 1 },
  degrees: { kind: 'angle', factor: 1, role: 'degrees', code: 'DD' },
}

/** The units that were only typed, with their texts. */
const typedUnits: Readonly<Record<string, Omit<DeclaredUnit, 'spellings'>>> = {
  cm: { written: '{number} cm', kind: 'length', factor: 10_000, role: 'cm' },
  ft: { written: '{number} ft', kind: 'length', factor: 304_800, role: 'ft' },
  inch: {
    written: { one: '{number} inch', other: '{number} inches' },
    kind: 'length',
    factor: 25_400,
    role: 'in',
  },
  ratio: { written: '1 in {number}', kind: 'slope', factor: 1, role: 'ratio' },
  sqm: { written: '{number} sq m', kind: 'area', factor: 1, role: 'sqm' },
  sqft: { written: '{number} sq ft', kind: 'area', factor: 0.09290304, role: 'sqft' },
  kg: { written: '{number} kg', kind: 'mass', factor: 1, role: 'kg' },
  tonne: {
    written: { one: '{number} tonne', other: '{number} tonnes' },
    kind: 'mass',
    factor: 1000,
    role: 'tonne',
  },
}

/** Unit -> its name in the spellings, if it was not the key. As a word, "in" is between rise and run. */
const namesInSpellings: Readonly<Record<string, string>> = { inch: 'in' }

/** The facts of each unit of the earlier shape besides its text. */
const earlierUnits: Readonly<Record<string, EarlierUnit>> = { ...typedUnits, ...figureUnits }

/** The measures of properties whose names tables did not explain without `term`. */
const selfExplanatory = ['length', 'strength', 'hardness', 'share', WORDS]

/**
 * True for the content of a `properties.json` of the earlier shape. One without the list of spellings has the shape of
 * today, and a text among its units is a mistake.
 */
export function hasEarlierUnits({ units, spellings }: JsonObject): boolean {
  if (!isRecord(units) || !isRecord(spellings)) return false
  return Object.entries(units).some(
    ([key, unit]) => isPluralTexts(unit) && ownValue(earlierUnits, key) !== undefined,
  )
}

/**
 * The content of a `properties.json` of the earlier shape, with its units declared. Units of the shape of today and
 * texts of unknown units stay, and so do the spellings of them.
 */
export function withDeclaredUnits({ spellings, ...vocabulary }: JsonObject): JsonObject {
  const { properties } = vocabulary
  const units = isRecord(vocabulary.units) ? vocabulary.units : {}
  const words = Object.entries(isRecord(spellings) ? spellings : {})
  const missing = Object.entries(typedUnits).filter(([key]) => !Object.hasOwn(units, key))
  const added = missing.map(([key, { written }]) => [key, written] as const)
  const moved = new Set<string>()
  const declared = [...Object.entries(units), ...added].map(([key, unit]) => {
    const facts = ownValue(earlierUnits, key)
    if (facts === undefined || !isPluralTexts(unit)) return [key, unit]
    const signs = unitSigns({ ...facts, written: unit })
    const name = ownValue(namesInSpellings, key) ?? key
    const typed = words.flatMap(([word, one]) => (one === name ? [word] : []))
    for (const word of typed) moved.add(word)
    const others = typed.filter((word) => !signs.includes(word))
    const spelled = others.length > 0 ? { spellings: others } : {}
    return [key, { ...facts, written: unit, ...spelled }]
  })
  const left = words.filter(([word]) => !moved.has(word))
  const explained = Object.entries(isRecord(properties) ? properties : {}).map(
    ([key, property]) => {
      const isExplained =
        isRecord(property) &&
        typeof property.measures === 'string' &&
        !selfExplanatory.includes(property.measures)
      return [key, isExplained ? { ...property, term: true } : property]
    },
  )
  return {
    ...vocabulary,
    ...(left.length > 0 && { spellings: Object.fromEntries(left) }),
    units: Object.fromEntries(declared),
    properties: Object.fromEntries(explained),
  }
}

/** The letters before the numbers of each property's figures in a file. */
function* prefixesIn(
  value: unknown,
  property = '',
): Iterable<{ property: string; prefix: string }> {
  if (Array.isArray(value)) for (const entry of value) yield* prefixesIn(entry, property)
  if (!isRecord(value)) return
  if (isFigure(value)) {
    const { prefix } = value
    // Z looks like a 2, but is the letter of zinc.
    const isPrefix = prefix === 'Z' || !couldBeDigits(String(prefix))
    if (typeof prefix === 'string' && isPrefix) yield { property, prefix }
    return
  }
  const named = typeof value.property === 'string' ? value.property : undefined
  for (const [key, inner] of Object.entries(value)) yield* prefixesIn(inner, named ?? key)
}

/**
 * The content of a `properties.json`, whose properties allow the letters that figures had before any property did;
 * not letters that may be a misspelt digit.
 * @param files the contents of the pages
 */
export function withPrefixes(vocabulary: JsonObject, files: Iterable<unknown>): JsonObject {
  const { properties } = vocabulary
  const prefixesByProperty = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { property, prefix } of prefixesIn(file)) {
      prefixesByProperty.set(property, (prefixesByProperty.get(property) ?? new Set()).add(prefix))
    }
  }
  const all = Object.entries(isRecord(properties) ? properties : {})
  return {
    ...vocabulary,
    properties: Object.fromEntries(
      all.map(([key, property]) => {
        const prefixes = [...(prefixesByProperty.get(key) ?? [])]
        const isNew = isRecord(property) && property.prefixes === undefined && prefixes.length > 0
        return [key, isNew ? { ...property, prefixes } : property]
      }),
    ),
  }
}

import { itemsOf, labelOf } from '../catalogue/formatValue.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { isWithin, type Place } from '../catalogue/place.ts'
import type { PropertyRole } from '../catalogue/propertyRole.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { Respondent } from '../catalogue/schemas/sources.ts'
import type { Specification } from '../catalogue/schemas/specification.ts'
import { specificationEntries } from '../catalogue/specification.ts'
import { sharedFilePath } from '../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf } from '../pages/draftCatalogue.ts'
import { optionalFacts } from './placeholderValues.ts'
import { formatPointer } from './pointer.ts'

/** A property or a fact of the business that buyers ask for and that the data do not have. */
export type MissingValue = {
  /** The key of the property, or the pointer of the fact. */
  key: string
  property?: string
  name: string
  ask: Respondent
  /** The effect of an answer. */
  unlocks: string
  places: readonly Place[]
}

const site = sharedFilePath('site')

/** The properties without which the roof calculator counts less. */
const calculatorRoles: readonly (PropertyRole | undefined)[] = [
  'cover width',
  'side lap',
  'longest length',
  'end lap',
  'smallest pitch',
  'screws per area',
]

/** True if a table has a value for a property; "on request" does not count. */
function hasProperty(table: Specification, property: string, words: Vocabulary): boolean {
  return specificationEntries(table).some(
    (entry) =>
      entry.property === property &&
      itemsOf(entry.value).some(
        (item) => typeof item !== 'string' || ownValue(words.words, item)?.open !== true,
      ),
  )
}

/** The tables that lack a property that buyers ask of their kind of product. */
export function tablesWithout(property: string, draft: DraftCatalogue): Place[] {
  const { properties: words } = draft
  if (words === undefined) return []
  return pagesOf(draft).flatMap(({ file, page }) => {
    if (page.kind !== 'full') return []
    const { askedFor = [] } = ownValue(words.productKinds, page.productKind ?? '') ?? {}
    const lacks = askedFor.includes(property) && !hasProperty(page.specification, property, words)
    return lacks ? [{ file, jsonPath: ['specification'] }] : []
  })
}

/** The facts about the business at some places, given or not. */
export function factsAt(places: readonly Place[], { site: values }: DraftCatalogue) {
  const facts = values === undefined ? [] : [...optionalFacts(values)]
  return facts.filter(({ jsonPath }) =>
    places.some((place) => place.file === site && isWithin(jsonPath, place.jsonPath)),
  )
}

/** The properties that buyers ask for and that tables lack: first those with which a roof is counted. */
function missingProperties(draft: DraftCatalogue): MissingValue[] {
  const { properties: vocabulary, sources } = draft
  const inLaunch = new Set(sources?.launch?.map(({ property }) => property))
  const missing = Object.entries(vocabulary?.properties ?? {}).flatMap(([key, { asked, role }]) => {
    const places = asked === undefined || inLaunch.has(key) ? [] : tablesWithout(key, draft)
    if (vocabulary === undefined || asked === undefined || places.length === 0) return []
    const name = labelOf(key, vocabulary)
    const { of: ask, unlocks } = asked
    return [
      { isCounted: calculatorRoles.includes(role), key, property: key, name, ask, unlocks, places },
    ]
  })
  return missing
    .toSorted((one, other) => Number(other.isCounted) - Number(one.isCounted))
    .map(({ isCounted, ...value }) => value)
}

/** The facts about the business that are not given, if the data name somebody to ask. */
function missingFacts(draft: DraftCatalogue, asked: readonly Place[]): MissingValue[] {
  const inLaunch = factsAt(asked, draft).map(({ jsonPath }) => formatPointer(jsonPath))
  const facts = draft.site === undefined ? [] : [...optionalFacts(draft.site)]
  return facts.flatMap(({ given, jsonPath, label, asked }) => {
    const key = formatPointer(jsonPath)
    if (given || asked === undefined || inLaunch.includes(key)) return []
    const { of: ask, unlocks } = asked
    return [{ key, name: label, ask, unlocks, places: [{ file: site, jsonPath }] }]
  })
}

/**
 * The values that buyers ask for and that the catalogue lacks. The launch does not wait for them.
 * @param asked the places that the questions before the launch ask about
 */
export function missingValues(draft: DraftCatalogue, asked: readonly Place[]): MissingValue[] {
  return [...missingProperties(draft), ...missingFacts(draft, asked)]
}

import { quote, quotedChoice } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { kindOfProduct } from '../../catalogue/productTable.ts'
import { type PropertyRole, roleUnits } from '../../catalogue/propertyRole.ts'
import type { ProductKind } from '../../catalogue/schemas/properties.ts'
import { wordsOfUnit } from '../../catalogue/spellings.ts'
import { suggestFix } from '../../catalogue/suggest.ts'
import { kindsOf, unitWithRole, WORDS } from '../../catalogue/unit.ts'
import { physicalSizes, type UnitRole } from '../../catalogue/unitRole.ts'
import { propertyWithRole } from '../../catalogue/vocabulary.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { pagesOf, rule } from '../../pages/draftCatalogue.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { repeatedNames, unknownProperty } from '../../pages/shared/ruleHelpers.ts'

const file = sharedFilePath('properties')

/** Words mean one unit each, one unit has each role, and what is the same everywhere has its right size. */
const declaredUnits = rule(['properties'], function* ({ properties: { units } }) {
  const all = Object.entries(units)
  /** Word -> the unit that has it, keys first: a spelling is not the key of another unit. */
  const unitOf = new Map(all.map(([unit]) => [unit.normalize('NFKC'), unit]))
  for (const [unit, declared] of all) {
    for (const word of wordsOfUnit(unit, declared)) {
      const other = unitOf.get(word)
      unitOf.set(word, other ?? unit)
      if (other === undefined || other === unit) continue
      const i = declared.spellings?.findIndex((one) => one.normalize('NFKC') === word) ?? -1
      const jsonPath = ['units', unit, ...(i === -1 ? ['written'] : ['spellings', i])]
      const message = `${quote(word)} means two units, ${quote(unit)} and ${quote(other)}`
      const isKey = word === other.normalize('NFKC')
      const change =
        i === -1 ? `Write ${quote(unit)} in another way` : `Delete it from ${quote(unit)}`
      const fix = `${change}, or ${isKey ? 'rename' : 'delete it from'} ${quote(other)}.`
      yield { file, jsonPath, message, fix }
    }
    if (declared.kind === WORDS) {
      const message = `"${WORDS}" is what properties without figures have`
      yield { file, jsonPath: ['units', unit, 'kind'], message, fix: 'Name the kind.' }
    }
  }
  const repeatedRoles = [...repeatedNames(all, ([, one]) => one.role)]
  for (const { name: role, entry, first } of repeatedRoles) {
    const message = `The unit "${first[0]}" already has the role "${role}"`
    const fix = 'Clear the role of the one that is not meant.'
    yield { file, jsonPath: ['units', entry[0], 'role'], message, fix }
  }
  // The sizes are wrong if a role is at the wrong unit.
  for (const sizes of repeatedRoles.length > 0 ? [] : physicalSizes) {
    const sized = all.flatMap(([unit, { role, factor, kind }]) => {
      const size = role && sizes[role]
      return size === undefined ? [] : [{ unit, factor, kind, size }]
    })
    const [first, ...others] = sized
    if (first === undefined) continue
    for (const { unit, factor, kind, size } of others) {
      if (kind !== first.kind) {
        const message = `"${unit}" and "${first.unit}" are of different kinds, "${kind}" and "${first.kind}"`
        const fix = 'Give both the same kind, or correct the role.'
        yield { file, jsonPath: ['units', unit, 'kind'], message, fix }
        continue
      }
      const right = Number(((first.factor * size) / first.size).toPrecision(12))
      if (Math.abs(factor - right) <= right * 1e-6) continue
      const message = `With ${first.factor} for "${first.unit}", the factor of "${unit}" is not ${factor}`
      const fix = `Write ${right}, or correct the role.`
      yield { file, jsonPath: ['units', unit, 'factor'], message, fix }
    }
  }
})

/** The units that a property names are declared, and of its kind; they include the one that it is compared in. */
const namedUnits = rule(['properties'], function* ({ properties: { properties, units } }) {
  const unitKeys = Object.keys(units)
  for (const [key, { measures, unit, units: named = [], prefixes }] of Object.entries(properties)) {
    const at = ['properties', key]
    const uses = [
      ...(unit === undefined ? [] : [{ one: unit, jsonPath: [...at, 'unit'] }]),
      ...named.map((one, i) => ({ one, jsonPath: [...at, 'units', i] })),
    ]
    const unknown = uses.filter(({ one }) => ownValue(units, one) === undefined)
    for (const { one, jsonPath } of unknown) {
      const fix = suggestFix(one, unitKeys, `The units are: ${unitKeys.join(', ')}.`)
      yield { file, jsonPath, message: `There is no unit ${quote(one)}`, fix }
    }
    if (unknown.length > 0) continue
    if (measures === WORDS) {
      if (named.length > 0 || prefixes !== undefined) {
        const field = named.length > 0 ? 'units' : 'prefixes'
        const message = `"${key}" has words, not figures, so it cannot have ${field}`
        const fix = `Remove the ${field}.`
        yield { file, jsonPath: [...at, field], message, fix }
      }
      continue
    }
    if (!kindsOf(units).includes(measures)) {
      const kinds = [...kindsOf(units), WORDS]
      const message = `No unit is of the kind ${quote(measures)}`
      const fix = suggestFix(
        measures,
        kinds,
        `Add a unit of this kind, or choose one of: ${kinds.join(', ')}.`,
      )
      yield { file, jsonPath: [...at, 'measures'], message, fix }
      continue
    }
    for (const [i, one] of named.entries()) {
      if (ownValue(units, one)?.kind === measures) continue
      const message = `"${key}" has figures of ${measures}, but "${one}" is a unit of ${ownValue(units, one)?.kind}`
      yield { file, jsonPath: [...at, 'units', i], message, fix: 'Remove it here.' }
    }
    if (unit !== undefined && named.length > 0 && !named.includes(unit)) {
      const message = `"${key}" is compared in "${unit}", which is none of its units`
      const fix = `Add "${unit}" to the units, or compare in one of them.`
      yield { file, jsonPath: [...at, 'units'], message, fix }
    }
  }
})

/** A property's unit fits its measure; a property of words has no unit. */
const propertyUnits = rule(['properties'], function* ({ properties: { properties, units } }) {
  for (const [key, { measures, unit, usual, filter, bands }] of Object.entries(properties)) {
    const jsonPath = ['properties', key]
    const isWords = measures === WORDS
    const words = `"${key}" has words, not figures, so it cannot have`
    if (isWords && usual !== undefined) {
      const message = `${words} usual figures`
      const fix = 'Remove the usual figures.'
      yield { file, jsonPath: [...jsonPath, 'usual'], message, fix }
    } else if (usual !== undefined && usual.min >= usual.max) {
      const message = `The smallest usual figure of "${key}" is not below the largest`
      yield { file, jsonPath: [...jsonPath, 'usual'], message, fix: 'Swap them.' }
    }
    const rising = bands?.every((n, i) => i === 0 || n > (bands[i - 1] ?? n)) === true
    if (isWords ? bands !== undefined : (filter === true) !== rising) {
      const message = `The filter by "${key}" and its bands do not match`
      const fix = isWords
        ? 'Remove the bands: it has words, not figures.'
        : 'A filter by figures needs both “Filter” and “Bands”, from small to large.'
      yield { file, jsonPath, message, fix }
    }
    if (isWords && unit !== undefined) {
      const fix = 'Remove the unit, or choose what its figures measure.'
      yield { file, jsonPath: [...jsonPath, 'unit'], message: `${words} a unit`, fix }
    } else if (!isWords && unit === undefined) {
      const message = `"${key}" has figures of ${measures}, but no unit`
      yield {
        file,
        jsonPath,
        message,
        fix: 'Add the unit in which products are compared.',
      }
    } else if (unit !== undefined && kindsOf(units).includes(measures)) {
      const kind = ownValue(units, unit)?.kind ?? measures
      if (kind === measures) continue
      const message = `"${key}" has figures of ${measures}, but "${unit}" is a unit of ${kind}`
      const fix = 'Change the unit, or what the figures measure.'
      yield { file, jsonPath: [...jsonPath, 'unit'], message, fix }
    }
  }
})

/** No two words have the same label. */
const uniqueWords = rule(['properties'], function* ({ properties }) {
  const words = Object.entries(properties.words)
  for (const { entry, first } of repeatedNames(words, ([, { label }]) => label.toLowerCase())) {
    const [[key, { label }], [other]] = [entry, first]
    const message = `The word "${other}" is also written "${label}"`
    const fix = `Use "${other}" in all tables, and delete this one.`
    yield { file, jsonPath: ['words', key], key: true, message, fix }
  }
})

/** Properties and kinds of product refer only to properties that exist. */
const namedProperties = rule(['properties'], function* ({ properties: vocabulary }) {
  const { properties, productKinds = {}, groups = {} } = vocabulary
  const words = { properties: vocabulary }
  for (const [key, { basisOf, group }] of Object.entries(properties)) {
    if (group !== undefined && ownValue(groups, group) === undefined) {
      const jsonPath = ['properties', key, 'group']
      const message = `There is no group "${group}"`
      const fix = `The groups are: ${Object.keys(groups).join(', ')}.`
      yield { file, jsonPath, message, fix }
    }
    if (basisOf === undefined) continue
    for (const problem of unknownProperty(words, basisOf, ['properties', key, 'basisOf'])) {
      yield { file, ...problem }
    }
  }
  for (const [key, { askedFor, figures = [] }] of Object.entries(productKinds)) {
    for (const [field, named] of Object.entries({ askedFor, figures })) {
      for (const [i, property] of named.entries()) {
        const jsonPath = ['productKinds', key, field, i]
        for (const problem of unknownProperty(words, property, jsonPath)) yield { file, ...problem }
      }
    }
  }
})

/** Only one property has each role, and its figures can be converted to the unit that the role needs. */
const uniqueRoles = rule(['properties'], function* ({ properties: { properties, units } }) {
  const all = Object.entries(properties)
  for (const { name: role, entry, first } of repeatedNames(all, ([, one]) => one.role)) {
    const jsonPath = ['properties', entry[0], 'role']
    const message = `The property "${first[0]}" already has the role "${role}"`
    const fix = `Clear the role of the property that is not the ${role}.`
    yield { file, jsonPath, message, fix }
  }
  for (const [key, { role, measures }] of all) {
    if (role === undefined) continue
    const jsonPath = ['properties', key, 'role']
    const needs = roleUnits[role]
    const kind = ownValue(units, unitWithRole(units, needs) ?? '')?.kind
    if (kind === undefined) {
      yield { file, jsonPath, ...missingUnitRoles([needs], `the role "${role}" of "${key}"`) }
    }
    const isDeclared = measures === WORDS || kindsOf(units).includes(measures)
    if (kind === undefined || measures === kind || !isDeclared) continue
    const needed = `a property that measures ${quote(kind)}`
    const message = `The role "${role}" needs ${needed}, but "${key}" measures ${quote(measures)}`
    const fix = `Give the role to ${needed}, or correct what this one measures.`
    yield { file, jsonPath, message, fix }
  }
})

/** The fault of unit roles that nobody has. */
function missingUnitRoles(roles: readonly UnitRole[], reader: string) {
  return {
    message: `No unit has the role ${quotedChoice(roles)}, which ${reader} needs`,
    fix: `Choose the role "${roles[0]}" at the unit that it is. If there is none, add one.`,
  }
}

/** The roles of the units that the roof calculator writes. */
const calculatorUnits: readonly UnitRole[] = ['mm', 'm', '%']

/** The units that the roof calculator writes are declared, if a product is counted by it. */
const calculatorRoles = rule(
  ['properties'],
  function* ({ properties: { units, productKinds = {} } }) {
    const isUsed = Object.values(productKinds).some(({ calculator }) => calculator !== undefined)
    const missing = calculatorUnits.filter((role) => unitWithRole(units, role) === undefined)
    if (!isUsed || missing.length === 0) return
    yield {
      file,
      jsonPath: ['units'],
      key: true,
      ...missingUnitRoles(missing, 'the roof calculator'),
    }
  },
)

/** A feature of the site, the pages that have it, and the roles that it reads. */
type RoleReader = {
  feature: string
  isOn: (page: Page, kind: Pick<ProductKind, 'calculator'>) => boolean
  roles: readonly PropertyRole[]
  /** True if the feature works without these roles, but shows or counts less. */
  optional?: true
}

const roleReaders: readonly RoleReader[] = [
  {
    feature: 'the roof calculator',
    isOn: (_page, { calculator }) => calculator === 'laps' || calculator === 'steps',
    roles: ['cover width', 'length'],
  },
  {
    feature: 'the roof calculator',
    isOn: (_page, { calculator }) => calculator === 'steps',
    roles: ['pitch step'],
  },
  {
    feature: 'the roof calculator',
    isOn: (_page, { calculator }) => calculator === 'laps' || calculator === 'steps',
    roles: [
      'overall width',
      'side lap',
      'end lap',
      'longest length',
      'smallest pitch',
      'screws per area',
    ],
    optional: true,
  },
  {
    feature: 'the drawing',
    isOn: (page) => page.kind === 'full' && page.profile !== undefined,
    roles: ['thickness', 'overall width'],
    optional: true,
  },
]

/**
 * The properties that a product's features read exist.
 *
 * A role that no product needs is not missed: a catalogue of screws has no cover width. A sheet that is
 * counted for a roof cannot do without its cover width, its length and, on tile steps, its pitch step: that
 * is a problem. Everything else may rightly be unknown to a catalogue, such as the smallest pitch: the
 * feature works without it, so that is a warning, which blocks nothing.
 */
const missingRoles = rule(['properties'], function* (draft) {
  const products = pagesOf(draft).flatMap(({ path, page }) => {
    if (page.kind !== 'full' && page.kind !== 'placeholder') return []
    return [{ path, page, kind: kindOfProduct(page.productKind, draft.properties) }]
  })
  const reported = new Set<PropertyRole>()
  for (const { feature, isOn, roles, optional } of roleReaders) {
    const product = products.find(({ page, kind }) => isOn(page, kind))
    if (product === undefined) continue
    const missing = roles.filter(
      (role) => !reported.has(role) && propertyWithRole(draft.properties, role) === undefined,
    )
    const [first] = missing
    if (first === undefined) continue
    for (const role of missing) reported.add(role)
    const name = `“${product.page.heading}”`
    const message = `No property has the role ${quotedChoice(missing)}, which ${feature} of ${name} reads`
    const fix = `Choose the role "${first}" at the property that has it. If there is none, add one.`
    const problem = { file, jsonPath: ['properties'], key: true, message, fix }
    yield optional === true ? { ...problem, warning: true } : problem
  }
})

export const vocabularyRules = {
  calculatorRoles,
  declaredUnits,
  missingRoles,
  namedProperties,
  namedUnits,
  propertyUnits,
  uniqueRoles,
  uniqueWords,
}

import { inBoth } from '../../catalogue/problem.ts'
import { unitFacts } from '../../catalogue/unit.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { repeatedNames, unknownProperty } from '../../pages/shared/ruleHelpers.ts'

const file = sharedFilePath('properties')

/** A property has a unit of what it measures, and none where its values are words. */
const propertyUnits = rule(['properties'], function* ({ properties: { properties } }) {
  for (const [key, { measures, unit, usual, filter, bands }] of Object.entries(properties)) {
    const jsonPath = ['properties', key]
    const isWords = measures === 'words'
    const words = `"${key}" has words, not figures, so it cannot have`
    if (isWords && usual !== undefined) {
      const message = `${words} usual figures`
      const fix = { inFile: 'Delete "usual".', inForm: 'Remove the usual figures.' }
      yield { file, jsonPath: [...jsonPath, 'usual'], message, fix }
    } else if (usual !== undefined && usual.min >= usual.max) {
      const message = `The smallest usual figure of "${key}" is not below the largest`
      yield { file, jsonPath: [...jsonPath, 'usual'], message, fix: inBoth('Swap them.') }
    }
    const rising = bands?.every((n, i) => i === 0 || n > (bands[i - 1] ?? n)) === true
    if (isWords ? bands !== undefined : (filter === true) !== rising) {
      const message = `The filter by "${key}" and its bands do not match`
      const fix = isWords
        ? {
            inFile: 'Delete "bands": it has words, not figures.',
            inForm: 'Remove the bands: it has words, not figures.',
          }
        : {
            inFile: 'A filter by figures needs "filter": true and "bands" from small to large.',
            inForm: 'A filter by figures needs both “Filter” and “Bands”, from small to large.',
          }
      yield { file, jsonPath, message, fix }
    }
    if (isWords && unit !== undefined) {
      const fix = {
        inFile: 'Delete "unit", or write under "measures" what its figures measure.',
        inForm: 'Remove the unit, or choose what its figures measure.',
      }
      yield { file, jsonPath: [...jsonPath, 'unit'], message: `${words} a unit`, fix }
    } else if (!isWords && unit === undefined) {
      const message = `"${key}" has figures of ${measures}, but no unit`
      yield {
        file,
        jsonPath,
        message,
        fix: {
          inFile: 'Add "unit", the unit in which products are compared.',
          inForm: 'Add the unit in which products are compared.',
        },
      }
    } else if (unit !== undefined && unitFacts(unit).measures !== measures) {
      const message = `"${key}" has figures of ${measures}, but "${unit}" is a unit of ${unitFacts(unit).measures}`
      const fix = {
        inFile: 'Change "measures" or "unit".',
        inForm: 'Change the unit, or what the figures measure.',
      }
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
    const fix = inBoth(`Use "${other}" in all tables, and delete this one.`)
    yield { file, jsonPath: ['words', key], key: true, message, fix }
  }
})

/** What properties and kinds of product name is a property. */
const namedProperties = rule(['properties'], function* ({ properties: vocabulary }) {
  const { properties, productKinds = {} } = vocabulary
  const words = { properties: vocabulary }
  for (const [key, { basisOf }] of Object.entries(properties)) {
    if (basisOf === undefined) continue
    for (const found of unknownProperty(words, basisOf, ['properties', key, 'basisOf'])) {
      yield { file, ...found }
    }
  }
  for (const [key, { askedFor, figures = [] }] of Object.entries(productKinds)) {
    for (const [field, named] of Object.entries({ askedFor, figures })) {
      for (const [i, property] of named.entries()) {
        const jsonPath = ['productKinds', key, field, i]
        for (const found of unknownProperty(words, property, jsonPath)) yield { file, ...found }
      }
    }
  }
})

export const vocabularyRules = { namedProperties, propertyUnits, uniqueWords }

import { describe, expect, it } from 'vitest'
import {
  isCatalogueFile,
  parseTranslationPath,
  schemaPathOf,
  translationFile,
} from '../../src/catalogue/catalogueFiles.ts'

describe('the files of the catalogue', () => {
  it.each([
    ['data/site.json', true],
    ['data/pages/Screw.json', true],
    ['data/gu/site.json', true],
    ['data/gu/glossary.json', true],
    ['data/gu/pages/Screw.json', true],
    ['data/guj/pages/Screw.json', true],
    ['public/pictures/roof.jpg', true],
    ['data/gu/pages/con.json', false],
    ['data/gu/other/Screw.json', false],
    ['data/gu/gu/site.json', false],
    ['data/GU/site.json', false],
    ['data/g/site.json', false],
    ['data/gu/../site.json', false],
    ['data/gu/site.md', false],
    ['data/schema/site.schema.json', false],
  ])('%s: %s', (file, isOwn) => {
    expect(isCatalogueFile(file)).toBe(isOwn)
  })
})

describe('a file of translations', () => {
  it.each([
    ['data/gu/site.json', { language: 'gu', of: 'data/site.json' }],
    ['data/gu/pages/Screw.json', { language: 'gu', of: 'data/pages/Screw.json' }],
    ['data/site.json', undefined],
    ['data/pages/Screw.json', undefined],
    ['data/schema/site.schema.json', undefined],
  ])('names its language and its English file: %s', (file, expected) => {
    expect(parseTranslationPath(file)).toEqual(expected)
    if (expected) expect(translationFile(expected.language, expected.of)).toBe(file)
  })

  it.each([
    ['data/gu/site.json', '../schema/translation.schema.json'],
    ['data/gu/pages/Screw.json', '../../schema/translation.schema.json'],
    ['data/gu/glossary.json', '../schema/glossary.schema.json'],
  ])('names its schema: %s', (file, schema) => {
    expect(schemaPathOf(file)).toBe(schema)
  })
})

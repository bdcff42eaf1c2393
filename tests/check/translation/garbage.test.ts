import { describe, expect, it } from 'vitest'
import { translationFile } from '../../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { withTranslations } from '../../helpers/translations.ts'
import { ridged } from '../../helpers/wholeCatalogue.ts'

const file = translationFile('gu', ridged)
const right = withTranslations(ridged, { '/heading': 'પતરાં', '/tagline': 'શેડ માટે પતરું.' })
const text = String(right.texts.get(file))

/** The file with one member before the others. */
function withMember(member: string): string {
  const [first = ''] = /"\/heading"/.exec(text) ?? []
  return text.replace(first, () => `${member}, ${first}`)
}

describe('the translations of a file survive one that cannot be read', () => {
  it.each([
    ['without a text', withMember('"/summary": { "of": "1a2b3c4d" }')],
    ['that is a number', withMember('"/summary": 7')],
    ['that is nothing', withMember('"/summary": null')],
    ['that is a list', withMember('"/summary": []')],
    ['with an empty text', withMember('"/summary": { "of": "1a2b3c4d", "text": "" }')],
    [
      'with a text of a megabyte',
      withMember(`"/summary": { "of": "1a2b3c4d", "text": "${'x'.repeat(1e6)}" }`),
    ],
    ['with another hash', withMember('"/summary": { "of": "x", "text": "x" }')],
    [
      'with unknown forms',
      withMember('"/summary": { "of": "1a2b3c4d", "text": { "constructor": "x" } }'),
    ],
    ['without a path', withMember('"summary": { "of": "1a2b3c4d", "text": "x" }')],
    ['that is given twice', withMember('"/tagline": { "of": "1a2b3c4d", "text": "x" }')],
  ])('%s', (_, broken) => {
    const files = { ...right, texts: new Map(right.texts).set(file, broken) }
    expect(checkCatalogue(files).problems.map((problem) => problem.file)).toContain(file)
    const words = readCatalogue(files).draft.translations.get('gu')?.get(ridged)
    expect(words?.['/heading']?.text).toBe('પતરાં')
    expect(words?.['/tagline']?.text).toBe('શેડ માટે પતરું.')
    // The files of other pages are not concerned.
    expect(readCatalogue(files).draft.pages.size).toBe(readCatalogue(right).draft.pages.size)
  })

  it.each(['[]', 'null', '7'])('a file that is %s has none', (broken) => {
    const files = { ...right, texts: new Map(right.texts).set(file, broken) }
    expect(readCatalogue(files).draft.translations.get('gu')?.get(ridged)).toEqual({})
  })

  it.each([
    ['nothing', ''],
    ['only brackets', '['.repeat(200_000)],
    ['without a comma', text.replace('},', '}')],
    ['cut short', text.replace(/\}\s*$/, '"/summary": { "of')],
  ])(
    'a file that is no JSON is read as missing, so that it is not written anew: %s',
    (_, broken) => {
      const files = { ...right, texts: new Map(right.texts).set(file, broken) }
      expect(readCatalogue(files).draft.translations.get('gu')?.get(ridged)).toBeUndefined()
    },
  )
})

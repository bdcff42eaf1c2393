import { describe, expect, it } from 'vitest'
import { parseTranslationPath } from '../../../src/catalogue/catalogueFiles.ts'
import { isRecord } from '../../../src/catalogue/json.ts'
import { walkData } from '../../../src/catalogue/walkData.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { filesAfter, formatTaskMessage } from '../../../src/editor/edit/catalogueEdit.ts'
import { findReplacements, searchAndReplace } from '../../../src/editor/edit/searchReplace.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import {
  addedLanguages,
  pseudoFiles,
  pseudoLanguage,
  pseudoText,
} from '../../helpers/pseudoLanguage.ts'

const files = await pseudoFiles(catalogueFolder)
const { draft } = readCatalogue(files)
const query = (find: string, replace: string, wholeWord = true) => ({ find, replace, wholeWord })

/** The values of a file by their places; the names of fields are part of the places. */
function valuesOf(text: unknown): Map<string, unknown> {
  const values = walkData(JSON.parse(String(text)))
  const single = values.filter(({ value }) => !isRecord(value) && !Array.isArray(value))
  return new Map(single.map(({ jsonPath, value }) => [JSON.stringify(jsonPath), value]))
}

describe('search and replace', () => {
  it('changes every text that is listed, and nothing else', () => {
    const given = query('o', 'zz', false)
    const listed = findReplacements(draft, given)
    const own = listed.filter(({ language }) => language === undefined)
    expect(own.length).toBeGreaterThan(500)
    const changed = new Set(
      listed.map(({ file, jsonPath }) => `${file} ${JSON.stringify(jsonPath)}`),
    )
    // Keys, addresses, picture names and units contain an "o" too, and are not listed.
    const forbidden =
      /^data\/(routes|aliases|sources)\.json|(?<!"roofCalculator",)"(path|href|picture|key|unit|units|url|endpoint|display|productKind|kind)"\]$/
    expect([...changed].filter((place) => forbidden.test(place))).toEqual([])
  })

  it('writes the chosen texts in one step, and leaves all other values', () => {
    const given = query('monsoon', 'rainy season')
    const all = findReplacements(draft, given)
    const [left, ...chosen] = all
    const done = requireSuccess(searchAndReplace(files, given, new Set([left?.key ?? ''])))
    const after = filesAfter(files, done)
    const differences = [...done.changed.keys()].flatMap((file) => {
      const [was, is] = [files, after].map(({ texts }) => valuesOf(texts.get(file)))
      return [...(is ?? [])].flatMap(([place, value]) =>
        was?.get(place) === value ? [] : [`${file} ${place} ${value}`],
      )
    })
    // The translations of the changed texts are to be reviewed.
    const written = differences.filter((one) => !one.includes(',"review"] '))
    const expected = chosen.map(
      ({ file, jsonPath, after }) => `${file} ${JSON.stringify(jsonPath)} ${after}`,
    )
    expect(written.toSorted()).toEqual(expected.toSorted())
    expect(done.problems).toEqual([])
  })

  it('says how many translations are to be looked at again', () => {
    const done = requireSuccess(searchAndReplace(files, query('monsoon', 'rainy season')))
    expect(done.messages.map(formatTaskMessage)).toContainEqual(
      expect.stringMatching(`^${pseudoLanguage.name}: \\d+ translations? to look at`),
    )
  })

  it('lists the texts of a translation under its language, and keeps the English with it', () => {
    const given = query(pseudoText('roof'), pseudoText('cover'), false)
    const listed = findReplacements(draft, given)
    expect(listed.length).toBeGreaterThan(0)
    expect(new Set(listed.map(({ language }) => language))).toEqual(
      new Set(addedLanguages.map(({ name }) => name)),
    )
    for (const { file, page } of listed) {
      expect(parseTranslationPath(file)).toBeDefined()
      expect(page).not.toMatch(/\.json/)
    }
  })

  it('refuses a text that no page has', () => {
    expect(searchAndReplace(files, query('Zzzyx', 'a'))).toEqual({
      refused: 'No text to be changed has "Zzzyx".',
    })
  })
})

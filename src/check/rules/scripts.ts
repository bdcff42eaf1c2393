import { memoize } from '../../catalogue/memoize.ts'
import type { FileProblem, JsonPath } from '../../catalogue/problem.ts'
import { walkData } from '../../catalogue/walkData.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { describeFile } from '../describePlace.ts'
import { referableFiles, valueOfFile } from '../references.ts'
import { isTranslatedFile } from '../translation/mapTexts.ts'

/** Shorter entries of lists may be search words, which are in the scripts of buyers. */
const SHORTEST_PARAGRAPH = 40

/** The names of languages, each in its own script. */
const exempt = { file: sharedFilePath('site'), field: 'languages' }

function lettersIn(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

/** The texts of a file that are not search words and have more letters of other scripts than Latin ones. */
const textsInOtherScripts = memoize((data: object): readonly JsonPath[] =>
  Array.from(walkData(data)).flatMap(({ value: text, jsonPath }) => {
    const isField = typeof jsonPath.at(-1) === 'string'
    if (typeof text !== 'string' || (!isField && text.length < SHORTEST_PARAGRAPH)) return []
    const others = lettersIn(text, /[^\P{L}\p{Script=Latin}]/gu)
    return others > lettersIn(text, /\p{Script=Latin}/gu) ? [jsonPath] : []
  }),
)

/** Pages in English are written in English: another language belongs to its translation. */
export const scripts = rule(['site'], function* (draft): Iterable<FileProblem> {
  const { language, languages } = draft.site
  if (new Intl.Locale(language).maximize().script !== 'Latn') return
  const name = languages?.name ?? 'English'
  for (const file of referableFiles(draft)) {
    const value = isTranslatedFile(file) ? valueOfFile(file, draft) : undefined
    for (const jsonPath of value === undefined ? [] : textsInOtherScripts(value)) {
      if (file === exempt.file && jsonPath[0] === exempt.field) continue
      const message = `This text is in another script, but this is the ${name} page`
      const fix = `Write it in ${name} here, and in another language under “Languages”, at “${describeFile(file, draft)}”.`
      yield { file, jsonPath, message, fix, warning: true }
    }
  }
})

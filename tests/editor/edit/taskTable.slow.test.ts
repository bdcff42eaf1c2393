import { expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { isAboutUnwritten } from '../../../src/check/unwrittenTexts.ts'
import { changePhone } from '../../../src/editor/edit/businessTasks.ts'
import { filesAfter, type TaskOutcome } from '../../../src/editor/edit/catalogueEdit.ts'
import { fillPage } from '../../../src/editor/edit/fillPage.ts'
import {
  movePage,
  newCategory,
  newPage,
  removeAlias,
  renamePage,
} from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { lineDifference } from '../../check/outcome.ts'
import { editOf, withEdits } from '../../check/table.ts'
import { paragraphsOf } from '../../helpers/paragraphs.ts'
import { printedWhole } from '../../helpers/wholeCatalogue.ts'

/** The tasks by their names, each with what is typed into its form. */
const tasks = new Map<string, (files: Files, ...typed: string[]) => TaskOutcome>(
  Object.entries({
    newPage: (files: Files, slug = '', menu?: string) => newPage(files, slug, menu),
    newCategory: (files: Files, slug = '', product = '') => newCategory(files, slug, product),
    removeAlias: (files: Files, short = '') => removeAlias(files, short),
    renamePage: (files: Files, from = '', to = '') => renamePage(files, from, to),
    movePage: (files: Files, page = '', menu = '', above?: string) =>
      movePage(files, page, menu, above),
    removePage: (files: Files, page = '', to?: string) => removePage(files, page, to),
    changePhone: (files: Files, number = '') => changePhone(files, number),
    fillPage: (files: Files, page = '') => fillPage(files, page),
  }),
)

/** The words of a line, those between quotation marks as one. */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '')
}

/**
 * In `tasks.txt`, below each name: edits of the catalogue, tasks after `$`, why the last one is refused
 * after `!`, and files, each with the lines that were removed and added.
 */
it.each(await paragraphsOf('tests/editor/edit/tasks.txt'))('$name', async ({ lines }) => {
  const edits = lines.filter((line) => line.includes('` -> `'))
  const steps = lines.filter((line) => line.startsWith('$ '))
  const before = await withEdits(edits.map(editOf), printedWhole)
  let after = before
  const reasons: string[] = []
  for (const step of steps) {
    const [name = '', ...typed] = wordsOf(step.slice(2))
    const outcome = tasks.get(name)?.(after, ...typed) ?? { refused: `no task is called ${name}` }
    if ('refused' in outcome) reasons.push(`! ${outcome.refused.replaceAll('\n', '⏎')}`)
    else {
      after = filesAfter(after, outcome)
      const { problems } = checkCatalogue(after)
      expect(problems.filter((problem) => !isAboutUnwritten(after, problem))).toEqual([])
    }
  }
  const differences = lines
    .filter((line) => /^data\/\S+$/.test(line))
    .flatMap((file) => {
      const changed = new Map([[file, after.texts.get(file)]])
      return [file, ...lineDifference(before, { changed })]
    })
  expect([...edits, ...steps, ...reasons, ...differences]).toEqual(lines)
})

import { expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { isAboutUnwritten } from '../../../src/check/unwrittenTexts.ts'
import { filesAfter, type TaskOutcome } from '../../../src/editor/edit/catalogueEdit.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { tasks } from '../../../src/editor/edit/taskForms.ts'
import { lineDifference } from '../../check/outcome.ts'
import { editOf, withEdits } from '../../check/table.ts'
import { paragraphsOf } from '../../helpers/paragraphs.ts'
import { printedWhole } from '../../helpers/wholeCatalogue.ts'

/** Runs a task with the texts of its form's fields; those at the end that are not given stay empty. */
function runTask(files: Files, name: string, typed: readonly string[]): TaskOutcome {
  const label = Object(editorWords)[name]
  const task = tasks.find((one) => one.label === label)
  if (task === undefined) return { refused: `no task is called ${name}` }
  const values = task.fields.map((_, i) => typed[i] ?? '')
  return task.run(files, values, new Set())
}

/** The words of a line, those between quotation marks as one. */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, word]) => quoted ?? word ?? '')
}

/**
 * In `tasks.txt`, below each name: edits of the catalogue, tasks after `$` with the texts of their forms, why the last one is refused
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
    const outcome = runTask(after, name, typed)
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

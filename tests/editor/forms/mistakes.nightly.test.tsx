import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../src/catalogue/json.ts'
import type { LocatedProblem } from '../../../src/catalogue/problem.ts'
import { formatPointer } from '../../../src/check/pointer.ts'
import { readJson } from '../../../src/check/readJson.ts'
import { schemaOfFile } from '../../../src/pages/dataFiles.ts'
import { caseRows, withEdits } from '../../check/table.ts'
import { sampled } from '../../helpers/runs.ts'
import { byTasks, openEditor, saidIn, shownIn } from '../forms.tsx'

/** If a text is on the page, however its white space is written. */
const hasText = (container: HTMLElement, text: string) => {
  const inOneLine = (one: string) => one.replaceAll(/\s+/g, ' ').trim()
  return inOneLine(container.textContent).includes(inOneLine(text))
}

const numbersIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? []

const tables = 'tests/fixtures/wrong'

describe.each(await readdir(tables))(
  'a mistake is reported in the form, which still shows it: %s',
  async (table) => {
    it.each(sampled(await caseRows(path.join(tables, table))))('$name', async ({ edits }) => {
      const files = await withEdits(edits)
      const { report, showForm, ...editor } = openEditor(files)
      const texts = editor.texts()
      for (const file of new Set(report.problems.map(({ file }) => file))) {
        const { value, faults } = readJson(texts.get(file) ?? '')
        // Problems of a file that is not part of the catalogue, or is not JSON, are in the list of all problems.
        if (schemaOfFile(file) === undefined || value === undefined || faults.length > 0) continue
        const { container, unmount } = showForm(file)
        const said = report.problems.filter((problem) => problem.file === file)
        // A field that does not take what is typed says the fix itself.
        const isSaid = ({ message, fix }: LocatedProblem) =>
          [message, fix].some((one) => hasText(container, one))
        expect(said.filter((problem) => !isSaid(problem))).toEqual([])
        // A value without a field is shown as it is in the file.
        const raw = Array.from(container.querySelectorAll('pre'), (one) => one.textContent).join()
        const shown = shownIn(container).join()
        // A field shows a number with the decimals of its unit.
        const numbers = new Set(numbersIn(shown).map(Number))
        const isShown = (one: string) =>
          shown.includes(one) ||
          (numbersIn(one).length > 0 ? numbersIn(one) : [one]).every(
            (part) => raw.includes(part) || numbers.has(Number(part)),
          )
        const isWrong = ([key]: [string, unknown]) =>
          said.some(({ pointer }) => pointer === formatPointer([key]))
        const fields =
          byTasks.includes(file) && isRecord(value)
            ? Object.fromEntries(Object.entries(value).filter(isWrong))
            : value
        const lost = saidIn(fields).filter((one) => !isShown(one))
        expect(lost).toEqual([])
        unmount()
      }
    })
  },
)

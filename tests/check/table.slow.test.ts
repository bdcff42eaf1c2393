import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Files } from '../../src/catalogue/catalogueFiles.ts'
import type { LocatedProblem } from '../../src/catalogue/problem.ts'
import { checkCatalogue, latestDate } from '../../src/check/checkCatalogue.ts'
import { pageContent } from '../../src/check/pageContent.ts'
import type { Memo } from '../../src/check/parseFile.ts'
import { formatProblems } from '../../src/check/report.ts'
import { contentRules } from '../../src/check/rules/pages.ts'
import { rules, rulesByName } from '../../src/check/rules.ts'
import { type DraftCatalogue, pagesOf } from '../../src/pages/draftCatalogue.ts'
import { kindNames, pageSchemaOf } from '../../src/pages/pageSchemas.ts'
import { kindOf } from '../../src/pages/registry/pageKinds.ts'
import { type FixtureEdit, sampledFiles } from './fixture.ts'
import { caseRows, followFix, withEdits } from './table.ts'

/** The same files in another order. */
function reversed({ texts, pictures }: Files): Files {
  return { texts: new Map([...texts].reverse()), pictures: new Map([...pictures].reverse()) }
}

/** As the check prints it; in a sampled file, whose lines move with its schema, by the text there. */
function printed({ texts }: Files, problem: LocatedProblem): string {
  const { file, line, column, warning } = problem
  const [, row = ''] = formatProblems([problem], 'text').split('\n')
  const words = row.slice(`  ${file}:${line}:${column}  `.length).replace('warning: ', '')
  const text = texts.get(file)
  const moves = Object.hasOwn(sampledFiles, path.parse(file).name) && typeof text === 'string'
  const here = moves ? (text.split('\n')[line - 1] ?? '').slice(column - 1) : ''
  const place = here === '' || line === 1 ? `${file}:${line}:${column}` : `${file} at ${here}`
  return `${warning ? '?' : '!'} ${place}  ${words}`
}

/** Shared by all checks: most files are the same in all of them (`property.slow.test.ts` compares a check without it). */
const memo: Memo = new Map()

function report(files: Files, { problems, warnings } = checkCatalogue(files, memo)): string[] {
  return [...problems, ...warnings].map((problem) => printed(files, problem))
}

const rulesOfKinds = kindNames.flatMap((kind): unknown[] => [...(kindOf({ kind }).rules ?? [])])

/** The rules that have not found anything yet. */
const silent = new Set<unknown>([...rules, ...rulesOfKinds, ...contentRules])

const now = Date.now()
const time = { now, today: latestDate(now) }

function noteRules(draft: DraftCatalogue): void {
  for (const rule of rules) {
    if (silent.has(rule) && [...rule(draft, time)].length > 0) silent.delete(rule)
  }
  for (const { page } of pagesOf(draft)) {
    for (const rule of kindOf(page).rules ?? []) {
      if (silent.has(rule) && [...rule(page, draft)].length > 0) silent.delete(rule)
    }
    const content = pageContent(page, pageSchemaOf(page))
    for (const rule of contentRules) {
      if (silent.has(rule) && [...rule(content, draft)].length > 0) silent.delete(rule)
    }
  }
}

const tables = 'tests/fixtures/wrong'

describe.each(await readdir(tables))('a wrong edit is reported: %s', async (table) => {
  it.each(await caseRows(path.join(tables, table)))('$name', async ({ edits, says, fix }) => {
    const files = await withEdits(edits)
    const checked = checkCatalogue(files, memo)
    expect(report(files, checked)).toEqual(says)
    expect(report(reversed(files))).toEqual(says)
    noteRules(checked.draft)
    if (fix.length > 0) expect(report(await withEdits(fix, files))).toEqual([])
    // Whoever follows the fixes ends at a whole catalogue, or at one that needs a decision.
    let fixed = afterFirstFix(files, checked.problems)
    for (let i = 1; i < 7 && fixed !== undefined; i++) fixed = afterFirstFix(fixed)
    expect(fixed).toBeUndefined()
  })
})

/** The catalogue once the first fix that names an edit is followed; undefined if none does. */
function afterFirstFix(
  files: Files,
  problems = checkCatalogue(files, memo).problems,
): Files | undefined {
  return problems.map((problem) => followFix(files, problem)).find((one) => one !== undefined)
}

it('every rule is shown by a wrong edit that it reports', () => {
  const names = Object.entries(rulesByName).flatMap(([name, rule]) =>
    silent.has(rule) ? name : [],
  )
  expect(names).toEqual([])
  expect(rulesOfKinds.length).toBeGreaterThan(10)
  expect([...silent]).toEqual([])
})

describe('a right edit goes through', async () => {
  const rows = await caseRows('tests/fixtures/right.txt')

  it.each(rows)('$name', async ({ edits }) => {
    expect(report(await withEdits(edits))).toEqual([])
  })

  it('with nine others', async () => {
    const plain = rows.filter(({ edits }) => edits.every((edit) => !edit.file.startsWith('public')))
    const ten = fc.shuffledSubarray(plain, { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(ten, async (some) => {
        let files = await withEdits([])
        const done: FixtureEdit[] = []
        for (const { edits } of some) {
          // Two edits of one place are one edit, and a file written anew is one place.
          const anew = edits.some((edit) =>
            done.some((one) => one.file === edit.file && !('find' in one && 'find' in edit)),
          )
          if (anew) continue
          files = await withEdits(edits, files).catch(() => files)
          done.push(...edits)
        }
        expect(report(files)).toEqual([])
      }),
      { numRuns: 30, seed: 20261121 },
    )
  })
})

import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { formatProblems } from '../../src/check/report.ts'
import { rules } from '../../src/check/rules.ts'
import type { Files } from '../../src/model/catalogue/catalogueFiles.ts'
import type { Problem } from '../../src/model/problem.ts'
import { kindOf } from '../../src/pages/pages.ts'
import { pagesOf } from '../../src/pages/partialCatalogue.ts'
import { kindNames } from '../../src/pages/shapes.ts'
import { type Edit, sampled } from './fixture.ts'
import { edited, obeyed, rowsOf } from './table.ts'

/** The same files, in another order. */
function turnedRound({ texts, pictures }: Files): Files {
  return { texts: new Map([...texts].reverse()), pictures: new Map([...pictures].reverse()) }
}

/** As the check prints it; in a sampled file, whose lines move with its schema, what stands there. */
function said({ texts }: Files, problem: Problem): string {
  const { file, line, column, warning } = problem
  const [, printed = ''] = formatProblems([problem], 'text').split('\n')
  const words = printed.slice(`  ${file}:${line}:${column}  `.length).replace('warning: ', '')
  const text = texts.get(file)
  const moves = Object.hasOwn(sampled, path.parse(file).name) && typeof text === 'string'
  const here = moves ? (text.split('\n')[line - 1] ?? '').slice(column - 1) : ''
  const place = here === '' || line === 1 ? `${file}:${line}:${column}` : `${file} at ${here}`
  return `${warning ? '?' : '!'} ${place}  ${words}`
}

function allSaid(files: Files): string[] {
  const { problems, warnings } = checkCatalogue(files)
  return [...problems, ...warnings].map((problem) => said(files, problem))
}

/** The rules that have found something. */
const speaking = new Set<unknown>()

function listen(files: Files): void {
  const { draft } = readCatalogue(files)
  for (const rule of rules) if ([...rule(draft)].length > 0) speaking.add(rule)
  for (const { page } of pagesOf(draft)) {
    for (const rule of kindOf(page).rules ?? []) {
      if ([...rule(page, draft)].length > 0) speaking.add(rule)
    }
  }
}

const tables = 'tests/fixtures/wrong'

describe.each(await readdir(tables))('a wrong edit is told of: %s', async (table) => {
  it.each(await rowsOf(path.join(tables, table)))('$name', async ({ edits, says, cure }) => {
    const files = await edited(edits)
    expect(allSaid(files)).toEqual(says)
    expect(allSaid(turnedRound(files))).toEqual(says)
    listen(files)
    if (cure.length > 0) expect(allSaid(await edited(cure, files))).toEqual([])
    // Whoever obeys the cures ends at a whole catalogue, or at one that needs a decision.
    let cured = files
    for (let i = 0; i < 6; i++) {
      const next = checkCatalogue(cured).problems.map((problem) => obeyed(cured, problem))
      cured = next.find((one) => one !== undefined) ?? cured
    }
    if (cured === files) return
    const { problems } = checkCatalogue(cured)
    expect(problems.filter((problem) => obeyed(cured, problem) !== undefined)).toEqual([])
  })
})

it('every rule is shown by a wrong edit that it tells of', () => {
  const ofKinds = kindNames.flatMap((kind): unknown[] => [...(kindOf({ kind }).rules ?? [])])
  expect(ofKinds.length).toBeGreaterThan(10)
  expect([...rules, ...ofKinds].filter((rule) => !speaking.has(rule))).toEqual([])
})

describe('a right edit goes through', async () => {
  const rows = await rowsOf('tests/fixtures/right.txt')

  it.each(rows)('$name', async ({ edits }) => {
    expect(allSaid(await edited(edits))).toEqual([])
  })

  it('with nine others', async () => {
    const plain = rows.filter(({ edits }) => edits.every((edit) => !edit.file.startsWith('public')))
    const ten = fc.shuffledSubarray(plain, { minLength: 10, maxLength: 10 })
    await fc.assert(
      fc.asyncProperty(ten, async (some) => {
        let files = await edited([])
        const done: Edit[] = []
        for (const { edits } of some) {
          // Two edits of one place are one edit, and a file written anew is one place.
          const anew = edits.some((edit) =>
            done.some((one) => one.file === edit.file && !('find' in one && 'find' in edit)),
          )
          if (anew) continue
          files = await edited(edits, files).catch(() => files)
          done.push(...edits)
        }
        expect(allSaid(files)).toEqual([])
      }),
      { numRuns: 60, seed: 20261121 },
    )
  })
})

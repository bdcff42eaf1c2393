import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { shapeOf } from '../../src/check/files.ts'
import { Memo } from '../../src/check/memo.ts'
import type { Fault, Files } from '../../src/check/names.ts'
import { readFolder } from '../../src/disk/checkFolder.ts'
import { soundPages } from '../../src/disk/soundPages.ts'
import { emptyFolder, makeRegistry } from './fixture.ts'
import { type Mutation, mutations } from './mutation.ts'

/** The same edits in every run, so that a failure is seen again; another seed tries others. */
const seed = Number(process.env.CHECK_SEED ?? 20240901)
const numRuns = Number(process.env.CHECK_RUNS ?? 60)

/** A change of one file, or all changes so far taken back. */
const edits = fc.array(
  fc.oneof({ weight: 4, arbitrary: mutations }, fc.constant('undo' as const)),
  {
    minLength: 2,
    maxLength: 8,
  },
)

/** The texts after each of the edits, which come one upon the other. */
function* textsAfter(
  saved: Files['texts'],
  steps: readonly (Mutation | 'undo')[],
): Iterable<Files['texts']> {
  const names = [...saved.keys()].filter((name) => shapeOf(name) !== undefined).toSorted()
  let now = saved
  for (const step of steps) {
    if (step === 'undo') now = saved
    else {
      const name = names[step.file % names.length] ?? ''
      const next = new Map(now)
      const text = changed(now.get(name), step)
      if (text === undefined) next.delete(name)
      else next.set(name, text)
      now = next
    }
    yield now
  }
}

function changed(text: string | Fault | undefined, { change }: Mutation): string | undefined {
  try {
    return typeof text === 'string' ? change(text) : undefined
  } catch {
    // An edit before has left no JSON to change at one of its values.
    return '{}'
  }
}

function said({ catalogue, problems, warnings }: ReturnType<typeof checkCatalogue>) {
  return { catalogue, problems, warnings }
}

describe('after any edits', () => {
  it('the check with its memo says what one from nothing does', async () => {
    const { texts, pictures } = await readFolder(await makeRegistry())
    fc.assert(
      fc.property(edits, (steps) => {
        const memo = new Memo()
        for (const now of textsAfter(texts, steps)) {
          const files = { texts: now, pictures }
          expect(said(checkCatalogue(files, memo))).toEqual(said(checkCatalogue(files)))
        }
      }),
      { numRuns, seed, endOnFailure: true },
    )
  }, 600_000)

  it('the check that looks through no page known to be sound says the same', async () => {
    const { texts, pictures } = await readFolder(await makeRegistry())
    const cache = await emptyFolder()
    await fc.assert(
      fc.asyncProperty(edits, async (steps) => {
        for (const now of textsAfter(texts, steps)) {
          const files = { texts: now, pictures }
          const known = await soundPages(cache, now)
          const found = checkCatalogue(files, new Memo(known.sound))
          await known.keep(found.faulty)
          expect(said(found)).toEqual(said(checkCatalogue(files)))
        }
      }),
      { numRuns, seed, endOnFailure: true },
    )
  }, 600_000)
})

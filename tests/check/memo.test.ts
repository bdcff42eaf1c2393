import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { Memo } from '../../src/check/memo.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { type Fault, type Files, PAGES } from '../../src/model/catalogue/catalogueFiles.ts'
import { fileOf, shapeOf } from '../../src/pages/files.ts'
import { rule as makeRule } from '../../src/pages/partialCatalogue.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { stampText } from '../../src/site/disk/knownTexts.ts'
import { soundPages } from '../../src/site/disk/soundPages.ts'
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

/** What a check has said; of the catalogue also the order of its fields, in which pages show them. */
function said({ catalogue, problems, warnings }: ReturnType<typeof checkCatalogue>) {
  // How much was known of a page before is another matter.
  const whole = catalogue && { ...catalogue, pages: new Map(catalogue.pages) }
  const written = JSON.stringify([whole, [...(whole?.pages ?? [])]])
  return { catalogue: whole, written, problems, warnings }
}

/** Checks as a build does, which takes from an earlier one what it knows of sound pages. */
async function checkAgain(files: Files, cache: string) {
  const stamps = new Map([...files.texts].map(([file, text]) => [file, stampText(text)]))
  const known = soundPages(cache, files.texts, stamps)
  const found = checkCatalogue(files, new Memo(known.noted))
  await known.keep(found)
  return { ...found, noted: known.noted }
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
          expect(said(await checkAgain(files, cache))).toEqual(said(checkCatalogue(files)))
        }
      }),
      { numRuns, seed, endOnFailure: true },
    )
  }, 600_000)
})

describe('of the pages that an earlier build has found to be sound', () => {
  const page = `${PAGES}/Ridgedsheet.json`
  let files: Files
  let cache = ''

  /** The files with one of them changed as a hand would do it. */
  function edited(file: string, change: (text: string) => string): Files {
    const text = files.texts.get(file)
    if (typeof text !== 'string') throw new Error(`there is no ${file}`)
    return { ...files, texts: new Map([...files.texts, [file, change(text)]]) }
  }

  beforeEach(async () => {
    files = await readFolder(await makeRegistry())
    cache = await emptyFolder()
    await checkAgain(files, cache)
  })

  it('all are known again', async () => {
    const { noted } = await checkAgain(files, cache)
    const pages = [...files.texts.keys()].filter((file) => /^data\/pages\/.+\.json$/.test(file))
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.filter((file) => noted(file) === undefined)).toEqual([])
  })

  it('none is where another vocabulary makes one wrong whose file nobody has touched', async () => {
    const wrong = edited(fileOf('properties'), (text) => text.replace('"thickness":', '"thick":'))
    const { problems } = await checkAgain(wrong, cache)
    expect(problems).toEqual(checkCatalogue(wrong).problems)
    expect(problems.map(({ file }) => file)).toContain(page)
    expect((await checkAgain(wrong, cache)).problems).toEqual(problems)
  })

  it('one is held against its shape once more where its text is another of the same length', async () => {
    const wrong = edited(page, (text) => text.replace('"tagline"', '"tagnile"'))
    const { problems, noted } = await checkAgain(wrong, cache)
    expect(noted(page)).toBeUndefined()
    expect(problems).toEqual(checkCatalogue(wrong).problems)
    expect(problems.map(({ file }) => file)).toContain(page)
  })

  it('one whose fields are in another order is put in order each time', async () => {
    const moved = edited(page, (text) => {
      const { kind, ...rest } = JSON.parse(text)
      return JSON.stringify({ ...rest, kind })
    })
    await checkAgain(moved, cache)
    const again = await checkAgain(moved, cache)
    expect(again.noted(page)).toBeUndefined()
    expect(said(again)).toEqual(said(checkCatalogue(moved)))
  })

  it.each([
    ['is cut off', (kept: string) => kept.slice(0, -20)],
    ['holds nothing', () => ''],
    ['holds something else', () => 'null'],
    ['holds no list', (kept: string) => kept.replace(/\[.*\]/, '7')],
    ['says other things', (kept: string) => kept.replaceAll('heading', 'haeding')],
  ])('none is known where what is kept of them %s', async (_what, spoil) => {
    for (const name of await readdir(path.join(cache, 'sound'))) {
      const kept = path.join(cache, 'sound', name)
      await writeFile(kept, spoil(await readFile(kept, 'utf8')))
    }
    const { noted, problems } = await checkAgain(files, cache)
    expect(noted(page)).toBeUndefined()
    expect(problems).toEqual([])
    expect((await checkAgain(files, cache)).noted(page)).toBeDefined()
  })
})

describe('a rule', () => {
  const looked: string[] = []
  const rule = makeRule(['site', 'headings'], function* ({ site }) {
    looked.push(site.name)
    yield { file: fileOf('site'), message: site.name, hint: '' }
  })

  it('is asked again only where something it looks at has changed, and finds the same', async () => {
    const { texts, pictures } = await readFolder(await makeRegistry())
    const memo = new Memo()
    const found = (change: (page: string) => string) => {
      const now = Array.from(texts, ([file, text]) => {
        const isPage = file.startsWith(PAGES) && typeof text === 'string'
        return [file, isPage ? change(text) : text] as const
      })
      return [...rule(readCatalogue({ texts: new Map(now), pictures }, memo).draft)]
    }
    const first = found((text) => text)
    const figure = found((text) => text.replace('"tagline": "', '"tagline": "Other '))
    expect(figure).toEqual(first)
    expect(looked).toHaveLength(1)
    found((text) => text.replace('"heading": "', '$&Other '))
    expect(looked).toHaveLength(2)
  })
})

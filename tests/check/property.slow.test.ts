import path from 'node:path'
import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { pageDataAddress } from '../../src/catalogue/address.ts'
import { formattedText } from '../../src/catalogue/textRuns.ts'
import { listSeparators } from '../../src/catalogue/valueWriting.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { schemaOfFile } from '../../src/pages/dataFiles.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { runs } from '../helpers/runs.ts'
import { viewsOf } from '../helpers/views.ts'

import { makeRegistry } from './fixture.ts'
import { mutations } from './mutation.ts'
import { renderPage } from './renderPage.ts'

/** The same mutations in every run, so that a failure can be reproduced. */
const seed = Number(process.env.CHECK_SEED ?? 20240901)
const numRuns = runs(2000)

/** The main headings of a page: its own, or that of the error screen. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  )
}

/** Makes every view and renders it as a build does; fails if that cannot be done. */
async function build(catalogue: Catalogue, mutated: string): Promise<void> {
  const views = viewsOf(catalogue)
  const addresses = new Set<string>()
  for (const at of Object.keys(catalogue.routes)) {
    const view = views.page(at)
    expect(view, at).toBeDefined()
    JSON.stringify(view)
    addresses.add(pageDataAddress(at))
    if (view?.kind === 'full') {
      expect(view.gallery.pictures[view.gallery.main], at).toBeDefined()
      const lines = view.specification.rows.flatMap((row) =>
        row.cells.flatMap((cell) => cell.lines),
      )
      for (const { written } of lines)
        expect(formattedText(written, listSeparators(catalogue.site.language)), at).not.toBe('')
    }
  }
  expect(addresses.size).toBe(Object.keys(catalogue.routes).length)
  for (const target of Object.values(catalogue.aliases)) expect(views.page(target)).toBeDefined()
  // The page that was changed, and one that shows what is on every page.
  const page = `/${path.parse(mutated).name}`
  const changed = catalogue.routes[page] === undefined ? '/About' : page
  for (const at of new Set(['/', changed])) {
    const view = views.page(at)
    const heading = view?.kind === 'home' ? view.hero.heading : view?.heading
    expect(headingsOf(await renderPage(views, at)), at).toEqual([renderToString(heading)])
  }
}

/** The problems of a check, with the order of the catalogue's fields, in which pages show them. */
function written({ catalogue, problems, warnings }: ReturnType<typeof checkCatalogue>): string {
  return JSON.stringify([catalogue, [...(catalogue?.pages ?? [])], problems, warnings])
}

it('a mutated catalogue never makes the check throw, nor pass if the build fails, nor find anything else with a memo', async () => {
  const { texts, pictures } = await readFolder(await makeRegistry())
  expect(checkCatalogue({ texts, pictures }).problems).toEqual([])
  const names = [...texts.keys()].filter((name) => schemaOfFile(name) !== undefined).toSorted()
  const errors = vi.spyOn(console, 'error')
  const memo = new Map()
  let passed = 0
  await fc.assert(
    fc.asyncProperty(mutations, async ({ file: n, change }) => {
      const name = names[n % names.length] ?? ''
      const before = texts.get(name)
      if (typeof before !== 'string') throw new Error('there are no files')
      const text = change(before)
      const changed = new Map(texts)
      if (text === undefined) changed.delete(name)
      else changed.set(name, text)
      const result = checkCatalogue({ texts: changed, pictures })
      expect(written(checkCatalogue({ texts: changed, pictures }, memo))).toBe(written(result))
      const { catalogue, problems } = result
      for (const { file, line, column, message } of problems) {
        expect(message).not.toBe('')
        expect(message).not.toBe('')
        expect(Math.min(line, column), `${file}:${line}:${column}`).toBeGreaterThan(0)
      }
      if (problems.length > 0) return
      expect(catalogue).toBeDefined()
      if (catalogue === undefined) return
      passed += 1
      await build(catalogue, name)
      expect(errors).not.toHaveBeenCalled()
    }),
    { numRuns, seed, endOnFailure: false },
  )
  // If every mutation were refused, none would have reached the build.
  expect(passed).toBeGreaterThan(numRuns / 50)
}, 600_000)

import path from 'node:path'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { pageAddress } from '../../src/model/catalogue/address.ts'
import { textOf } from '../../src/model/catalogue/textOf.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { shapeOf } from '../../src/pages/files.ts'
import { memorySource } from '../../src/pages/source.ts'
import { createViews, type Views } from '../../src/pages/views.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { runs } from '../helpers/runs.ts'

import { makeRegistry } from './fixture.ts'
import { mutations } from './mutation.ts'

/** The same mutations in every run, so that a failure can be reproduced. */
const seed = Number(process.env.CHECK_SEED ?? 20240901)
const numRuns = runs(2000)

/** As the build does it, without the pictures' bytes. */
function viewsOf(catalogue: Catalogue): Views {
  const facts = { width: 1200, height: 900, widths: [320, 1200], colour: '#888888' }
  const pictures = Object.keys(catalogue.pictures).map(
    (stem) => [stem, { stem, ...facts }] as const,
  )
  return createViews(catalogue, new Map(pictures), (path) => path)
}

async function html(views: Views, at: string): Promise<string> {
  const view = views.page(at)
  if (view === undefined) throw new Error(`${at} is declared and has no view`)
  const router = createSiteRouter({
    source: memorySource(views.layout, new Map([[pageAddress(at), view]])),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  return renderToString(createElement(RouterProvider, { router }))
}

/** The main headings of a page: its own, or that of the error screen. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, ''),
  )
}

/** Makes what a build makes of a catalogue; fails where that cannot be done. */
async function build(catalogue: Catalogue, mutated: string): Promise<void> {
  const views = viewsOf(catalogue)
  const addresses = new Set<string>()
  for (const at of Object.keys(catalogue.routes)) {
    const view = views.page(at)
    expect(view, at).toBeDefined()
    JSON.stringify(view)
    addresses.add(pageAddress(at))
    if (view?.kind === 'full') {
      expect(view.gallery.pictures[view.gallery.main], at).toBeDefined()
      const lines = view.specification.rows.flatMap((row) =>
        row.cells.flatMap((cell) => cell.lines),
      )
      for (const { written } of lines) expect(textOf(written), at).not.toBe('')
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
    expect(headingsOf(await html(views, at)), at).toEqual([renderToString(heading)])
  }
}

describe('a mutated catalogue', () => {
  it('never makes the check throw or hang, and never passes where the build then fails', async () => {
    const { texts, pictures } = await readFolder(await makeRegistry())
    expect(checkCatalogue({ texts, pictures }).problems).toEqual([])
    const names = [...texts.keys()].filter((name) => shapeOf(name) !== undefined).toSorted()
    const errors = vi.spyOn(console, 'error')
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
        const { catalogue, problems } = checkCatalogue({ texts: changed, pictures })
        for (const { file, line, column, message } of problems) {
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
})

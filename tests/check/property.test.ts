import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { pageAddress } from '../../src/catalogue/address.ts'
import type { Registry } from '../../src/catalogue/registry.ts'
import { memorySource } from '../../src/catalogue/source.ts'
import { checkRegistry } from '../../src/check/checkCatalogue.ts'
import { createViews, type PictureFacts, type Views } from '../../src/pages/views/views.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { emptyFolder } from './fixture.ts'
import { mutations } from './mutation.ts'

/** The same mutations in every run, so that a failure is seen again; another seed tries others. */
const seed = Number(process.env.CHECK_SEED ?? 20240901)
const numRuns = Number(process.env.CHECK_RUNS ?? 2000)

async function copyOfTheRealCatalogue() {
  const root = await emptyFolder()
  await cp('data', path.join(root, 'data'), { recursive: true })
  await symlink(path.resolve('public'), path.join(root, 'public'))
  const names = (await readdir('data', { recursive: true })).filter(
    (name) => name.endsWith('.json') && !name.startsWith('schema'),
  )
  const files = await Promise.all(
    names.toSorted().map(async (name) => {
      const file = path.join('data', name)
      return { file, text: await readFile(file, 'utf8') }
    }),
  )
  return { root, files }
}

/** As the build does it, without the pictures' bytes. */
async function viewsOf(registry: Registry): Promise<Views> {
  const onDisk = await readdir('public/pictures')
  const facts = onDisk.map((file): [string, PictureFacts] => [
    file,
    { stem: file, width: 1200, height: 900, widths: [320, 1200], colour: '#888888' },
  ])
  return createViews(registry, new Map(facts), (path) => path)
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

const entities = new Map<string, string>([
  ...([
    ['&amp;', '&'],
    ['&lt;', '<'],
    ['&gt;', '>'],
    ['&quot;', '"'],
    ['&#x27;', "'"],
  ] as const),
])

/** What a visitor reads as the page's main headings: the page's own, or the error screen's. */
function headingsOf(page: string): string[] {
  return [...page.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, (entity) => entities.get(entity) ?? entity),
  )
}

/** Whether everything that the build makes of a registry can be made; throws where it cannot. */
async function build(registry: Registry, mutated: string): Promise<void> {
  const views = await viewsOf(registry)
  const addresses = new Set<string>()
  for (const at of Object.keys(registry.routes)) {
    const view = views.page(at)
    expect(view, at).toBeDefined()
    JSON.stringify(view)
    addresses.add(pageAddress(at))
    if (view?.kind === 'full') {
      const { columns, rows } = view.specification
      expect(view.gallery.pictures.length, at).toBeGreaterThan(0)
      expect(view.gallery.pictures[view.gallery.main], at).toBeDefined()
      for (const row of rows) expect(row, at).toHaveLength(columns.length)
    }
  }
  expect(addresses.size).toBe(Object.keys(registry.routes).length)
  for (const target of Object.values(registry.aliases)) expect(views.page(target)).toBeDefined()
  // The page that was changed, and one that shows what stands on every page.
  const page = `/${path.parse(mutated).name}`
  const changed = registry.routes[page] === undefined ? '/About' : page
  for (const at of new Set(['/', changed])) {
    const view = views.page(at)
    const heading = view?.kind === 'home' ? view.hero.heading : view?.heading
    expect(headingsOf(await html(views, at)), at).toEqual([heading])
  }
}

describe('a mutated registry', () => {
  it('never makes the check throw or hang, and never passes where the build then fails', async () => {
    const { root, files } = await copyOfTheRealCatalogue()
    expect((await checkRegistry(root)).problems).toEqual([])
    const errors = vi.spyOn(console, 'error')
    let passed = 0
    await fc.assert(
      fc.asyncProperty(mutations, async ({ file: n, change }) => {
        const chosen = files[n % files.length]
        if (chosen === undefined) throw new Error('there are no files')
        const text = change(chosen.text)
        const place = path.join(root, chosen.file)
        if (text === undefined) await rm(place)
        else await writeFile(place, text)
        const { registry, problems } = await checkRegistry(root)
        await writeFile(place, chosen.text)
        for (const { file, line, column, message } of problems) {
          expect(message).not.toBe('')
          expect(Math.min(line, column), `${file}:${line}:${column}`).toBeGreaterThan(0)
        }
        if (problems.length > 0) return
        expect(registry).toBeDefined()
        if (registry === undefined) return
        passed += 1
        await build(registry, chosen.file)
        expect(errors).not.toHaveBeenCalled()
      }),
      { numRuns, seed, endOnFailure: false },
    )
    // Were every mutation refused, nothing would have been shown about those that pass.
    expect(passed).toBeGreaterThan(numRuns / 50)
  }, 600_000)
})

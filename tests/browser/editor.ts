import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type BrowserContext,
  test as base,
  expect as expectSoon,
  type Locator,
  type Page,
} from '@playwright/test'
import sharp from 'sharp'
import sirv from 'sirv'
import { buildFileName } from '../../src/catalogue/buildFile.ts'
import { gitHash } from '../../src/editor/disk/writeFiles.ts'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { figureText } from '../../src/pages/product/rules/figureText.ts'
import { checkFolder, readTexts } from '../../src/site/disk/checkFolder.ts'
import { FakeGitHub, repository, token } from '../editor/github.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { fullPaths, pageFileOf, pageName, siteAddress, words } from './catalogue.ts'
import { startEditor } from './startEditor.ts'

/** Longer timeouts for a busy machine. */
export const expect = expectSoon.configure({ timeout: 30_000 })

type Running = { root: string; address: string }
type Built = { github: FakeGitHub; address: string; site: PublishedSite }

/** The site of the catalogue, which says that it shows this commit. */
type PublishedSite = { commit: string }

/** Answers for the site, at its address in the catalogue, until the test ends. */
export async function serveBuildFile(context: BrowserContext, site: PublishedSite): Promise<void> {
  await context.route(new URL(buildFileName, siteAddress).href, (route) =>
    route.fulfill({ json: site, headers: { 'access-control-allow-origin': '*' } }),
  )
}

/** The edited folders, and their sources. */
const sources = {
  data: path.join(catalogueFolder, 'data'),
  public: path.join(catalogueFolder, 'public'),
}

/** @returns a new folder with a copy of the catalogue */
export async function copyCatalogue(): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'edit-'))
  for (const [folder, from] of Object.entries(sources)) {
    await cp(from, path.join(root, folder), { recursive: true })
  }
  return root
}

/** A repository on GitHub that holds the catalogue. */
export async function startGitHub(): Promise<FakeGitHub> {
  const files: [string, string | Buffer][] = []
  for (const [name, text] of await readTexts(catalogueFolder)) {
    if (typeof text === 'string') files.push([name, text])
  }
  const pictures = path.join(catalogueFolder, 'public/pictures')
  for (const name of await readdir(pictures)) {
    files.push([`public/pictures/${name}`, await readFile(path.join(pictures, name))])
  }
  const github = new FakeGitHub(files)
  await github.start()
  return github
}

export const test = base.extend<
  { built: Built; task: Running; welcomed: undefined },
  { editor: Running }
>({
  /** Marks the browser as one that has opened the editor before. */
  welcomed: [
    async ({ context }, use) => {
      await context.addInitScript(() => localStorage.setItem('edit.welcomed', 'yes'))
      await use(undefined)
    },
    { auto: true },
  ],
  /** `npm run edit` on a copy of the catalogue. */
  editor: [
    async ({ browserName: _ }, use) => {
      const root = await copyCatalogue()
      const { address, end } = await startEditor(root)
      await use({ root, address })
      await end()
      await rm(root, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** The same, reset after each test. */
  task: async ({ editor }, use) => {
    await use(editor)
    for (const [folder, from] of Object.entries(sources)) {
      const own = path.join(editor.root, folder)
      const [was, is] = await Promise.all([from, own].map(hashesOf))
      for (const name of is?.keys() ?? []) if (!was?.has(name)) await rm(path.join(own, name))
      for (const [name, hash] of was ?? []) {
        if (is?.get(name) !== hash) await cp(path.join(from, name), path.join(own, name))
      }
    }
  },
  /** The catalogue in a repository, with its site, and the built editor in some folder of another server. */
  built: async ({ context }, use) => {
    const github = await startGitHub()
    const site = { commit: github.head }
    await serveBuildFile(context, site)
    const out = await mkdtemp(path.join(tmpdir(), 'built-'))
    const vite = path.resolve('node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build', '--mode', 'edit', '--outDir', out], {
      env: { ...process.env, CATALOGUE: catalogueFolder, GITHUB_API: github.url },
      stdio: 'pipe',
    })
    const serve = sirv(out)
    const server = createServer((request, response) => {
      request.url = request.url?.replace('/some/folder/', '/')
      serve(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const about = server.address()
    const port = about !== null && typeof about === 'object' ? about.port : 0
    await use({ github, address: `http://127.0.0.1:${port}/some/folder/`, site })
    server.close()
    github.stop()
    await rm(out, { recursive: true })
  },
})

/** The files of a folder, each with its hash, but not the schemas, which the editor writes. */
async function hashesOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(
    (entry) => entry.isFile() && path.basename(entry.parentPath) !== 'schema',
  )
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return [path.relative(folder, file), gitHash(await readFile(file))] as const
  })
  return new Map(await Promise.all(hashes))
}

/** The table rows with a single value. */
const rows = fullPaths.flatMap((path) => {
  const page = pageFileOf(path)
  if (page.kind !== 'full' || !('rows' in page.specification)) return []
  return page.specification.rows.flatMap((row, at) => {
    return 'property' in row && !Array.isArray(row.value) ? [{ ...row, path, at }] : []
  })
})

/** The rows without a value. */
export const unknownRows = rows.filter(
  ({ value }) => typeof value === 'string' && words[value]?.unknown === true,
)

/** A row whose figure is a list of values. */
function someRow() {
  for (const { path, at, value, property } of rows) {
    if (typeof value !== 'object' || Array.isArray(value) || !('values' in value)) continue
    return { path, at, figure: value, property }
  }
  throw new Error('no table has a list of values')
}

export const row = someRow()
export const file = `data/pages/${row.path.slice(1)}.json`
export const last = row.figure.values.at(-1) ?? 0
/** Another value, as in the file and as in the field. */
export const other = Number((last + 0.01).toFixed(2))
export const typedText = figureText({ ...row.figure, values: row.figure.values.with(-1, other) })

/** A photograph that is wide enough for any place. */
export async function photographOf(background: string): Promise<Buffer> {
  const create = { width: 2000, height: 1500, channels: 3, background } as const
  return sharp({ create }).jpeg().toBuffer()
}

/** Signs in to the built editor. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel(editorWords.repository).fill(`https://github.com/${repository}`)
  await page.getByLabel(editorWords.token, { exact: true }).fill(token)
  await page.getByRole('button', { name: editorWords.open }).click()
}

/** Undoes every step. */
export async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: editorWords.undo })
  while (await undo.isEnabled()) await undo.click()
}

/** Expects that a picture has loaded. */
export async function expectPicture(picture: Locator): Promise<void> {
  const width = (img: Element) => img instanceof HTMLImageElement && img.naturalWidth
  await expect.poll(() => picture.evaluate(width)).toBeGreaterThan(1)
}

/** Opens the form of a page. */
export async function openPage(page: Page, path: string): Promise<void> {
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  await contents
    .getByRole('button', { name: startsWith(pageName(path)) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageName(path))
}

/** Matches names that begin with a text. */
export function startsWith(name: string): RegExp {
  return new RegExp(`^${name.replaceAll(/[^\w\s]/g, '\\$&')}`)
}

/** Opens a row of a page's table. */
export async function openRow(page: Page, path: string, at: number) {
  await openPage(page, path)
  const form = page.getByRole('main')
  // A section with an error opens after the check, and a click would close it.
  await expect(form.getByText(editorWords.lookingThrough)).toBeHidden()
  const section = form.locator('details > summary').filter({ hasText: /^Specification/ })
  await section.waitFor()
  const isOpen = await section.evaluate(({ parentElement }) => parentElement?.matches('[open]'))
  if (!isOpen) await section.click()
  return rowAt(page, at)
}

/** A row in the table of the current page. */
export function rowAt(page: Page, at: number): Locator {
  const summaries = page.getByRole('main').locator('details > summary')
  const section = summaries.filter({ hasText: /^Specification/ }).locator('..')
  return section.locator('ol > li').nth(at)
}

/** Opens the field of that figure. */
export async function openField(page: Page): Promise<Locator> {
  return (await openRow(page, row.path, row.at)).locator('input').first()
}

/** Saves, and expects that the check finds no problem on the disk. */
export async function save(page: Page, root: string): Promise<void> {
  await page.getByRole('button', { name: editorWords.save }).click()
  await expect(page.getByRole('status').first()).toHaveText(editorWords.saved)
  expect((await checkFolder(root)).problems).toEqual([])
}

export async function linesOf(root: string): Promise<string[]> {
  return (await readFile(path.join(root, file), 'utf8')).split('\n')
}

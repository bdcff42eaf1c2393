import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { declaredByAddress } from '../../src/model/catalogue/address.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { filesIn } from '../../src/site/files.ts'
import { CatalogueCopy, emptyFolder } from '../edits/catalogueCopy.ts'
import { edits } from '../edits/edits.ts'
import { runAndHear } from '../edits/suites.ts'
import { viewsOf } from '../helpers/registry.ts'

const fileOf = (declared: string) => path.join(declared.slice(1), 'index.html')

type Site = ReadonlyMap<string, string>

async function readSite(dist: string): Promise<Site> {
  const read = async (name: string) =>
    [name, await readFile(path.join(dist, name), 'base64')] as const
  return new Map(await Promise.all(filesIn(dist).map(read)))
}

/** The names of the files that only one of the two has, or that are other in each. */
function different(one: Site, other: Site): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => one.get(name) !== other.get(name)).sort()
}

describe('a build after another comes to what one from nothing does', { timeout: 900_000 }, () => {
  let copy: CatalogueCopy
  let next = ''
  let anew = ''
  let before: Site = new Map()

  async function catalogue(): Promise<Catalogue> {
    const { catalogue, problems } = await checkFolder(copy.root)
    expect(problems).toEqual([])
    if (catalogue === undefined) throw new Error('the copy of the catalogue is broken')
    return catalogue
  }

  /** Builds the copy's site. */
  function hear(dist: string, ...more: string[]) {
    const args = ['--outDir', dist, '--emptyOutDir', ...more]
    return runAndHear('src/cli/build.js', args, { CATALOGUE: copy.root })
  }

  /** Builds the copy's site, and tells how many pages were made, and of how many. */
  async function build(dist: string, ...more: string[]): Promise<number[]> {
    const { stdout } = await hear(dist, ...more)
    const [, ...numbers] = /(\d+) of (\d+) pages were made anew/.exec(stdout) ?? []
    return numbers.map(Number)
  }

  /** Does with a page's file what must leave no trace. */
  async function whilePageIs(change: (text: string) => string, work: () => Promise<void>) {
    const file = path.join(copy.root, 'data/pages/RoofingSheet.json')
    const text = await readFile(file, 'utf8')
    const { atime, mtime } = await stat(file)
    await writeFile(file, change(text))
    await utimes(file, atime, mtime)
    await work()
    await writeFile(file, text)
    await build(next)
    expect(different(before, await readSite(next))).toEqual([])
  }

  /** The folder in which is kept what is known of the site. */
  async function keptFolder(): Promise<string> {
    const kept = 'node_modules/.cache/catalogue'
    for (const name of await readdir(kept)) {
      const settings = await readFile(path.join(kept, name, 'settings.json'), 'utf8').catch(
        () => '{}',
      )
      const { dist, base } = JSON.parse(settings)
      if (dist === next && base === '/') return path.join(kept, name)
    }
    throw new Error(`nothing is kept of ${next}`)
  }

  async function cutOff(...names: string[]): Promise<void> {
    const folder = await keptFolder()
    for (const name of names) {
      const file = path.join(folder, name)
      await writeFile(file, (await readFile(file, 'utf8')).slice(0, -20))
    }
  }

  /** Where is kept what is known of sound pages. */
  async function notes(): Promise<string[]> {
    const folder = 'pictures/sound'
    const names = await readdir(path.join(await keptFolder(), folder))
    return names.map((name) => path.join(folder, name))
  }

  /** The site as one build makes it from nothing. */
  async function whole(): Promise<Site> {
    await rm(anew, { recursive: true })
    const [made, all] = await build(anew)
    expect(made).toBe(all)
    return readSite(anew)
  }

  const edit = (name: string) => async () => {
    const found = edits.find((one) => one.name === name)
    if (found === undefined) throw new Error(`there is no edit "${name}"`)
    await found.apply(copy)
  }

  async function darkenPicture(): Promise<void> {
    const pictures = path.join(copy.root, 'public/pictures')
    await rm(path.join(copy.root, 'public'))
    await cp('public/pictures', pictures, { recursive: true })
    const [name = ''] = Object.keys((await catalogue()).pictures)
    const file = path.join(pictures, name)
    await writeFile(file, await sharp(file).modulate({ brightness: 0.9 }).toBuffer())
  }

  beforeAll(async () => {
    copy = await CatalogueCopy.make()
    const pictures = 'node_modules/.vite/catalogue-pictures'
    await mkdir(pictures, { recursive: true })
    await cp(pictures, path.join(copy.root, '.cache/catalogue-pictures'), { recursive: true })
    next = await emptyFolder()
    anew = await emptyFolder()
    await build(next)
    before = await readSite(next)
  }, 900_000)

  it('with no page made where nothing has changed', async () => {
    const [made] = await build(next)
    expect(made).toBe(0)
    expect(different(before, await readSite(next))).toEqual([])
  })

  it('with one figure changed, in the files alone that tell it', async () => {
    const earlier = viewsOf(await catalogue())
    await edit('another warranty')()
    const now = await catalogue()
    const { page } = viewsOf(now)
    const shows = (declared: string) => !isDeepStrictEqual(earlier.page(declared), page(declared))
    const pages = Object.keys(now.routes).filter(shows)
    const data = [...declaredByAddress(now.routes, now.aliases)]
      .filter(([, declared]) => shows(declared))
      .map(([address]) => address)

    const [made] = await build(next)
    const site = await readSite(next)
    const files = different(before, site).filter((name) => !name.startsWith('assets/find-'))
    const expected = [...pages.map(fileOf), ...data].flatMap((name) =>
      ['', '.br', '.gz'].map((ending) => name + ending),
    )
    expect(files).toEqual(expected.sort())
    expect(made).toBe(pages.length)
    before = site
  })

  it.each([
    { what: 'a word on all pages changed', change: edit('another year') },
    { what: 'a page more', change: edit('a new product') },
    { what: 'a page removed', change: edit('a product removed') },
    { what: 'a page renamed', change: edit('a product renamed, with an alias for its old path') },
    { what: 'a picture changed', change: darkenPicture },
  ])('with $what', async ({ change }) => {
    await change()
    const [made] = await build(next)
    const site = await readSite(next)
    const { routes } = await catalogue()
    const changed = [...Object.keys(routes).map(fileOf), '404.html', 'offline.html'].filter(
      (name) => before.get(name) !== site.get(name),
    )
    expect(made).toBe(changed.length)
    expect(different(await whole(), site)).toEqual([])
    before = site
  })

  const page = () => path.join(next, fileOf('/About'))
  const otherCompressed = () => writeFile(`${page()}.br`, 'as a build leaves it that is broken off')
  const built = () => path.join(next, '.built')

  it.each([
    { what: 'a file changed by hand', spoil: () => writeFile(page(), 'changed'), makes: 1 },
    { what: 'a compressed file gone', spoil: () => rm(`${page()}.br`), makes: 1 },
    { what: 'a compressed file of another page', spoil: otherCompressed, makes: 1 },
    {
      what: 'a build broken off',
      spoil: () => Promise.all([rm(built()), writeFile(page(), '<!doctype')]),
      makes: undefined,
    },
    { what: 'the site deleted', spoil: () => rm(next, { recursive: true }), makes: undefined },
    {
      what: 'the site built for another place meanwhile',
      spoil: () => build(next, '--base=/shop/'),
      makes: undefined,
    },
  ])('with $what', async ({ spoil, makes }) => {
    await spoil()
    const [made, all] = await build(next)
    expect(made).toBe(makes ?? all)
    expect(different(before, await readSite(next))).toEqual([])
  })

  it.each([
    { what: 'a strange file', spoil: () => writeFile(path.join(next, 'strange.txt'), 'strange') },
    { what: 'a file of no page gone', spoil: () => rm(path.join(next, 'robots.txt')) },
    {
      what: 'what is kept of it cut off',
      spoil: async () => cutOff('left.json', 'pictures/texts.json', ...(await notes())),
    },
  ])('with $what, and no page made', async ({ spoil }) => {
    await spoil()
    const [made] = await build(next)
    expect(made).toBe(0)
    expect(different(before, await readSite(next))).toEqual([])
  })

  it('with what is kept of its pages cut off', async () => {
    await cutOff('left.json', 'pages.json')
    const [made, all] = await build(next)
    expect(made).toBe(all)
    expect(different(before, await readSite(next))).toEqual([])
  })

  it('or to none, where a page has gone wrong and its size and time are as they were', async () => {
    await whilePageIs(
      (text) => text.replace('"heading"', '"haeding"'),
      async () => {
        await expect(build(next)).rejects.toThrow('haeding')
        await expect(build(next)).rejects.toThrow('haeding')
        expect(different(before, await readSite(next))).toEqual([])
      },
    )
  })

  it('and tells what the check doubts as often', async () => {
    await whilePageIs(
      (text) => text.replace(/"summary": "[^"]*"/, '"summary": "Short."'),
      async () => {
        const { stderr: first } = await hear(next)
        const { stderr: again, stdout } = await hear(next)
        expect(first).toContain('search engines show')
        expect(again).toBe(first)
        expect(stdout).toContain('0 of')
      },
    )
  })

  it('with two at once', async () => {
    await edit('another heading of the error screen')()
    await Promise.all([build(next), build(next)])
    expect(different(await whole(), await readSite(next))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { siteFolders } from '../../src/catalogue/folders.ts'
import { siteFolder } from '../helpers/folders.ts'
import { frozenCatalogue, viewOf } from '../helpers/frozenCatalogue.ts'
import {
  addresses,
  builtPaths,
  documentOf,
  fileOf,
  files,
  isFile,
  languageFolders,
  only,
  readBuilt,
} from './dist.ts'

const aliases = Object.entries(frozenCatalogue.aliases)
const isRespelt = (from: string, to: string) => from.toLowerCase() === to.toLowerCase()

/** The redirect pages: that of an alias, and those for a slash at the end of an alias and of a page. */
const redirectPages = [
  ...aliases.filter((pair) => !isRespelt(...pair)).map(([from, to]) => [fileOf(from), to] as const),
  ...aliases.map(([from, to]) => [fileOf(`${from}/`), to] as const),
  ...builtPaths
    .filter((declared) => declared !== '/')
    .map((declared) => [fileOf(`${declared}/`), declared] as const),
]

describe.each(redirectPages)('the redirect page %s', (file, to) => {
  const page = documentOf(file)

  it('redirects at once, with and without a script, and has a link', () => {
    const refresh = 'noscript > meta[http-equiv=refresh]'
    expect(only(page, refresh, 'content')).toBe(`0; url=${addresses.inSite(to)}`)
    expect(only(page, 'a', 'href')).toBe(addresses.inSite(to))
    // With both, the tag would end what the script has begun.
    expect(page.querySelectorAll('meta[http-equiv=refresh]')).toHaveLength(1)
  })

  it.each(['', '?q=roof', '#drawing', '?v.colour=blue&q=60#a/b', '?q=%3Cscript%3E#%22'])(
    'keeps the query and the fragment %s',
    (rest) => {
      const { search, hash } = new URL(`https://host.example/${rest}`)
      const replace = vi.fn<(to: string) => void>()
      const code = page.querySelector('script')?.textContent ?? ''
      new Function('location', code)({ search, hash, replace })
      expect(replace.mock.calls).toEqual([[addresses.inSite(to) + search + hash]])
    },
  )

  it('names the canonical page, and nothing that would keep search engines from passing it on', () => {
    expect(page.querySelector('meta[name=robots]')).toBeNull()
    expect(only(page, 'link[rel=canonical]', 'href')).toBe(addresses.absolute(to))
  })
})

it.each(aliases.filter((pair) => isRespelt(...pair)))(
  'the alias %s has a copy of its page, which is the same path in another case',
  (from, to) => {
    expect(readBuilt(fileOf(from))).toBe(readBuilt(fileOf(to)))
  },
)

it('on a disk or a host that ignores case, no file replaces another one', () => {
  const kept = new Map(files.map((file) => [file.toLowerCase(), file]))
  const replaced = files.filter((file) => {
    const other = kept.get(file.toLowerCase()) ?? file
    return other !== file && readBuilt(other) !== readBuilt(file)
  })
  expect(replaced).toEqual([])
})

it('the only folders besides pages are those whose names pages may not have', () => {
  const declared = [...builtPaths, ...aliases.map(([from]) => from)].map((path) => path.slice(1))
  const others = files
    .filter((file) => file.includes(path.sep))
    .map((file) => file.split(path.sep)[0] ?? '')
    .filter((folder) => !declared.includes(folder) && !languageFolders.includes(`${folder}/`))
  expect(siteFolders).toEqual(expect.arrayContaining([...new Set(others)]))
})

describe('the sitemap', () => {
  it('lists the pages that search engines may show, and no others', () => {
    const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    )
    const expected = builtPaths.filter((declared) => viewOf(declared).head.index)
    const ofLanguage = languageFolders.map((folder) => addresses.absolute(`/${folder}`))
    const own = listed.filter((url = '') => !ofLanguage.some((folder) => url.startsWith(folder)))
    expect(own.toSorted()).toEqual(expected.map(addresses.absolute).toSorted())
  })

  it('is named in robots.txt', () => {
    expect(readBuilt('robots.txt')).toContain(`Sitemap: ${addresses.absolute('/sitemap.xml')}\n`)
  })
})

const lines = readBuilt('_redirects').trim().split('\n')

it.each(aliases)('_redirects redirects %s permanently', (from, to) => {
  const [first] = lines.filter((line) => line.startsWith(`${addresses.inSite(from)} `))
  // Netlify serves the alias page instead, unless the status ends in "!".
  expect(first).toBe(`${addresses.inSite(from)} ${addresses.inSite(to)} 301!`)
  expect(lines).toContain(`${addresses.inSite(from)} ${addresses.inSite(to)} 301`)
})

it('_redirects has its patterns last, because Cloudflare reads only 100 lines from the first on', () => {
  const afterPattern = lines.filter((_, i) => lines[i - 1]?.includes('*'))
  expect(afterPattern.filter((line) => !line.includes('*'))).toEqual([])
})

it('_redirects never redirects a declared path to another page, even if the host ignores case', () => {
  for (const declared of builtPaths) {
    const [first = ''] = lines.filter((line) =>
      line.toLowerCase().startsWith(`${addresses.inSite(declared).toLowerCase()} `),
    )
    expect(first.endsWith(` ${addresses.inSite(fileOf(declared))} 200!`)).toBe(true)
  }
})

const plain = files.filter((file) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(file))

it.each(plain)('%s has compressed copies', (file) => {
  const read = (name: string) => readFileSync(path.join(siteFolder, name))
  expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true)
  expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true)
})

it('GitHub Pages serves all files of the site', () => {
  expect(isFile('.nojekyll')).toBe(true)
})

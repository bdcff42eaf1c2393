import { expect, it } from 'vitest'
import { crawlSite } from '../content/crawl.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { builtPaths, fileOf, htmlFiles, languageFolders } from './dist.ts'

const { reached, problems } = crawlSite()

it('every link, anchor, picture, icon and sitemap entry leads to a file of the site', () => {
  expect(problems).toEqual([])
})

it('every page can be reached by links', () => {
  const aliases = Object.keys(frozenCatalogue.aliases)
  const folders = [...builtPaths, ...aliases].map((path) => fileOf(`${path}/`))
  const known = [...aliases.map(fileOf), ...folders, '404.html', 'offline.html']
  const inEach = new Set(
    ['', ...languageFolders].flatMap((folder) => known.map((file) => folder + file)),
  )
  expect(htmlFiles.filter((file) => !reached.has(file) && !inEach.has(file))).toEqual([])
})

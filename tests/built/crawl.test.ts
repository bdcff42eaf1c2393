import { expect, it } from 'vitest'
import { crawlSite } from '../content/crawl.ts'
import { registry } from '../helpers/registry.ts'
import { fileOf, htmlFiles, languageFolders } from './dist.ts'

const { reached, problems } = crawlSite()

it('leads from every link, anchor, picture, icon and sitemap entry to a file of the site', () => {
  expect(problems).toEqual([])
})

it('has no page that nothing leads to', () => {
  const known = [...Object.keys(registry.aliases).map(fileOf), '404.html', 'offline.html']
  const inEach = new Set(['', ...languageFolders].flatMap((one) => known.map((file) => one + file)))
  expect(htmlFiles.filter((file) => !reached.has(file) && !inEach.has(file))).toEqual([])
})

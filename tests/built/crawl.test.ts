// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { registry } from '../helpers/registry.ts'
import { crawl } from './crawl.ts'
import { fileOf, htmlFiles, paths } from './dist.ts'

const { reached, broken } = crawl()

it('leads from every link, anchor, picture, icon and sitemap entry to something that is there', () => {
  expect(broken).toEqual([])
})

it('reaches every declared path from the home page', () => {
  expect(paths.map(fileOf).filter((file) => !reached.has(file))).toEqual([])
})

it('holds no page that nothing leads to', () => {
  const known = new Set([...Object.keys(registry.aliases).map(fileOf), '404.html', 'offline.html'])
  expect(htmlFiles.filter((file) => !reached.has(file) && !known.has(file))).toEqual([])
})

import { copyFile, readdir, readFile, rm, truncate, utimes } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { PICTURES } from '../../src/catalogue/catalogueFiles.ts'
import { pruneCache } from '../../src/site/disk/cachedFile.ts'
import { encodePicture, readPicture } from '../../src/site/pictures.ts'
import { emptyFolder } from '../check/fixture.ts'
import { catalogueFolder } from '../helpers/folders.ts'

let folder: string
let cache: string
let source: string

beforeEach(async () => {
  folder = await emptyFolder()
  cache = path.join(folder, 'cache')
  source = path.join(folder, 'roof.jpg')
  const pictures = path.join(catalogueFolder, PICTURES)
  const [any = ''] = await readdir(pictures)
  await copyFile(path.join(pictures, any), source)
})

async function encode(file: string, width = 320): Promise<string> {
  return encodePicture(await readPicture(file), width, 'webp', cache)
}

it('a picture under another name is not encoded again', async () => {
  const encoded = await encode(source)
  const renamed = path.join(folder, 'shed.jpg')
  await copyFile(source, renamed)
  expect(await encode(renamed)).toBe(encoded)
  expect((await readPicture(renamed)).facts.stem).toMatch(/^pictures\/shed\./)
})

it('each width is a file of its own', async () => {
  expect(await encode(source, 160)).not.toBe(await encode(source, 320))
})

it('the cache may be deleted: the same bytes are encoded again', async () => {
  const before = await readFile(await encode(source))
  await rm(cache, { recursive: true })
  expect(await readFile(await encode(source))).toEqual(before)
})

it('a file without content is encoded again, and nothing else is left in the cache', async () => {
  const encoded = await encode(source)
  const before = await readFile(encoded)
  await truncate(encoded)
  expect(await readFile(await encode(source))).toEqual(before)
  expect(await readdir(cache)).toEqual([path.basename(encoded)])
})

it('a file that no build has used for 30 days is deleted, and one that a build has used stays', async () => {
  const [used, unused] = [await encode(source, 160), await encode(source, 320)]
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000)
  for (const file of [used, unused]) await utimes(file, longAgo, longAgo)
  await encode(source, 160)
  await pruneCache(cache)
  expect(await readdir(cache)).toEqual([path.basename(used)])
})

it('a cache that is not there yet needs no pruning', async () => {
  await pruneCache(path.join(folder, 'nowhere'))
  expect(await readdir(folder)).not.toContain('nowhere')
})

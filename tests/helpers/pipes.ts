import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRecord } from '../../src/catalogue/json.ts'
import { printFile } from '../../src/check/printFile.ts'
import { emptyFolder, makePicture } from '../check/fixture.ts'
import { catalogueFolder } from './folders.ts'

const fixture = 'tests/fixtures/pipes'

/** A value with a JSON merge patch (RFC 7396): null removes a field, and a list replaces another. */
function withChanges(value: unknown, changes: unknown): unknown {
  if (!isRecord(changes)) return changes
  const before = isRecord(value) ? value : {}
  const changed = Object.entries(changes).flatMap(([key, change]) =>
    change === null ? [] : [[key, withChanges(before[key], change)] as const],
  )
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(changes, key))
  return Object.fromEntries([...kept, ...changed])
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/**
 * Writes the catalogue of a maker of pipes into a folder: another trade, with other units, and without the modules (roof
 * calculator, drawings, advice for jobs). The words of its single pages are those of the frozen catalogue, as far as its
 * `changes` have no others.
 */
export async function writePipes(root: string): Promise<void> {
  for (const folder of ['data', 'brand']) {
    await cp(path.join(fixture, folder), path.join(root, folder), { recursive: true })
  }
  for (const name of await readdir(path.join(fixture, 'changes'))) {
    const before = await readJson(path.join(catalogueFolder, 'data', name))
    const after = withChanges(before, await readJson(path.join(fixture, 'changes', name)))
    if (!isRecord(after)) throw new Error(`${name} has no fields`)
    const file = `data/${name}`
    await writeFile(path.join(root, file), printFile(file, after))
  }
  const pictures = path.join(root, 'public/pictures')
  await mkdir(pictures, { recursive: true })
  for (const name of ['pipe.jpg', 'hot-pipe.jpg', 'drain.jpg', 'cement.jpg']) {
    await makePicture(path.join(pictures, name), { width: 1600, height: 900 })
  }
}

/** A new folder with that catalogue. */
export async function makePipes(): Promise<string> {
  const root = await emptyFolder()
  await writePipes(root)
  return root
}

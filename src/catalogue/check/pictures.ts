import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { eachOf } from './concurrency.ts'
import { filesOf } from './load.ts'

/** Where the pictures lie. */
export const PICTURES = 'public/pictures'

/** A file among the pictures; width and height are undefined where it is no picture. */
export type PictureOnDisk = { width?: number; height?: number }

/** What was read of a picture stays true while its size and time of change do. */
const known = new Map<string, { stamp: string; facts: PictureOnDisk }>()

/** Looks at every file among the pictures; what has not changed since is not read again. */
export async function lookAtPictures(root: string): Promise<Map<string, PictureOnDisk>> {
  const disk = new Map<string, PictureOnDisk>()
  await eachOf((await filesOf(root, PICTURES)) ?? [], async (name) => {
    disk.set(name, await look(join(root, PICTURES, name)))
  })
  return disk
}

async function look(file: string): Promise<PictureOnDisk> {
  try {
    const { mtimeMs, size } = await stat(file)
    const stamp = `${mtimeMs} ${size}`
    const before = known.get(file)
    if (before?.stamp === stamp) return before.facts
    const { width, height } = await sharp(file).metadata()
    // Only the whole decoding tells a picture that breaks off in the middle.
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer()
    const facts = { width, height }
    known.set(file, { stamp, facts })
    return facts
  } catch {
    return {}
  }
}

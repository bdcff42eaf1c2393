import { stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { eachOf } from './concurrency.ts'
import { filesOf } from './load.ts'

/** Where the pictures lie. */
export const PICTURES = 'public/pictures'

/** A file among the pictures: its width, or what is wrong with it. */
export type PictureOnDisk = { width?: number; fault?: { message: string; hint: string } }

/** What was read of a file stays true while its place on the disk, size and time of change do. */
const known = new Map<string, PictureOnDisk>()

/** Whether a file is named like a picture. */
export function isNamedLikePicture(name: string): boolean {
  return extname(name) in formats
}

/** The format that a file's ending promises. */
const formats: Record<string, string> = { '.jpg': 'jpeg', '.png': 'png', '.webp': 'webp' }

/** Looks at every file among the pictures; what has not changed since is not read again. */
export async function lookAtPictures(root: string): Promise<Map<string, PictureOnDisk>> {
  const disk = new Map<string, PictureOnDisk>()
  await eachOf((await filesOf(root, PICTURES)) ?? [], async (name) => {
    const hint = 'Pictures lie beside each other here. Move what is in it, and delete the folder.'
    if (name.endsWith('/'))
      disk.set(name.slice(0, -1), { fault: { message: 'This is a folder', hint } })
    else disk.set(name, await lookOnce(join(root, PICTURES, name)))
  })
  return disk
}

async function lookOnce(file: string): Promise<PictureOnDisk> {
  const about = await stat(file).catch(() => undefined)
  const stamp = [about?.dev, about?.ino, about?.mtimeMs, about?.size, extname(file)].join(' ')
  const before = known.get(stamp)
  if (before !== undefined) return before
  const facts = await look(file)
  if (about !== undefined) known.set(stamp, facts)
  return facts
}

async function look(file: string): Promise<PictureOnDisk> {
  const promised = formats[extname(file)]
  if (promised === undefined) {
    const hint = `Save it as ${Object.keys(formats).join(', ')}, in small letters, or delete it.`
    return { fault: { message: 'This is no picture that pages can show', hint } }
  }
  try {
    const { width, height, format, orientation = 1 } = await sharp(file).metadata()
    // Only decoding the whole tells a picture that breaks off in the middle.
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer()
    if (format !== promised) {
      const message = `The file is named ${extname(file)}, and inside it is ${format}`
      return { width, fault: { message, hint: 'Save it anew in the format of its name.' } }
    }
    if (orientation > 1) {
      const message = 'The picture is stored turned or mirrored, as cameras do'
      return { width, fault: { message, hint: 'Open it, turn it upright and save it anew.' } }
    }
    if (height >= width) {
      const message = `The picture is ${width} x ${height} pixels, and pages show wide ones`
      return { width, fault: { message, hint: 'Crop it so that it is wider than high.' } }
    }
    return { width }
  } catch {
    const hint = 'Open it in a picture program and save it anew, or put it there again.'
    return { fault: { message: 'The file is no picture, or it is damaged', hint } }
  }
}

import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import {
  type KnownPicture,
  PICTURES,
  pictureFormatOf,
  pictureFormats,
  pictureName,
} from '../../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../../catalogue/concurrency.ts'
import { loadSharp } from './loadSharp.ts'

/** By what the disk says of a file: the editor and the dev server read the folder at every save. */
const known = new Map<string, KnownPicture>()

/**
 * Reads every file among the pictures; one that has not changed since is not read again.
 * @param root the folder that holds `public/pictures/`
 * @returns file name -> its width, and what is wrong with it
 */
export async function lookAtPictures(root: string): Promise<Map<string, KnownPicture>> {
  const pictures = new Map<string, KnownPicture>()
  const folder = join(root, PICTURES)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const shown = entries.filter(({ name }) => !name.startsWith('.'))
  await forEachConcurrently(shown, async (entry) => {
    const hint = 'Pictures lie beside each other here. Move what is in it, and delete the folder.'
    const facts = entry.isDirectory()
      ? { fault: { message: 'This is a folder', hint } }
      : await lookOnce(join(folder, entry.name))
    pictures.set(entry.name, facts)
  })
  return pictures
}

async function lookOnce(file: string): Promise<KnownPicture> {
  const about = await stat(file).catch(() => undefined)
  const stamp = [about?.dev, about?.ino, about?.mtimeMs, about?.size, extname(file)].join('-')
  const before = known.get(stamp)
  if (before !== undefined) return before
  const facts = await look(file)
  if (about !== undefined) known.set(stamp, facts)
  return facts
}

async function look(file: string): Promise<KnownPicture> {
  const promised = pictureFormatOf(pictureName(basename(file)))
  if (promised === undefined) {
    const hint = `Save it as ${Object.keys(pictureFormats).join(', ')}, in small letters, or delete it.`
    return { fault: { message: 'This is no picture that pages can show', hint } }
  }
  const sharp = await loadSharp()
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

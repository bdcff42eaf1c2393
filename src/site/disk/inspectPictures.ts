import { readdir, stat } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import {
  PICTURES,
  type PictureFileCheck,
  pictureFormatOf,
  pictureFormats,
  pictureName,
} from '../../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../../catalogue/concurrency.ts'
import { loadSharp } from './loadSharp.ts'

/** Results by file identity and modification time, because every save reads the folder again. */
const cache = new Map<string, PictureFileCheck>()

/**
 * Inspects every file in the folder of pictures. A file that has not changed is not read again.
 * @param root the folder that holds `public/pictures/`
 * @returns the width and the fault, if any, of each picture by its file name
 */
export async function inspectPictures(root: string): Promise<Map<string, PictureFileCheck>> {
  const pictures = new Map<string, PictureFileCheck>()
  const folder = join(root, PICTURES)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const visible = entries.filter(({ name }) => !name.startsWith('.'))
  await forEachConcurrently(visible, async (entry) => {
    const fix = 'Pictures cannot be in subfolders. Move them here, and delete the folder.'
    const result = entry.isDirectory()
      ? { fault: { message: 'This is a folder', fix } }
      : await inspectIfChanged(join(folder, entry.name))
    pictures.set(entry.name, result)
  })
  return pictures
}

async function inspectIfChanged(file: string): Promise<PictureFileCheck> {
  const stats = await stat(file).catch(() => undefined)
  const key = [stats?.dev, stats?.ino, stats?.mtimeMs, stats?.size, extname(file)].join('-')
  const cached = cache.get(key)
  if (cached !== undefined) return cached
  const result = await inspectPicture(file)
  if (stats !== undefined) cache.set(key, result)
  return result
}

async function inspectPicture(file: string): Promise<PictureFileCheck> {
  const expectedFormat = pictureFormatOf(pictureName(basename(file)))
  if (expectedFormat === undefined) {
    const formats = Object.keys(pictureFormats).join(', ')
    const fix = `Save it as ${formats}, in small letters, or delete it.`
    return { fault: { message: 'Pages cannot show a picture of this format', fix } }
  }
  const sharp = await loadSharp()
  try {
    const { width, height, format, orientation = 1 } = await sharp(file).metadata()
    // Decoding all of it finds a picture that is cut off in the middle.
    await sharp(file, { failOn: 'truncated' }).resize(8).toBuffer()
    if (format !== expectedFormat) {
      const message = `The file is named ${extname(file)}, and inside it is ${format}`
      return { width, fault: { message, fix: 'Save it anew in the format of its name.' } }
    }
    if (orientation > 1) {
      const message = 'The picture is stored rotated or mirrored, as cameras do'
      return {
        width,
        fault: { message, fix: 'Open it, turn it upright and save it anew.' },
      }
    }
    if (height >= width) {
      const message = `The picture is ${width} x ${height} pixels, and pages show wide ones`
      return { width, fault: { message, fix: 'Crop it so that it is wider than high.' } }
    }
    return { width }
  } catch {
    const fix = 'Open it in a picture program and save it anew, or put it there again.'
    return { fault: { message: 'The file is no picture, or it is damaged', fix } }
  }
}

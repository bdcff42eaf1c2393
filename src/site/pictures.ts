import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { EncodedPicture } from '../catalogue/view.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import type { SiteFiles } from './siteFiles.ts'

/** The formats of each width of a picture, and the settings of their encoders. A change encodes every picture again. */
const encoders = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 72, effort: 4 },
}

type PictureEncoding = keyof typeof encoders

/** The formats of each width of a picture. */
export const pictureEncodings = ['avif', 'webp'] as const satisfies PictureEncoding[]

/** The number of pictures encoded in parallel: more would use more memory and be no faster. */
export const ENCODERS = availableParallelism()

/** The widths of the encoded files, in pixels; those larger than the source are left out. */
const widths = [320, 480, 800, 1200, 1920]

/** The folder of the pictures in the site, and of their sources in `public/`. */
export const pictureFolder = 'pictures'

/**
 * The folder that stores encoded pictures between builds. Catalogues can share it, because each file is named by a
 * hash of what it was made from. `PICTURE_CACHE` names another folder, which `npm ci` does not delete.
 * @param root the project's folder
 */
export function pictureCache(root: string): string {
  return process.env.PICTURE_CACHE ?? path.join(root, 'node_modules/.cache/catalogue-pictures')
}

/** A source picture: its file, a hash of its content, and the facts that pages need. */
export type SourcePicture = { source: string; content: string; facts: EncodedPicture }

/**
 * Reads a picture's facts from its file.
 * @param source the file under `public/pictures/`
 * @throws if the file is not a picture; the check has reported that before
 */
export async function readPicture(source: string): Promise<SourcePicture> {
  const bytes = await readFile(source)
  const content = hash('sha256', bytes)
  const stamp = hash('sha256', JSON.stringify(encoders) + content).slice(0, 8)
  const stem = `${path.parse(source).name}.${stamp}`
  return { source, content, facts: await pictureFacts(bytes, stem) }
}

async function pictureFacts(bytes: Buffer, stem: string): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  // Grey and CMYK pictures have red, green and blue only after the conversion.
  const small = picture.resize(64).toColourspace('srgb').removeAlpha().raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const mean = (channel: number) => {
    let sum = 0
    for (let i = channel; i < data.length; i += info.channels) sum += data[i] ?? 0
    return Math.round(sum / (info.width * info.height))
  }
  const colour = [0, 1, 2].map((channel) => mean(channel).toString(16).padStart(2, '0')).join('')
  return {
    stem: `${pictureFolder}/${stem}`,
    width,
    height,
    widths: widths.filter((candidate) => candidate <= width),
    colour: `#${colour}`,
  }
}

/**
 * Encodes one width of a picture, if it is not in the cache.
 * @param width in pixels
 * @param cache the folder of the cache
 * @returns the path of the encoded file in the cache
 */
export async function encodePicture(
  { source, content }: SourcePicture,
  width: number,
  format: PictureEncoding,
  cache: string,
): Promise<string> {
  const sharp = await loadSharp()
  // Another version of the encoder may write other bytes.
  const inputs = [content, width, encoders[format], sharp.versions.sharp]
  const name = `${hash('sha256', JSON.stringify(inputs))}.${format}`
  return cachedFile(cache, name, () =>
    sharp(source).resize(width).toFormat(format, encoders[format]).toBuffer(),
  )
}

/** Writes every picture in all its widths and formats into the site. */
export async function writePictures(
  pictures: Iterable<SourcePicture>,
  files: SiteFiles,
  cache: string,
): Promise<void> {
  async function write(picture: SourcePicture): Promise<void> {
    const { stem, widths } = picture.facts
    for (const width of widths) {
      for (const format of pictureEncodings) {
        files.copy(`${stem}-${width}.${format}`, await encodePicture(picture, width, format, cache))
      }
    }
  }
  await forEachConcurrently(pictures, write, ENCODERS)
}

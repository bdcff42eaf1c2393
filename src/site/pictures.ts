import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { EncodedPicture } from '../catalogue/view.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import type { SiteFiles } from './siteFiles.ts'

/** The formats of each width of a picture. */
export const pictureEncodings = ['avif', 'webp'] as const

/** The number of pictures encoded in parallel: more would use more memory and be no faster. */
export const ENCODERS = availableParallelism()

/** The widths of the encoded files, in pixels; those larger than the source are left out. */
const widths = [320, 480, 800, 1200, 1920]

/** Increment it when an encoder setting below changes, so that every picture is encoded again. */
const ENCODING_VERSION = '1'

/** The folder of the pictures in the site, and of their sources in `public/`. */
export const pictureFolder = 'pictures'

/**
 * The folder that stores encoded pictures between builds. Catalogues can share it, because each file name
 * contains a hash of the source.
 * @param root the project's folder
 */
export function pictureCache(root: string): string {
  return path.join(root, 'node_modules/.vite/catalogue-pictures')
}

/** A source picture: its file, and the facts that pages need. */
export type SourcePicture = { source: string; facts: EncodedPicture }

/**
 * Reads a picture's facts from its file.
 * @param source the file under `public/pictures/`
 * @throws if the file is not a picture; the check has reported that before
 */
export async function readPicture(source: string): Promise<SourcePicture> {
  const bytes = await readFile(source)
  const hash = createHash('sha256').update(ENCODING_VERSION).update(bytes).digest('hex').slice(0, 8)
  const stem = `${path.parse(source).name}.${hash}`
  return { source, facts: await pictureFacts(bytes, stem) }
}

async function pictureFacts(bytes: Buffer, stem: string): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  // `stats` reads the original pixels, so grey and CMYK pictures are first converted to sRGB in a new file.
  const small = picture.resize(64).toColourspace('srgb').removeAlpha().png()
  const { channels } = await sharp(await small.toBuffer()).stats()
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')
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
  { source, facts }: SourcePicture,
  width: number,
  format: (typeof pictureEncodings)[number],
  cache: string,
): Promise<string> {
  return cachedFile(cache, `${path.basename(facts.stem)}-${width}.${format}`, async () => {
    const sharp = await loadSharp()
    const resized = sharp(source).resize(width)
    const encoded =
      format === 'avif'
        ? resized.avif({ quality: 50, effort: 3 })
        : resized.webp({ quality: 72, effort: 4 })
    return encoded.toBuffer()
  })
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

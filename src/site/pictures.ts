import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { PictureFacts } from '../catalogue/view.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import type { SiteFiles } from './files.ts'

/** The formats that each width of a picture is encoded in. */
export const formats = ['avif', 'webp'] as const

/** How many pictures are encoded at once: more would take memory and be no faster. */
export const encoders = availableParallelism()

/** The widths that a picture is encoded in; those larger than the source are left out. */
const widths = [320, 480, 800, 1200, 1920]

/** Raise it when a setting below changes: every picture is then encoded again. */
const SETTINGS = '1'

/** Where pictures lie in the site, and their sources in `public/`. */
export const pictureFolder = 'pictures'

/**
 * Where encoded pictures are stored between builds, whatever catalogue they are of: each has a hash of
 * its source in its name.
 * @param root the project's folder
 */
export function pictureCache(root: string): string {
  return path.join(root, 'node_modules/.vite/catalogue-pictures')
}

/** One source picture: what the pages need to know of it, and where it lies. */
export type SourcePicture = { source: string; facts: PictureFacts }

/**
 * Reads a picture's facts from its file.
 * @param source the file under `public/pictures/`
 * @throws where the file is no picture, which the check reports before
 */
export async function readPicture(source: string): Promise<SourcePicture> {
  const bytes = await readFile(source)
  const hash = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 8)
  const stem = `${path.parse(source).name}.${hash}`
  return { source, facts: await factsOf(bytes, stem) }
}

async function factsOf(bytes: Buffer, stem: string): Promise<PictureFacts> {
  const sharp = await loadSharp()
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  // Statistics are of the file as it is: grey and print colours are turned into the screen's first.
  const small = picture.resize(64).toColourspace('srgb').removeAlpha().png()
  const { channels } = await sharp(await small.toBuffer()).stats()
  const colour = channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')
  return {
    stem: `${pictureFolder}/${stem}`,
    width,
    height,
    widths: widths.filter((w) => w <= width),
    colour: `#${colour}`,
  }
}

/**
 * Encodes one width of a picture where it is not in the cache.
 * @returns the file's place in the cache
 */
export async function makePicture(
  { source, facts }: SourcePicture,
  width: number,
  format: (typeof formats)[number],
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
      for (const format of formats) {
        files.copy(`${stem}-${width}.${format}`, await makePicture(picture, width, format, cache))
      }
    }
  }
  await forEachConcurrently(pictures, write, encoders)
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { PictureFacts } from '../model/catalogue/view.ts'
import { cachedFile, keptValue } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'

/** What each width of a picture is made as. */
export const formats = ['avif', 'webp'] as const

/** How many pictures are made at once: more would take memory and be no faster. */
export const encoders = availableParallelism()

/** The widths a picture is made in; one that the source cannot fill is left out. */
const widths = [320, 480, 800, 1200, 1920]

/** Raise it when a setting below changes: every picture is then made anew. */
const SETTINGS = '1'

/** Where they lie in the site, and their sources among what is served as it is. */
export const pictureFolder = 'pictures'

/**
 * The folder in which pictures are kept once they are made. A catalogue in a folder of its own keeps
 * them there, out of the sight of git.
 * @param cacheDir where Vite keeps what it makes
 */
export function pictureCache(cacheDir: string): string {
  const { CATALOGUE } = process.env
  const kept = CATALOGUE === undefined ? cacheDir : path.join(CATALOGUE, '.cache')
  return path.join(kept, 'catalogue-pictures')
}

/** One source picture: what the pages need to know of it, and where it lies. */
export type SourcePicture = { source: string; facts: PictureFacts }

/**
 * Reads a picture's facts from its file.
 * @param source the file under `public/pictures/`
 * @param cache where they are kept
 * @throws where the file is no picture (the check has said so before)
 */
export async function readPicture(source: string, cache?: string): Promise<SourcePicture> {
  const bytes = await readFile(source)
  const hash = createHash('sha256').update(SETTINGS).update(bytes).digest('hex').slice(0, 8)
  const stem = `${path.parse(source).name}.${hash}`
  return { source, facts: await keptValue(cache, stem, () => factsOf(bytes, stem)) }
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
 * Makes one width of a picture, or takes it from the cache where the source has not changed.
 * @returns the cached file's place
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

import { hash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { OverlayOptions } from 'sharp'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import type { SiteFiles } from './files.ts'
import { escapeHtml } from './html.ts'
import { encoders, type SourcePicture } from './pictures.ts'
import type { Tokens } from './tokens.ts'

/** The size that every network shows whole. */
export const socialSize = { width: 1200, height: 630 }

/** Raise it when the drawing below changes: every picture is then drawn again. */
const SETTINGS = '4'

/** Messengers leave out a large picture on a slow connection. */
const MOST_BYTES = 80_000

/** The band below the photograph that carries the business's name. */
const BAND = 130
const MARGIN = 60

/** The picture shown where a link to a page is shared; beside it stands the page's title. */
type SocialPicture = {
  /** Inside the site: `/pictures/share-roof.1a2b3c4d.jpg`. */
  address: string
  alt: string
  /** The business's name, which stands below the photograph. */
  name: string
  /** The photograph's file. */
  source: string | undefined
}

/** The pictures for sharing: one for each photograph, and one for the pages that have none. */
export type SocialPictures = {
  of(page: PageView): SocialPicture
  all: readonly SocialPicture[]
}

/**
 * Names the pictures for sharing.
 * @param catalogue in the language of their alternative texts
 * @param name the business's, in the letters of the site's typeface
 */
export function socialPictures(
  catalogue: Catalogue,
  name: string,
  pictures: ReadonlyMap<string, SourcePicture>,
  tokens: Tokens,
): SocialPictures {
  const { pages, site } = catalogue
  const plain = socialPicture({ name, alt: site.name }, tokens)
  const byFile = new Map<string, SocialPicture>()
  const byPath = new Map<string, SocialPicture>()
  for (const [path, page] of pages) {
    const file = kindOf(page).picture?.(page)
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined) continue
    const alt = catalogue.pictures[file]?.alt ?? site.name
    const social = byFile.get(file) ?? socialPicture({ name, alt, picture }, tokens)
    byFile.set(file, social)
    byPath.set(path, social)
  }
  return { of: ({ path }) => byPath.get(path) ?? plain, all: [plain, ...byFile.values()] }
}

/** Writes the pictures for sharing into the site. */
export async function writeSocialPictures(
  social: SocialPictures,
  tokens: Tokens,
  files: SiteFiles,
  cache: string,
): Promise<void> {
  async function write(picture: SocialPicture): Promise<void> {
    const name = path.basename(picture.address)
    const drawn = await cachedFile(cache, name, async () => encode(await draw(picture, tokens)))
    files.copy(picture.address.slice(1), drawn)
  }
  await forEachConcurrently(social.all, write, encoders)
}

/**
 * Names a picture; its name changes with what is on it.
 * @param picture without one the name stands alone
 */
function socialPicture(
  { name, alt, picture }: { name: string; alt: string; picture?: SourcePicture },
  tokens: Tokens,
): SocialPicture {
  const source = picture?.source
  const facts = [SETTINGS, name, picture?.facts.stem, JSON.stringify(tokens)]
  const stamp = hash('sha256', facts.join('\n')).slice(0, 8)
  const stem = source === undefined ? 'share' : `share-${path.parse(source).name}`
  return { address: `/pictures/${stem}.${stamp}.jpg`, alt, name, source }
}

async function draw({ name, source }: SocialPicture, tokens: Tokens): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = socialSize
  const top = source === undefined ? 250 : height - BAND
  const photograph =
    source === undefined
      ? []
      : [{ input: await sharp(source).resize(width, top).toBuffer(), left: 0, top: 0 }]
  return sharp({ create: { width, height, channels: 3, background: tokens.paper.light } })
    .composite([
      ...photograph,
      { input: Buffer.from(band(tokens, top)), left: 0, top: 0 },
      await lettering(name, tokens, top),
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** As fine as the size allows; a photograph of gravel or leaves is coarse enough only when blurred. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = () => sharp(pixels, { raw: { ...socialSize, channels: 3 } })
  for (const quality of [80, 70, 58, 46, 34]) {
    const jpeg = await picture().jpeg({ quality }).toBuffer()
    if (jpeg.length <= MOST_BYTES) return jpeg
  }
  return picture().blur(3).jpeg({ quality: 30 }).toBuffer()
}

/** The sheet's cross-section from edge to edge: valley, web, crest, web. */
function sheetLine(top: number): string {
  const [valley, web, crest, depth] = [44, 12, 32, 16]
  let line = `M-22 ${top}`
  for (let x = -22; x < socialSize.width; x += valley + 2 * web + crest) {
    line += `h${valley}l${web}-${depth}h${crest}l${web} ${depth}`
  }
  return line
}

/** The band and its line as SVG. */
function band(tokens: Tokens, top: number): string {
  const { width, height } = socialSize
  const line = sheetLine(top)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path d="${line}V${height}H0z" fill="${tokens.paper.light}"/>
<path d="${line}" fill="none" stroke="${tokens.accent}" stroke-width="5" stroke-linejoin="round"/>
</svg>`
}

/** One weight of the site's typeface as a file of its own: no system font need be there. */
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
)

/** The name, as large as the band has room for it, in the band's middle. */
async function lettering(name: string, tokens: Tokens, top: number): Promise<OverlayOptions> {
  const sharp = await loadSharp()
  const room = socialSize.height - top
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${tokens.ink}">${escapeHtml(name)}</span>`,
      font: 'Archivo Bold',
      fontfile,
      width: socialSize.width - 2 * MARGIN,
      height: Math.min(room, 2 * BAND) / 2,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: MARGIN, top: Math.round(top + (room - info.height) / 2) }
}

import { hash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { OverlayOptions } from 'sharp'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import type { ColourTokens } from './colourTokens.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import { escapeHtml } from './html.ts'
import { ENCODERS, pictureFolder, type SourcePicture } from './pictures.ts'
import type { SiteFiles } from './siteFiles.ts'

/** The size in pixels that every network shows uncropped. */
export const socialSize = { width: 1200, height: 630 }

/** Increment it when the drawing below changes, so that every picture is drawn again. */
const DRAWING_VERSION = '4'

/** Messengers leave out larger pictures on a slow connection. */
const MAX_BYTES = 80_000

/** The height in pixels of the band with the business's name, below the photograph. */
const BAND = 130

/** The space left and right of the name, in pixels. */
const MARGIN = 60

/** The picture that networks show with a shared link, beside the title of the page. */
type SocialPicture = {
  /** Its path inside the site: `/pictures/share-roof.1a2b3c4d.jpg`. */
  address: string
  alt: string
  /** The business's name, drawn below the photograph. */
  name: string
  /** The file of the photograph, if there is one. */
  source: string | undefined
}

/** The social pictures: one for each photograph, and one for all pages without a photograph. */
export type SocialPictures = {
  of(page: PageView): SocialPicture
  all: readonly SocialPicture[]
}

/**
 * Lists the social pictures of a language, without drawing them.
 * @param catalogue in the language of the alternative texts
 * @param name the name of the business, in letters that the site's typeface has
 */
export function socialPictures(
  catalogue: Catalogue,
  name: string,
  pictures: ReadonlyMap<string, SourcePicture>,
  tokens: ColourTokens,
): SocialPictures {
  const { pages, site } = catalogue
  const plain = socialPicture({ name, alt: site.name }, tokens)
  const byFile = new Map<string, SocialPicture>()
  const byPath = new Map<string, SocialPicture>()
  for (const [path, page] of pages) {
    const file = kindOf(page).picture?.(page)
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined) continue
    const alt = ownValue(catalogue.pictures, file)?.alt ?? site.name
    const social = byFile.get(file) ?? socialPicture({ name, alt, picture }, tokens)
    byFile.set(file, social)
    byPath.set(path, social)
  }
  return { of: ({ path }) => byPath.get(path) ?? plain, all: [plain, ...byFile.values()] }
}

/** Writes the social pictures into the site. */
export async function writeSocialPictures(
  social: SocialPictures,
  tokens: ColourTokens,
  files: SiteFiles,
  cache: string,
): Promise<void> {
  async function write(picture: SocialPicture): Promise<void> {
    const name = path.basename(picture.address)
    const drawn = await cachedFile(cache, name, async () => encode(await draw(picture, tokens)))
    files.copy(picture.address.slice(1), drawn)
  }
  await forEachConcurrently(social.all, write, ENCODERS)
}

/**
 * Gives a picture its address, which changes with everything that is drawn on it.
 * @param picture the photograph; if left out, the name of the business is drawn alone
 */
function socialPicture(
  { name, alt, picture }: { name: string; alt: string; picture?: SourcePicture },
  tokens: ColourTokens,
): SocialPicture {
  const source = picture?.source
  const facts = [DRAWING_VERSION, name, picture?.facts.stem, JSON.stringify(tokens)]
  const stamp = hash('sha256', facts.join('\n')).slice(0, 8)
  const stem = source === undefined ? 'share' : `share-${path.parse(source).name}`
  return { address: `/${pictureFolder}/${stem}.${stamp}.jpg`, alt, name, source }
}

async function draw({ name, source }: SocialPicture, tokens: ColourTokens): Promise<Buffer> {
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

/** Encodes in the best quality that fits MAX_BYTES. A very detailed photograph fits only if it is blurred. */
async function encode(pixels: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const picture = () => sharp(pixels, { raw: { ...socialSize, channels: 3 } })
  for (const quality of [80, 70, 58, 46, 34]) {
    const jpeg = await picture().jpeg({ quality }).toBuffer()
    if (jpeg.length <= MAX_BYTES) return jpeg
  }
  return picture().blur(3).jpeg({ quality: 30 }).toBuffer()
}

/** The cross-section of a sheet from edge to edge, as an SVG path: valley, web, crest, web. */
function sheetLine(top: number): string {
  const [valley, web, crest, depth] = [44, 12, 32, 16]
  let line = `M-22 ${top}`
  for (let x = -22; x < socialSize.width; x += valley + 2 * web + crest) {
    line += `h${valley}l${web}-${depth}h${crest}l${web} ${depth}`
  }
  return line
}

/** The band and its upper edge as SVG. */
function band(tokens: ColourTokens, top: number): string {
  const { width, height } = socialSize
  const line = sheetLine(top)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path d="${line}V${height}H0z" fill="${tokens.paper.light}"/>
<path d="${line}" fill="none" stroke="${tokens.accent}" stroke-width="5" stroke-linejoin="round"/>
</svg>`
}

/** The bold typeface as a file, so that the build does not depend on system fonts. */
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
)

/** The name, as large as fits into the band, centred vertically in it. */
async function lettering(name: string, tokens: ColourTokens, top: number): Promise<OverlayOptions> {
  const sharp = await loadSharp()
  const bandHeight = socialSize.height - top
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${tokens.ink}">${escapeHtml(name)}</span>`,
      font: 'Archivo Bold',
      fontfile,
      width: socialSize.width - 2 * MARGIN,
      height: Math.min(bandHeight, 2 * BAND) / 2,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left: MARGIN, top: Math.round(top + (bandHeight - info.height) / 2) }
}

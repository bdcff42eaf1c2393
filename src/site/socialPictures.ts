import { hash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { OverlayOptions } from 'sharp'
import { forEachConcurrently } from '../catalogue/concurrency.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import type { Brand } from './brand.ts'
import { cachedFile } from './disk/cachedFile.ts'
import { loadSharp } from './disk/loadSharp.ts'
import { escapeHtml } from './html.ts'
import { ENCODERS, pictureFolder, type SourcePicture } from './pictures.ts'
import type { SiteFiles } from './siteFiles.ts'

/** The size in pixels that every network shows uncropped. */
export const socialSize = { width: 1200, height: 630 }

/** Increment it when the drawing below changes, so that every picture is drawn again. */
const DRAWING_VERSION = '5'

/** Messengers leave out larger pictures on a slow connection. */
const MAX_BYTES = 80_000

/** The height in pixels of the band with the business's name, below the photograph. */
const BAND = 140

/** The space left and right of the mark and the name, in pixels. */
const MARGIN = 60

/** How many times larger than on a page the mark and the divider are. */
const SCALE = 2.5

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
  brand: Brand,
): SocialPictures {
  const { pages, site } = catalogue
  const plain = socialPicture({ name, alt: site.name }, brand)
  const byFile = new Map<string, SocialPicture>()
  const byPath = new Map<string, SocialPicture>()
  for (const [path, page] of pages) {
    const file = kindOf(page).picture?.(page)
    const picture = file === undefined ? undefined : pictures.get(file)
    if (file === undefined || picture === undefined) continue
    const alt = ownValue(catalogue.pictures, file)?.alt ?? site.name
    const social = byFile.get(file) ?? socialPicture({ name, alt, picture }, brand)
    byFile.set(file, social)
    byPath.set(path, social)
  }
  return { of: ({ path }) => byPath.get(path) ?? plain, all: [plain, ...byFile.values()] }
}

/** Writes the social pictures into the site. */
export async function writeSocialPictures(
  social: SocialPictures,
  brand: Brand,
  files: SiteFiles,
  cache: string,
): Promise<void> {
  async function write(picture: SocialPicture): Promise<void> {
    const name = path.basename(picture.address)
    const drawn = await cachedFile(cache, name, async () => encode(await draw(picture, brand)))
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
  brand: Brand,
): SocialPicture {
  const source = picture?.source
  const facts = [DRAWING_VERSION, name, picture?.facts.stem, JSON.stringify(brand)]
  const stamp = hash('sha256', facts.join('\n')).slice(0, 8)
  const stem = source === undefined ? 'share' : `share-${path.parse(source).name}`
  return { address: `/${pictureFolder}/${stem}.${stamp}.jpg`, alt, name, source }
}

async function draw({ name, source }: SocialPicture, brand: Brand): Promise<Buffer> {
  const sharp = await loadSharp()
  const { width, height } = socialSize
  const top = source === undefined ? 250 : height - BAND
  const photograph =
    source === undefined
      ? []
      : [{ input: await sharp(source).resize(width, top).toBuffer(), left: 0, top: 0 }]
  const divider = await dividerOf(brand)
  const mark = await drawing(brand.mark, brand)
  const band = height - top - divider.info.height
  const middle = height - band / 2
  const left = MARGIN + mark.info.width + MARGIN / 2
  return sharp({ create: { width, height, channels: 3, background: brand.colours.paper.light } })
    .composite([
      ...photograph,
      { input: divider.data, left: 0, top },
      centred(mark, MARGIN, middle),
      centred(await lettering(name, left, band, brand), left, middle),
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** A part of the picture, and its size in pixels. */
type Part = { data: Buffer; info: { width: number; height: number } }

/** Draws an SVG file of the brand in its accent colour, as the style sheets do: the file is a mask. */
async function drawing(svg: string, { colours }: Brand): Promise<Part> {
  const sharp = await loadSharp()
  // 72 is the density at which a unit of the file is a pixel.
  const mask = sharp(Buffer.from(svg), { density: 72 * SCALE })
  const { width = 0, height = 0 } = await mask.metadata()
  return sharp({ create: { width, height, channels: 4, background: colours.accent } })
    .composite([{ input: await mask.toBuffer(), blend: 'dest-in' }])
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** The divider, repeated from edge to edge. */
async function dividerOf(brand: Brand): Promise<Part> {
  const sharp = await loadSharp()
  const { data, info } = await drawing(brand.divider, brand)
  const [width, height] = [socialSize.width, info.height]
  return sharp({ create: { width, height, channels: 4, background: '#0000' } })
    .composite([{ input: data, tile: true, gravity: 'northwest' }])
    .png()
    .toBuffer({ resolveWithObject: true })
}

/** Places a part, centred vertically. */
function centred({ data, info }: Part, left: number, middle: number): OverlayOptions {
  return { input: data, left, top: Math.round(middle - info.height / 2) }
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

/** The bold typeface as a file, so that the build does not depend on system fonts. */
const fontfile = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
)

/**
 * Draws the name, as large as fits into the band.
 * @param left the space left of it, in pixels
 * @param band its height in pixels
 */
async function lettering(
  name: string,
  left: number,
  band: number,
  { colours }: Brand,
): Promise<Part> {
  const sharp = await loadSharp()
  return sharp({
    text: {
      text: `<span foreground="${colours.ink}">${escapeHtml(name)}</span>`,
      font: 'Archivo Bold',
      fontfile,
      width: socialSize.width - left - MARGIN,
      height: Math.min(band, 2 * BAND) / 2,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
}

import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import type { SourcePicture } from './pictures.ts'
import type { Tokens } from './tokens.ts'

/** The size that every network shows whole. */
export const socialSize = { width: 1200, height: 630 }

/** Raise it when the drawing below changes: every picture is then made anew. */
const SETTINGS = '2'

/** Networks leave out a large picture where the line is slow. */
const MOST_BYTES = 80_000

/** The band below the photograph that carries the heading. */
const BAND = 190
const MARGIN = 60
const LEADING = 1.08

/** The picture shown where a link to a page is shared. */
export type SocialPicture = {
  /** Inside the site: `/pictures/about.1a2b3c4d.jpg`. */
  address: string
  heading: string
  /** Stands small below the heading. */
  name: string
  alt: string
  source: string | undefined
}

/**
 * Names a page's picture; its name changes with what is on it.
 * @param slug the page's path without its slash, or `index`
 * @param picture the photograph; without one the mark and the heading stand alone
 */
export function socialPicture(
  slug: string,
  words: { heading: string; name: string; alt?: string },
  picture: SourcePicture | undefined,
  tokens: Tokens,
): SocialPicture {
  const { heading, name, alt = heading } = words
  const facts = [SETTINGS, heading, name, picture?.facts.stem, JSON.stringify(tokens)]
  const hash = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 8)
  const address = `/pictures/share-${slug.toLowerCase()}.${hash}.jpg`
  return { address, heading, name, alt, source: picture?.source }
}

/**
 * Draws the picture, or takes it from the cache.
 * @returns the JPEG
 */
export async function makeSocialPicture(
  social: SocialPicture,
  tokens: Tokens,
  cache: string,
): Promise<Buffer> {
  const made = path.join(cache, path.basename(social.address))
  const known = await readFile(made).catch(() => undefined)
  if (known !== undefined) return known
  const drawn = await encode(await draw(social, tokens))
  await mkdir(cache, { recursive: true })
  await writeFile(made, drawn)
  return drawn
}

async function draw(social: SocialPicture, tokens: Tokens): Promise<Buffer> {
  const { width, height } = socialSize
  const top = social.source === undefined ? 250 : height - BAND
  const overlay = { input: Buffer.from(await drawing(social, tokens, top)), left: 0, top: 0 }
  const photograph =
    social.source === undefined
      ? []
      : [{ input: await cropped(social.source, width, top), left: 0, top: 0 }]
  return sharp({ create: { width, height, channels: 3, background: tokens.paper.light } })
    .composite([...photograph, overlay])
    .removeAlpha()
    .raw()
    .toBuffer()
}

const crops = new Map<string, Promise<Buffer>>()

/** A photograph in the size it has on every picture that shows it. */
function cropped(source: string, width: number, height: number): Promise<Buffer> {
  const known = crops.get(source)
  if (known !== undefined) return known
  const crop = sharp(source).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
  crops.set(source, crop)
  return crop
}

async function encode(pixels: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 58, 46, 34]) {
    const jpeg = await sharp(pixels, { raw: { ...socialSize, channels: 3 } })
      .jpeg({ quality })
      .toBuffer()
    if (jpeg.length <= MOST_BYTES) return jpeg
  }
  throw new Error('no quality brings the picture below its size')
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

/** The band, the line and the words as SVG; the letters are outlines, for no font need be there. */
async function drawing(social: SocialPicture, tokens: Tokens, top: number): Promise<string> {
  const { width, height } = socialSize
  const line = sheetLine(top)
  const words = await lettering(social, height - top)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path d="${line}V${height}H0z" fill="${tokens.paper.light}"/>
<path d="${line}" fill="none" stroke="${tokens.accent}" stroke-width="5" stroke-linejoin="round"/>
<g fill="${tokens.ink}" transform="translate(${MARGIN} ${top})">${words}</g>
</svg>`
}

/** One weight of the site's typeface as a file of its own: no system font need be there. */
const fontFile = '@fontsource/archivo/files/archivo-latin-700-normal.woff'
let loaded: Promise<fontkit.Font> | undefined

async function loadFont(): Promise<fontkit.Font> {
  const font = await fontkit.open(createRequire(import.meta.url).resolve(fontFile))
  if (!('layout' in font)) throw new Error(`${fontFile} is a collection of fonts`)
  return font
}

function widthOf(font: fontkit.Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size
}

/** A line of text as outlines. */
function outlines(font: fontkit.Font, text: string, y: number, size: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let x = 0
  const paths = glyphs.map((glyph, index) => {
    const outline = glyph.path.scale(scale, -scale).translate(x, y).toSVG()
    x += (positions[index]?.xAdvance ?? 0) * scale
    return outline
  })
  return `<path d="${paths.join('')}"/>`
}

async function lettering({ heading, name }: SocialPicture, room: number): Promise<string> {
  loaded ??= loadFont()
  const archivo = await loaded
  const small = 26
  const { size, lines } = fitted(archivo, heading, room - small - 76)
  const first = 34 + size * 0.78
  return [
    ...lines.map((words, index) => outlines(archivo, words, first + index * size * LEADING, size)),
    `<g opacity="0.75">${outlines(archivo, name, room - 30, small)}</g>`,
  ].join('')
}

/** The largest size at which the heading finds room; one that finds none is cut. */
function fitted(archivo: fontkit.Font, heading: string, room: number) {
  const most = socialSize.width - 2 * MARGIN
  const sizes = [88, 76, 66, 58, 50, 44, 38, 33, 29]
  for (const size of sizes) {
    const width = (text: string) => widthOf(archivo, text, size)
    const lines: string[] = []
    for (const word of heading.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`
      if (lines.length === 0 || width(longer) > most) lines.push(word)
      else lines[lines.length - 1] = longer
    }
    const fitting = Math.floor(room / (size * LEADING))
    const fits = lines.length <= fitting && lines.every((line) => width(line) <= most)
    if (fits || size === sizes.at(-1)) return { size, lines: lines.slice(0, fitting) }
  }
  throw new Error('there is no size')
}

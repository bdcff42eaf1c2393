import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import * as fontkit from 'fontkit'
import sharp from 'sharp'
import { kept } from './kept.ts'
import type { SourcePicture } from './pictures.ts'
import type { Tokens } from './tokens.ts'

/** The size that every network shows whole. */
export const socialSize = { width: 1200, height: 630 }

/** Raise it when the drawing below changes: every picture is then made anew. */
const SETTINGS = '3'

/** Networks leave out a large picture where the line is slow. */
const MOST_BYTES = 80_000

/** The band below the photograph that carries the business's name. */
const BAND = 130
const MARGIN = 60
const LEADING = 1.08

/** The picture shown where a link to a page is shared; beside it stands the page's title. */
export type SocialPicture = {
  /** Inside the site: `/pictures/share-roof.1a2b3c4d.jpg`. */
  address: string
  alt: string
  /** The business's name, which stands below the photograph. */
  name: string
  /** The photograph's file. */
  source: string | undefined
}

/**
 * Names a picture; its name changes with what is on it.
 * @param name the business's name
 * @param photograph the picture and what it shows; without one the name stands alone
 */
export function socialPicture(
  name: string,
  photograph: { picture: SourcePicture; alt: string } | undefined,
  tokens: Tokens,
): SocialPicture {
  const source = photograph?.picture.source
  const facts = [SETTINGS, name, photograph?.picture.facts.stem, JSON.stringify(tokens)]
  const hash = createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 8)
  const stem = source === undefined ? 'share' : `share-${path.parse(source).name}`
  return { address: `/pictures/${stem}.${hash}.jpg`, alt: photograph?.alt ?? name, name, source }
}

/**
 * Draws the picture, or takes it from the cache.
 * @returns the JPEG's place in the cache
 */
export async function makeSocialPicture(
  social: SocialPicture,
  tokens: Tokens,
  cache: string,
): Promise<string> {
  const name = path.basename(social.address)
  return kept(cache, name, async () => encode(await draw(social, tokens)))
}

async function draw(social: SocialPicture, tokens: Tokens): Promise<Buffer> {
  const { width, height } = socialSize
  const top = social.source === undefined ? 250 : height - BAND
  const overlay = { input: Buffer.from(await drawing(social, tokens, top)), left: 0, top: 0 }
  const photograph =
    social.source === undefined
      ? []
      : [{ input: await sharp(social.source).resize(width, top).toBuffer(), left: 0, top: 0 }]
  return sharp({ create: { width, height, channels: 3, background: tokens.paper.light } })
    .composite([...photograph, overlay])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** As fine as the size allows; a photograph of gravel or leaves is coarse enough only when blurred. */
async function encode(pixels: Buffer): Promise<Buffer> {
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

async function lettering({ name }: SocialPicture, room: number): Promise<string> {
  loaded ??= loadFont()
  const archivo = await loaded
  const { size, lines } = fitted(archivo, name, room - 50)
  const first = 34 + size * 0.78
  return lines
    .map((words, index) => outlines(archivo, words, first + index * size * LEADING, size))
    .join('')
}

/** The largest size at which the name finds room; one that finds none is cut. */
function fitted(archivo: fontkit.Font, name: string, room: number) {
  const most = socialSize.width - 2 * MARGIN
  const sizes = [88, 76, 66, 58, 50, 44, 38, 33, 29]
  for (const size of sizes) {
    const width = (text: string) => widthOf(archivo, text, size)
    const lines: string[] = []
    for (const word of name.split(' ')) {
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

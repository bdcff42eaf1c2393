import { pictureName } from '../../catalogue/catalogueFiles.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import { editorWords } from '../edit/editorWords.ts'

type Size = { width: number; height: number }

/** The frame that a picture fills: its aspect ratio, and the width in pixels that it needs. */
export type Frame = { ratio: number; minWidth: number }

/** The part that is shown: its zoom, and its position from 0 (left, top) to 1 (right, bottom). */
export type Crop = { zoom: number; x: number; y: number }

/** In pixels: no page shows a picture wider. */
const MAX_WIDTH = 1920

/** More than any camera makes. */
export const MAX_BYTES = 50_000_000

/** For most places. */
const defaultFrame: Frame = { ratio: 4 / 3, minWidth: 1200 }

/** The frame for a picture that replaces another, by the widths in pixels at which that is shown. */
export function frameOf(widths: readonly number[], facts?: EncodedPicture): Frame {
  const wide = facts !== undefined && facts.width > facts.height
  const ratio = wide ? facts.width / facts.height : defaultFrame.ratio
  return { ratio, minWidth: widths.length === 0 ? defaultFrame.minWidth : Math.max(...widths) }
}

/** A file name for a new picture: `My Roof.HEIC` -> `my-roof.jpg`, `my-roof-2.jpg` */
export function uniqueName(fileName: string, taken: ReadonlySet<string>): string {
  const right = pictureName(`${fileName.replace(/\.\w+$/, '')}.jpg`)
  const stem = right.slice(0, -'.jpg'.length).slice(0, 80).replace(/-$/, '')
  let name = `${stem}.jpg`
  for (let i = 2; taken.has(name); i++) name = `${stem}-${i}.jpg`
  return name
}

/** Messages for files that are not pictures or that no browser can show, by a pattern of their first bytes. */
const messagesByPattern: readonly (readonly [RegExp, string])[] = [
  // ISO base media files name their brand in `ftyp` (ISO/IEC 14496-12; 23008-12 for HEIC).
  [/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, editorWords.heic],
  [/^.{4}ftyp(?:avif|avis|crx )/s, editorWords.rawPicture],
  [/^.{4}(?:ftyp|moov|mdat|wide)|^RIFF.{4}AVI |^FLV/s, editorWords.video],
  [/^\s*%PDF/, editorWords.pdf],
  [/^(?:Rar!|\{\\rtf)/, editorWords.document],
  [/^(?:IIRO|FUJIFILM|8BPS|%!PS)/, editorWords.rawPicture],
  [/<svg[\s>]/i, editorWords.svg],
  [/^(?:ï»¿)?\s*<(?:!doctype html|html|head|body)/i, editorWords.webPage],
]

/** Messages for more of these files, by their first bytes in hexadecimal. */
const messagesByBytes: Readonly<Record<string, string>> = {
  // Matroska, and MPEG.
  '1a45dfa3': editorWords.video,
  '000001ba': editorWords.video,
  '000001b3': editorWords.video,
  // ZIP (also new Word documents), 7-Zip, old Word documents.
  '504b0304': editorWords.document,
  '377abcaf': editorWords.document,
  d0cf11e0: editorWords.document,
  // TIFF, as the raw files of most cameras are; JPEG XL, JPEG 2000, EPS.
  '49492a00': editorWords.rawPicture,
  '4d4d002a': editorWords.rawPicture,
  '49495500': editorWords.rawPicture,
  ff0a: editorWords.rawPicture,
  '0000000c4a584c20': editorWords.rawPicture,
  '0000000c6a502020': editorWords.rawPicture,
  c5d0d3c6: editorWords.rawPicture,
}

/** The message for a file that is no picture, by its first bytes; undefined if its type is unknown. */
function fileTypeFault(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return editorWords.emptyFile
  const start = bytes.subarray(0, 1000)
  const text = String.fromCharCode(...start)
  const byText = messagesByPattern.find(([sign]) => sign.test(text))?.[1]
  if (byText !== undefined) return byText
  const hex = Array.from(start.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
  return Object.entries(messagesByBytes).find(([sign]) => hex.startsWith(sign))?.[1]
}

/** True if a JPEG or PNG is truncated, which some browsers show in part. */
function isTruncated(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if (first === 0x89) return !String.fromCharCode(...bytes.subarray(-12)).includes('IEND')
  if (first !== 0xff || second !== 0xd8) return false
  // Phones append data after the end marker; within the image data that marker is escaped.
  const scan = bytes.findLastIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda)
  return !bytes.subarray(scan).some((byte, i, all) => byte === 0xff && all[i + 1] === 0xd9)
}

/** The reason for which a file cannot be used, in words; its size is undefined if the browser cannot show it. */
export function pictureFault(
  bytes: Uint8Array,
  size: Size | undefined,
  { ratio, minWidth }: Frame,
): string | undefined {
  if (bytes.length > MAX_BYTES) return editorWords.hugePicture
  const kind = fileTypeFault(bytes)
  // A browser can show a drawing, which has no pixels to crop.
  if (kind === editorWords.svg) return kind
  if (size === undefined) return kind ?? editorWords.damagedPicture
  if (isTruncated(bytes)) return editorWords.damagedPicture
  const height = Math.ceil(minWidth / ratio)
  const small = size.width < minWidth || size.height < height
  return small ? editorWords.smallPicture(size, { width: minWidth, height }) : undefined
}

/** The zoom beyond which the picture is too small for its frame. */
export function maxZoom({ width, height }: Size, { ratio, minWidth }: Frame): number {
  return Math.min(width, height * ratio) / minWidth
}

/** The area of a crop, in pixels of the picture. */
export function cropArea(size: Size, ratio: number, { zoom, x, y }: Crop) {
  const width = Math.min(size.width, size.height * ratio) / zoom
  const height = width / ratio
  return { left: x * (size.width - width), top: y * (size.height - height), width, height }
}

/** The size to which an area is scaled. */
export function croppedSize({ width }: Size, ratio: number): Size {
  const across = Math.round(Math.min(width, MAX_WIDTH))
  return { width: across, height: Math.round(across / ratio) }
}

/** The part of a picture that a crop shows, in the size that is saved. */
export function drawCrop(picture: ImageBitmap, ratio: number, crop: Crop): HTMLCanvasElement {
  const { left, top, width, height } = cropArea(picture, ratio, crop)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, croppedSize({ width, height }, ratio))
  const context = canvas.getContext('2d')
  if (context === null) return canvas
  // JPEG knows no transparency.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return canvas
}

import { pictureName } from '../model/catalogue/catalogueFiles.ts'
import type { PictureFacts } from '../model/catalogue/view.ts'
import { words } from './edit/words.ts'

export type Size = { width: number; height: number }

/** What a picture has to fill: its width by its height, and the pixels across that it needs. */
export type Frame = { ratio: number; minWidth: number }

/** Which part is shown: how near, and where from 0 (left, top) to 1 (right, foot). */
export type Crop = { zoom: number; x: number; y: number }

/** Pixels across: no page shows a picture wider. */
const MAX_WIDTH = 1920

/** In bytes: more than any camera makes. */
export const MAX_BYTES = 50_000_000

/** What most places need. */
const defaultFrame: Frame = { ratio: 4 / 3, minWidth: 1200 }

/**
 * The frame of the picture that a new one takes the place of.
 * @param widths the pixels across that the places need which show it
 */
export function frameOf(widths: readonly number[], facts?: PictureFacts): Frame {
  const wide = facts !== undefined && facts.width > facts.height
  const ratio = wide ? facts.width / facts.height : defaultFrame.ratio
  return { ratio, minWidth: widths.length === 0 ? defaultFrame.minWidth : Math.max(...widths) }
}

/** A name for a new picture that no other has: `My Roof.HEIC` -> `my-roof.jpg`, `my-roof-2.jpg` */
export function uniqueName(fileName: string, taken: ReadonlySet<string>): string {
  const right = pictureName(`${fileName.replace(/\.\w+$/, '')}.jpg`)
  const stem = right.slice(0, -'.jpg'.length).slice(0, 80).replace(/-$/, '')
  let name = `${stem}.jpg`
  for (let i = 2; taken.has(name); i++) name = `${stem}-${i}.jpg`
  return name
}

/** Whether bytes are those of a picture as iPhones store it (ISO/IEC 23008-12: a brand in `ftyp`). */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)))
}

/** Whether a JPEG or PNG breaks off: what some browsers fill with grey. */
function isTruncated(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  if (first === 0x89) return !String.fromCharCode(...bytes.subarray(-12)).includes('IEND')
  if (first !== 0xff || second !== 0xd8) return false
  // Phones put more behind the end; inside of the picture an end is written otherwise.
  const scan = bytes.findLastIndex((byte, i) => byte === 0xff && bytes[i + 1] === 0xda)
  return !bytes.subarray(scan).some((byte, i, all) => byte === 0xff && all[i + 1] === 0xd9)
}

/**
 * Why a file cannot be taken, in words.
 * @param size of the picture in it, as the browser shows it; undefined where it cannot
 */
export function pictureFault(
  bytes: Uint8Array,
  size: Size | undefined,
  { ratio, minWidth }: Frame,
): string | undefined {
  if (bytes.length > MAX_BYTES) return words.hugePicture
  if (size === undefined) return isHeic(bytes) ? words.heic : words.damagedPicture
  if (isTruncated(bytes)) return words.damagedPicture
  const height = Math.ceil(minWidth / ratio)
  const small = size.width < minWidth || size.height < height
  return small ? words.smallPicture(size, { width: minWidth, height }) : undefined
}

/** How near a cut may come before the picture is too small for its frame. */
export function maxZoom({ width, height }: Size, { ratio, minWidth }: Frame): number {
  return Math.min(width, height * ratio) / minWidth
}

/** The part of a picture that a cut shows, in its pixels. */
export function cropArea(size: Size, ratio: number, { zoom, x, y }: Crop) {
  const width = Math.min(size.width, size.height * ratio) / zoom
  const height = width / ratio
  return { left: x * (size.width - width), top: y * (size.height - height), width, height }
}

/** The size that a part is brought to. */
export function croppedSize({ width }: Size, ratio: number): Size {
  const across = Math.round(Math.min(width, MAX_WIDTH))
  return { width: across, height: Math.round(across / ratio) }
}

import { describe, expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import {
  cropArea,
  croppedSize,
  frameOf,
  MAX_BYTES,
  maxZoom,
  pictureFault,
  uniqueName,
} from '../../../src/editor/pictures/picture.ts'

type Case = [what: string, bytes: Uint8Array, size: typeof large | undefined, why?: string]

const frame = { ratio: 4 / 3, minWidth: 1200 }
const large = { width: 4000, height: 3000 }
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const small = (width: number, height: number) => {
  return editorWords.smallPicture({ width, height }, { width: 1200, height: 900 })
}

describe('a new picture', () => {
  it.each([
    ['My Roof 1.JPEG', [], 'my-roof-1.jpg'],
    ['IMG_2034.HEIC', ['img-2034.jpg', 'img-2034-2.jpg'], 'img-2034-3.jpg'],
    ['चित्र.png', [], 'picture.jpg'],
    ['roof.final.webp', [], 'roof-final.jpg'],
    ['CON.png', [], 'con-picture.jpg'],
    [`${'a'.repeat(200)}.jpg`, [], `${'a'.repeat(80)}.jpg`],
  ])('%s gets a unique name', (given, taken, name) => {
    expect(uniqueName(given, new Set(taken))).toBe(name)
  })

  it.each<Case>([
    ['is large enough', bytes('\xff\xd8\xff\xda..\xff\xd9'), large, undefined],
    ['has data behind its end', bytes('\xff\xd8\xff\xda..\xff\xd9 more'), large, undefined],
    ['just fits', bytes('RIFF'), { width: 1200, height: 900 }, undefined],
    ['is too narrow', bytes('RIFF'), { width: 1199, height: 3000 }, small(1199, 3000)],
    ['is too low', bytes('RIFF'), { width: 3000, height: 899 }, small(3000, 899)],
    ['cannot be shown', bytes('not a picture'), undefined, editorWords.damagedPicture],
    ['is truncated', bytes('\xff\xd8.thumb\xff\xd9.\xff\xda..'), large, editorWords.damagedPicture],
    ['is a truncated PNG', bytes('\x89PNG'), large, editorWords.damagedPicture],
    ['is an SVG drawing', bytes('<?xml version="1.0"?>\n<svg width="9">'), large, editorWords.svg],
    ['is an SVG drawing without a size', bytes('<svg>'), undefined, editorWords.svg],
    ...['heic', 'heix', 'hevc', 'mif1'].map(
      (brand): Case => [
        `is HEIC (${brand})`,
        bytes(`\0\0\0\x24ftyp${brand}`),
        undefined,
        editorWords.heic,
      ],
    ),
    ['is a video of a phone', bytes('\0\0\0\x18ftypmp42'), undefined, editorWords.video],
    ['is a video of an iPhone', bytes('\0\0\0\x14ftypqt  '), undefined, editorWords.video],
    ['is a video of a camera', bytes('RIFF\0\0\0\0AVI LIST'), undefined, editorWords.video],
    ['is a video of WhatsApp', bytes('\0\0\0\x1cftypisom'), undefined, editorWords.video],
    ['is a video of the web', bytes('\x1aE\xdf\xa3\x01'), undefined, editorWords.video],
    ['is a PDF', bytes('%PDF-1.7'), undefined, editorWords.pdf],
    ['is a PDF after an empty line', bytes('\r\n%PDF-1.4'), undefined, editorWords.pdf],
    ['is a document of Word', bytes('PK\x03\x04[Content_Types]'), undefined, editorWords.document],
    ['is an old document of Word', bytes('\xd0\xcf\x11\xe0'), undefined, editorWords.document],
    ['is a rich text', bytes('{\\rtf1'), undefined, editorWords.document],
    ['is a RAR archive', bytes('Rar!\x1a'), undefined, editorWords.document],
    ['is a raw picture of Canon', bytes('\0\0\0\x18ftypcrx '), undefined, editorWords.rawPicture],
    ['is a raw picture of Nikon', bytes('MM\0*'), undefined, editorWords.rawPicture],
    ['is a scan in TIFF', bytes('II*\0'), undefined, editorWords.rawPicture],
    ['is a file of Photoshop', bytes('8BPS'), undefined, editorWords.rawPicture],
    ['is JPEG XL', bytes('\xff\x0a'), undefined, editorWords.rawPicture],
    ['is a saved web page', bytes('<!DOCTYPE html>'), undefined, editorWords.webPage],
    [
      'is a saved web page with a mark',
      bytes('\xef\xbb\xbf<html>'),
      undefined,
      editorWords.webPage,
    ],
    ['has nothing in it', bytes(''), undefined, editorWords.emptyFile],
    ['is TIFF, and the browser knows it', bytes('II*\0'), large, undefined],
    ['is HEIC, and the browser knows it', bytes('\0\0\0\x24ftypheic'), large, undefined],
    ['is huge', new Uint8Array(MAX_BYTES + 1), undefined, editorWords.hugePicture],
  ])('that %s is accepted, or refused with an explanation', (_, bytes, size, why) => {
    expect(pictureFault(bytes, size, frame)).toBe(why)
  })

  const known = { stem: '', widths: [], colour: '', width: 1920, height: 1080 }
  it.each([
    ['no other', [], undefined, frame],
    ['one that two places show', [800, 1600], known, { ratio: 16 / 9, minWidth: 1600 }],
    ['one that stands upright', [], { ...known, width: 900, height: 1200 }, frame],
  ])('that replaces %s gets its frame', (_, widths, facts, expected) => {
    expect(frameOf(widths, facts)).toEqual(expected)
  })

  it.each([
    [large, { zoom: 1, x: 0.5, y: 0.5 }, { left: 0, top: 0, width: 4000, height: 3000 }],
    [large, { zoom: 2, x: 1, y: 0 }, { left: 2000, top: 0, width: 2000, height: 1500 }],
    [
      { width: 3000, height: 4000 },
      { zoom: 1, x: 0, y: 1 },
      { left: 0, top: 1750, width: 3000, height: 2250 },
    ],
    [
      { width: 3200, height: 1200 },
      { zoom: 1, x: 0.5, y: 0 },
      { left: 800, top: 0, width: 1600, height: 1200 },
    ],
  ])('of %o is cropped by %o', (size, cut, part) => {
    expect(cropArea(size, 4 / 3, cut)).toEqual(part)
    // At its maximal zoom it still fills its frame.
    const near = cropArea(size, 4 / 3, { ...cut, zoom: maxZoom(size, frame) })
    expect(croppedSize(near, 4 / 3)).toEqual({ width: 1200, height: 900 })
  })

  it('is scaled to the largest width that a page shows', () => {
    expect(croppedSize(large, 4 / 3)).toEqual({ width: 1920, height: 1440 })
  })
})

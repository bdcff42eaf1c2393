import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { PICTURES } from '../../model/catalogue/catalogueFiles.ts'
import type { PictureFacts } from '../../model/catalogue/view.ts'
import { listTexts, readListed } from '../../site/disk/checkFolder.ts'
import { lookAtPictures } from '../../site/disk/pictures.ts'
import { readPicture } from '../../site/pictures.ts'
import { hashOf } from '../disk/writeFiles.ts'
import type { SentPictures, SentText } from '../sent.ts'

type Known = { hash: string; facts: PictureFacts | undefined }

/** What has been read of a picture stays true while it is not saved anew. */
const known = new Map<string, Known>()

/** @param whole whether the check has nothing to say against it */
async function read(source: string, whole: boolean): Promise<Known> {
  const { mtimeMs, size } = await stat(source)
  const stamp = `${source} ${mtimeMs} ${size}`
  const before = known.get(stamp)
  if (before !== undefined) return before
  const facts = whole ? (await readPicture(source)).facts : undefined
  const now = { hash: hashOf(await readFile(source)), facts }
  known.set(stamp, now)
  return now
}

async function picturesToSend(root: string): Promise<SentPictures> {
  const pictures = await lookAtPictures(root)
  const sent: SentPictures = { pictures: Object.fromEntries(pictures), facts: {}, hashes: {} }
  for (const [name, { fault }] of pictures) {
    const picture = await read(path.join(root, PICTURES, name), fault === undefined).catch(
      () => undefined,
    )
    if (picture === undefined) continue
    sent.hashes[name] = picture.hash
    if (picture.facts !== undefined) sent.facts[name] = picture.facts
  }
  return sent
}

/** What a file is known by until it is written anew; nothing where it cannot be looked at. */
function stampOf(place: string): string {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(place)
    return `${ino} ${size} ${mtimeMs} ${ctimeMs}`
  } catch {
    return ''
  }
}

const lineOf = (sent: SentPictures | SentText) => Buffer.from(`${JSON.stringify(sent)}\n`)

/** A file of `data/`, with its text where another than this was known of it. */
function textToSend(root: string, file: string, known: string | undefined): Buffer[] {
  // Looked up first: what is written right afterwards is taken for new next time.
  const stamp = stampOf(path.join(root, file))
  if (stamp !== '' && stamp === known) return [lineOf({ file, stamp })]
  const text = readListed(root, file)
  if (typeof text === 'object') return [lineOf({ file, fault: text })]
  const bytes = Buffer.from(text)
  return [lineOf({ file, stamp, bytes: bytes.length }), bytes]
}

/** In bytes: so much is sent at once. After each the server has a moment for whatever else is asked. */
const PIECE = 256 * 1024

/**
 * All files of the catalogue that lies in a folder, as they go to the editor.
 * @param known the stamps of the texts that it has already
 */
export async function* filesToSend(
  root: string,
  known: Readonly<Record<string, string>>,
): AsyncGenerator<Buffer> {
  let piece: Buffer[] = [lineOf(await picturesToSend(root))]
  let size = 0
  for (const file of await listTexts(root)) {
    for (const part of textToSend(root, file, known[file])) {
      piece.push(part)
      size += part.length
    }
    if (size < PIECE) continue
    yield Buffer.concat(piece)
    piece = []
    size = 0
  }
  yield Buffer.concat(piece)
}

import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { PictureFacts } from '../catalogue/view.ts'
import { PICTURES } from '../check/names.ts'
import { readFolder } from '../disk/checkFolder.ts'
import { hashOf } from '../disk/writeFiles.ts'
import type { Sent } from '../editor/folderStorage.ts'
import { readPicture } from './pictures.ts'

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

/** All files of the catalogue that lies in a folder, as they go to the editor. */
export async function filesToSend(root: string): Promise<Sent> {
  const { texts, pictures } = await readFolder(root)
  const sent: Sent = {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
    facts: {},
    hashes: {},
  }
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

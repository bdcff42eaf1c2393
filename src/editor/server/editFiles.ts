import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { PICTURES } from '../../model/catalogue/catalogueFiles.ts'
import type { PictureFacts } from '../../model/catalogue/view.ts'
import { readFolder } from '../../site/disk/checkFolder.ts'
import { readPicture } from '../../site/pictures.ts'
import { hashOf } from '../disk/writeFiles.ts'
import type { FolderFiles } from '../folderStorage.ts'

type PictureFile = { hash: string; facts: PictureFacts | undefined }

/** Decoding a picture is slow, and each save reads them all: one that is not saved again is not decoded. */
const pictureFiles = new Map<string, PictureFile>()

async function readPictureFile(source: string, broken: boolean): Promise<PictureFile> {
  const { mtimeMs, size } = await stat(source)
  const key = `${source} ${mtimeMs} ${size}`
  const cached = pictureFiles.get(key)
  if (cached !== undefined) return cached
  const facts = broken ? undefined : (await readPicture(source)).facts
  const picture = { hash: hashOf(await readFile(source)), facts }
  pictureFiles.set(key, picture)
  return picture
}

/** Reads everything that the editor needs of the catalogue in a folder. */
export async function readFolderFiles(root: string): Promise<FolderFiles> {
  const { texts, pictures } = await readFolder(root)
  const facts: FolderFiles['facts'] = []
  const hashes: FolderFiles['hashes'] = []
  for (const [name, { fault }] of pictures) {
    const source = path.join(root, PICTURES, name)
    const picture = await readPictureFile(source, fault !== undefined).catch(() => undefined)
    if (picture === undefined) continue
    hashes.push([name, picture.hash])
    if (picture.facts !== undefined) facts.push([name, picture.facts])
  }
  return { texts: [...texts], pictures: [...pictures], facts, hashes }
}

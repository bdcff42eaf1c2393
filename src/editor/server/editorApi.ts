import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { z } from 'zod'
import { isCatalogueFile, isPicture, PICTURES } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { EncodedPicture } from '../../catalogue/view.ts'
import { readFolder } from '../../site/disk/checkFolder.ts'
import { readPicture } from '../../site/pictures.ts'
import { diskFault } from '../disk/diskFault.ts'
import { unpublishedChanges, unpublishedFiles } from '../disk/folderChanges.ts'
import { blobsOf, lastPublished } from '../disk/git.ts'
import { filesAt, historyOf } from '../disk/history.ts'
import { publish } from '../disk/publish.ts'
import { gitHash, writeFiles } from '../disk/writeFiles.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { api, type FolderFiles } from '../storage/folderStorage.ts'
import type { FileChange } from '../storage/storage.ts'
import { refusalOf } from './requestAccess.ts'

type PictureFile = { hash: string; facts: EncodedPicture | undefined }

/** Decoding a picture is slow, and each save reads them all: one that is not saved again is not decoded. */
const pictureFiles = new Map<string, PictureFile>()

async function readPictureFile(source: string, broken: boolean): Promise<PictureFile> {
  const { mtimeMs, size } = await stat(source)
  const key = `${source} ${mtimeMs} ${size}`
  const cached = pictureFiles.get(key)
  if (cached !== undefined) return cached
  const facts = broken ? undefined : (await readPicture(source)).facts
  const picture = { hash: gitHash(await readFile(source)), facts }
  pictureFiles.set(key, picture)
  return picture
}

/** Reads everything that the editor needs of the catalogue in a folder. */
async function readFolderFiles(root: string): Promise<FolderFiles> {
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

/** In bytes: far more than all texts of a large catalogue. */
const LARGEST = 64 * 1024 * 1024

/** Changes of files as they are sent: the bytes of a picture as Base64. */
const FileChangesBody = z.array(
  z
    .strictObject({ file: z.string(), was: z.string().optional(), now: z.string().optional() })
    .transform(({ file, was, now }): FileChange => {
      const isBytes = now !== undefined && isPicture(file)
      return { file, was, now: isBytes ? Buffer.from(now, 'base64') : now }
    }),
)

const ChoicesBody = z.record(z.string(), z.enum(['mine', 'theirs', 'both']))

const HashBody = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

const FilterBody = z.strictObject({
  file: z.string().refine(isCatalogueFile).optional(),
  until: z.iso.datetime().optional(),
  page: z.int().min(1),
})

type Answer = { status: number; body: string }

/** Others have changed the files that were to be written. */
class OutdatedWrite extends Error {}

/** @throws if it is too large, or no JSON */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LARGEST) throw new TaskError('This is too much to save at once.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

/** Runs one step after the other, also after one that failed. */
function createSequence() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(step: () => Promise<T>): Promise<T> => {
    const turn = last.then(step)
    last = turn.catch(() => undefined)
    return turn
  }
}

/**
 * The API of the editor for a folder: reading, writing and publishing it. Returns the answer to a request
 * for an address; undefined if the editor has no such address.
 */
export function createApi(root: string, token: string, report: (fault: Error) => void) {
  // Each write compares with what the one before has written.
  const inSequence = createSequence()
  // A publication waits for the network, and a save must not wait for that.
  const publishing = createSequence()

  const addresses: Readonly<Record<string, (body: unknown) => Promise<unknown>>> = {
    [api.read]: () => readFolderFiles(root),
    async [api.write](body) {
      const changes = FileChangesBody.parse(body)
      const outdated = await inSequence(() => writeFiles(root, changes))
      if (outdated.length > 0) throw new OutdatedWrite(outdated.join(', '))
      return null
    },
    [api.unpublished]: () => inSequence(() => unpublishedFiles(root)),
    [api.changes]: () => inSequence(() => unpublishedChanges(root)),
    [api.publish](body) {
      const choices = ChoicesBody.parse(body)
      return publishing(() => publish(root, choices, inSequence))
    },
    [api.published]: async () => (await lastPublished(root)) ?? null,
    [api.history]: (body) => historyOf(root, FilterBody.parse(body)),
    [api.version]: async (body) => [...(await filesAt(root, HashBody.parse(body)))],
    async [api.picture](body) {
      const hash = HashBody.parse(body)
      return (await blobsOf(root, [hash])).get(hash)?.toString('base64') ?? ''
    },
  }

  async function answer(
    request: IncomingMessage,
    handle: (body: unknown) => Promise<unknown>,
  ): Promise<Answer> {
    if (request.method !== 'POST') return { status: 405, body: 'This is asked by POST alone.' }
    const refused = refusalOf(request, token)
    if (refused !== undefined) return refused
    try {
      return { status: 200, body: JSON.stringify(await handle(await bodyOf(request))) }
    } catch (error) {
      if (error instanceof OutdatedWrite) return { status: 409, body: error.message }
      if (error instanceof TaskError) return { status: 400, body: error.message }
      if (error instanceof SyntaxError) return { status: 400, body: 'This is not JSON.' }
      if (error instanceof z.ZodError) {
        return { status: 400, body: 'This is not what the editor sends.' }
      }
      const fault = error instanceof Error ? error : new Error(String(error))
      report(fault)
      return { status: 500, body: diskFault(fault) ?? fault.message }
    }
  }

  return (address: string, request: IncomingMessage): Promise<Answer> | undefined => {
    const handle = ownValue(addresses, address)
    return handle && answer(request, handle)
  }
}

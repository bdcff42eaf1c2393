import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { isOwnFile } from '../../model/catalogue/catalogueFiles.ts'
import { blobsOf, gitHubRemoteOf } from '../disk/git.ts'
import { filesAt, historyOf } from '../disk/history.ts'
import { publish, unpublished, unpublishedFiles } from '../disk/publish.ts'
import { writeFiles } from '../disk/writeFiles.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import {
  HISTORY,
  OLD_PICTURE,
  PUBLISH,
  READ,
  REMOTE,
  UNPUBLISHED,
  VERSION,
  WRITE,
} from '../folderStorage.ts'
import { refusalOf } from './editAccess.ts'
import { readFolderFiles } from './editFiles.ts'

/** In bytes: far more than all texts of a large catalogue. */
const LARGEST = 64 * 1024 * 1024

const WritesBody = z.array(
  z
    .strictObject({
      file: z.string(),
      was: z.string().optional(),
      text: z.string().optional(),
      base64: z.base64().optional(),
    })
    .transform(({ base64, ...write }) => {
      return base64 === undefined ? write : { ...write, text: Buffer.from(base64, 'base64') }
    }),
)

const PublicationBody = z.strictObject({
  choices: z.record(z.string(), z.enum(['mine', 'theirs'])),
  proposal: z
    .string()
    .regex(/^proposal-[0-9a-f]+$/)
    .optional(),
})

const HashBody = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

const FilterBody = z.strictObject({
  file: z.string().refine(isOwnFile).optional(),
  until: z.iso.datetime().optional(),
  page: z.int().min(1),
})

type Answer = { status: number; body: string }

/** The handlers of an address, by method. */
type Handlers = Partial<Record<'GET' | 'POST', (request: IncomingMessage) => Promise<Answer>>>

function jsonAnswer(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value) }
}

/** @throws where a body is too large, no JSON, or does not fit the schema */
async function bodyOf<T>(request: IncomingMessage, shape: z.ZodType<T>): Promise<T> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > LARGEST) throw new TaskError('This is too much to save at once.')
    parts.push(part)
  }
  return shape.parse(JSON.parse(Buffer.concat(parts).toString('utf8')))
}

/**
 * The API of the editor for a folder: reading, writing and publishing it. Returns the answer to a request
 * for an address; undefined where the editor has no such address.
 */
export function createApi(root: string, token: string, report: (fault: Error) => void) {
  // One after the other: each compares with what the one before has written.
  let writing: Promise<unknown> = Promise.resolve()

  function inSequence<T>(work: () => Promise<T>): Promise<T> {
    const turn = writing.then(work)
    writing = turn.catch(() => undefined)
    return turn
  }

  const addresses: Readonly<Record<string, Handlers>> = {
    [READ]: { GET: async () => jsonAnswer(await readFolderFiles(root)) },
    [WRITE]: {
      async POST(request) {
        const writes = await bodyOf(request, WritesBody)
        const changed = await inSequence(() => writeFiles(root, writes))
        return jsonAnswer(changed, changed.length > 0 ? 409 : 200)
      },
    },
    [REMOTE]: { GET: async () => jsonAnswer((await gitHubRemoteOf(root)) ?? null) },
    [HISTORY]: {
      POST: async (request) => {
        return jsonAnswer(await historyOf(root, await bodyOf(request, FilterBody)))
      },
    },
    [VERSION]: {
      POST: async (request) => {
        return jsonAnswer([...(await filesAt(root, await bodyOf(request, HashBody)))])
      },
    },
    [OLD_PICTURE]: {
      async POST(request) {
        const hash = await bodyOf(request, HashBody)
        return jsonAnswer((await blobsOf(root, [hash])).get(hash)?.toString('base64') ?? '')
      },
    },
    [UNPUBLISHED]: {
      GET: async () => jsonAnswer(await inSequence(() => unpublishedFiles(root))),
    },
    [PUBLISH]: {
      GET: async () => jsonAnswer(await inSequence(() => unpublished(root))),
      async POST(request) {
        const { choices, proposal } = await bodyOf(request, PublicationBody)
        return jsonAnswer(await inSequence(() => publish(root, choices, proposal)))
      },
    },
  }

  async function answer(request: IncomingMessage, handlers: Handlers): Promise<Answer> {
    const refused = refusalOf(request, token)
    if (refused !== undefined) return refused
    const handle = handlers[request.method === 'GET' ? 'GET' : 'POST']
    if (handle === undefined) return { status: 405, body: 'This method is not allowed.' }
    try {
      return await handle(request)
    } catch (error) {
      if (error instanceof TaskError) return { status: 400, body: error.message }
      if (error instanceof SyntaxError) return { status: 400, body: 'This is not JSON.' }
      if (error instanceof z.ZodError) {
        return { status: 400, body: 'This is not what the editor sends.' }
      }
      const fault = error instanceof Error ? error : new Error(String(error))
      report(fault)
      return { status: 500, body: fault.message }
    }
  }

  return (address: string, request: IncomingMessage): Promise<Answer> | undefined => {
    const handlers = addresses[address]
    return handlers && answer(request, handlers)
  }
}

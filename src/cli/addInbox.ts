import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { layoutDataAddress } from '../catalogue/address.ts'
import { ENDPOINT } from '../inbox/app.ts'
import { hashPassword } from '../inbox/server/password.ts'
import { startInbox } from '../inbox/server/start.ts'
import { plainError } from '../site/disk/diskError.js'
import { type CommandIo, catalogueFolderOf } from './io.ts'

const DEFAULT_URL = 'http://127.0.0.1:8787'

/**
 * Checks the address of the inbox, and that its port is free, before a build.
 * @throws an error of one sentence
 */
export async function expectInboxPort(env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const url = env.INBOX_URL || DEFAULT_URL
  if (!/^https?:/.test(url) || !URL.canParse(url)) {
    throw plainError(`INBOX_URL is "${url}", but an address such as ${DEFAULT_URL} is expected`)
  }
  const { port } = new URL(url)
  const server = createServer().listen(Number(port), '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw plainError(
      `Port ${port}, which the inbox needs, is already in use. Choose another: INBOX_URL=http://127.0.0.1:8788 npm start -- --inbox`,
    )
  } finally {
    server.close()
  }
}

/**
 * Starts an inbox next to a locally served site, and sends the site's enquiries to it. The built files
 * stay unchanged: the server replaces the data of the layout for this run.
 * @param site the address of the site
 * @param dist the folder of the built site
 * @param listeners request listeners of the site's server by path, to which the inbox adds its own
 * @returns the address of the inbox, its password, and a function that stops it
 */
export async function addInbox(
  site: URL,
  dist: string,
  listeners: Map<string, RequestListener>,
  io: CommandIo,
  env: NodeJS.ProcessEnv = process.env,
) {
  const password = randomBytes(9).toString('base64url')
  const { INBOX_PASSWORD } = env
  const INBOX_URL = env.INBOX_URL || DEFAULT_URL
  const { listener, stop } = await startInbox(
    {
      ...env,
      INBOX_URL,
      PORT: new URL(INBOX_URL).port,
      INBOX_ORIGINS: site.origin,
      INBOX_PASSWORD: INBOX_PASSWORD || (await hashPassword(password)),
    },
    catalogueFolderOf(io),
    () => {},
  )
  listeners.set(ENDPOINT, listener)
  listeners.set(site.pathname + layoutDataAddress, async (_, response) => {
    const layout = JSON.parse(await readFile(path.join(dist, layoutDataAddress), 'utf8'))
    const enquiries = { ...layout.enquiries, endpoint: ENDPOINT, via: 'inbox' }
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(JSON.stringify({ ...layout, enquiries }))
  })
  const passwordNote = INBOX_PASSWORD ? '' : `; its password for this run is ${password}`
  io.log(`Enquiries arrive at ${INBOX_URL}${passwordNote}`)
  return { url: INBOX_URL, password, stop }
}

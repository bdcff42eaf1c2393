import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { layoutDataAddress } from '../catalogue/address.ts'
import { ENDPOINT } from '../inbox/app.ts'
import { hashPassword } from '../inbox/server/password.ts'
import { startInbox } from '../inbox/server/start.ts'
import type { Io } from './io.ts'

/**
 * Starts an inbox beside a site that is served on loopback, and leads the site's enquiries to it: for
 * this run alone the built site says so, and not its files.
 * @param site the address of the site
 * @param dist the built site
 * @param others takes what is answered at the site's address beside the site
 * @returns the inbox's address, its password, and a function that ends it
 */
export async function addInbox(
  site: URL,
  dist: string,
  others: Map<string, RequestListener>,
  io: Io,
  env: NodeJS.ProcessEnv = process.env,
) {
  const password = randomBytes(9).toString('base64url')
  const { INBOX_URL = 'http://127.0.0.1:8787', INBOX_PASSWORD } = env
  const { listener, stop } = await startInbox(
    {
      ...env,
      INBOX_URL,
      PORT: new URL(INBOX_URL).port,
      INBOX_ORIGINS: site.origin,
      INBOX_PASSWORD: INBOX_PASSWORD || (await hashPassword(password)),
    },
    io.cwd,
    () => {},
  )
  others.set(ENDPOINT, listener)
  others.set(site.pathname + layoutDataAddress, async (_, response) => {
    const layout = JSON.parse(await readFile(path.join(dist, layoutDataAddress), 'utf8'))
    const enquiries = { ...layout.enquiries, endpoint: ENDPOINT, via: 'inbox' }
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('Cache-Control', 'no-store')
    response.end(JSON.stringify({ ...layout, enquiries }))
  })
  const secret = INBOX_PASSWORD ? '' : `; its password for this run is ${password}`
  io.log(`Enquiries arrive at ${INBOX_URL}${secret}`)
  return { url: INBOX_URL, password, stop }
}

import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'
import { createServer } from 'vite'
import { editorServer } from '../../../src/editor/server/editorServer.ts'
import { api, TOKEN_HEADER } from '../../../src/editor/storage/folderStorage.ts'
import { emptyFolder, makeRegistry } from '../../check/fixture.ts'

/** A picture of the catalogue that is served. */
export const picture = 'public/pictures/screw.jpg'

const token = 'the-token-of-this-test'

/** A request, as far as it differs from one of the editor's own page. */
export type EditRequest = {
  address?: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

type EditResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** Serves the editor of a small catalogue. */
export async function serveEditor() {
  const whole = await makeRegistry([{ file: picture, picture: { width: 1600, height: 900 } }])
  const root = await emptyFolder()
  const files = path.join(root, 'editor')
  await mkdir(path.join(files, 'assets'), { recursive: true })
  await writeFile(path.join(files, 'index.html'), '<title>The editor</title>')
  await writeFile(path.join(files, 'assets/main-1.js'), 'export {}')
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [editorServer(token, Promise.resolve(files))],
    server: { middlewareMode: true, ws: false },
  })
  const server = http.createServer(vite.middlewares)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const about = server.address()
  const port = about !== null && typeof about === 'object' ? about.port : 0

  /** Makes the catalogue whole again. */
  async function reset(): Promise<void> {
    for (const folder of ['data', 'public']) {
      await rm(path.join(root, folder), { recursive: true, force: true })
      await cp(path.join(whole, folder), path.join(root, folder), { recursive: true })
    }
  }

  function send(changed: EditRequest): Promise<EditResponse> {
    const { address = api.write, method = 'POST', headers = {}, body } = changed
    const own = {
      host: `127.0.0.1:${port}`,
      origin: `http://127.0.0.1:${port}`,
      'content-type': 'application/json',
      [TOKEN_HEADER]: token,
    }
    const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '')
    return new Promise((resolve, reject) => {
      const options = { port, host: '127.0.0.1', path: address, method }
      const request = http.request(
        { ...options, headers: Object.fromEntries(sent) },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part) => parts.push(part))
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, body: Buffer.concat(parts) })
          })
        },
      )
      request.on('error', reject)
      request.end(method === 'GET' ? undefined : body)
    })
  }

  async function close(): Promise<void> {
    await vite.close()
    server.close()
  }
  return { root, reset, send, close }
}

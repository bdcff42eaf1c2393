import { randomBytes } from 'node:crypto'
import { createServer } from 'vite'
import { gitHash } from '../editor/disk/writeFiles.ts'
import { editorServer } from '../editor/server/editorServer.ts'
import { makeEditor } from '../editor/server/makeEditor.ts'
import { terminal } from './io.ts'
import { isPort, portWords } from './port.ts'

/**
 * `npm run edit`: serves the site and its editor on loopback, and opens the editor.
 * @returns the exit code; the server keeps running
 */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const token = randomBytes(24).toString('hex')
  // Always the same port, because browsers store unsaved changes by address.
  const port = process.env.PORT || '5199'
  if (!isPort(port)) {
    io.error(portWords(port))
    return 1
  }
  const server = await createServer({
    plugins: [editorServer(token, makeEditor(io.cwd))],
    server: { host: '127.0.0.1', port: Number(port), strictPort: true },
  })
  try {
    await server.listen()
  } catch (error) {
    const message = error instanceof Error ? error.message : error
    io.error(
      `${message}. The editor may already be open in another window: use that one, or end it there with Ctrl+C. If another program uses the port, choose another port: PORT=5200 npm run edit`,
    )
    await server.close()
    return 1
  }
  const [site = ''] = server.resolvedUrls?.local ?? []
  const folder = gitHash(process.env.CATALOGUE ?? server.config.root).slice(0, 8)
  // Browsers do not send the part after # to any server.
  const address = new URL(`edit/?${folder}#${token}`, site).href
  const opens = process.stdout.isTTY
  const how = opens ? 'The editor opens in your browser. If it does not, open' : 'Open'
  io.log(`${how} this address:\n\n  ${address}\n`)
  io.log('Keep this window open while you work. Ctrl+C ends the editor; nothing is lost.')
  if (opens) {
    server.config.server.open = address
    server.openBrowser()
  }
  return 0
}

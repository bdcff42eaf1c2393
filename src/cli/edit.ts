import { randomBytes } from 'node:crypto'
import { createServer } from 'vite'
import { hashOf } from '../editor/disk/writeFiles.ts'
import { editor } from '../editor/server/edit.ts'
import { makeEditor } from '../editor/server/makeEditor.ts'

/** `npm run edit`: serves the site and its editor on loopback, and opens the editor. */
const token = randomBytes(24).toString('hex')
// Always the same: what a browser keeps of what is not saved, it keeps for this address.
const port = Number(process.env.PORT || 5199)
const server = await createServer({
  plugins: [editor(token, await makeEditor(process.cwd()))],
  server: { host: '127.0.0.1', port, strictPort: true },
})
await server.listen().catch(({ message }: Error) => {
  console.error(`${message}. Another editor may be open already; PORT=<number> takes another port.`)
  process.exit(1)
})
const [site = ''] = server.resolvedUrls?.local ?? []
const folder = hashOf(process.env.CATALOGUE ?? server.config.root).slice(0, 8)
// Behind the #, which browsers send to no one.
const address = new URL(`edit/?${folder}#${token}`, site).href
console.log(`The editor is at ${address} (Ctrl+C ends it)`)
if (process.stdout.isTTY) {
  server.config.server.open = address
  server.openBrowser()
}

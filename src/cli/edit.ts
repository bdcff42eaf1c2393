import { randomBytes } from 'node:crypto'
import { createServer } from 'vite'
import { gitHash } from '../editor/disk/writeFiles.ts'
import { editorServer } from '../editor/server/editorServer.ts'
import { makeEditor } from '../editor/server/makeEditor.ts'
import { terminal } from './io.ts'
import { isPort, portWords } from './port.ts'

type Surroundings = { env: NodeJS.ProcessEnv; platform: NodeJS.Platform; isTerminal: boolean }

/**
 * True if the editor opens in the browser by itself: a person has started it, on a machine with a screen, and has not
 * said `--no-open`.
 */
export function opensItself(
  args: readonly string[],
  { env, platform, isTerminal }: Surroundings,
): boolean {
  // Without "--" in front of it, npm takes the option and passes it on in an environment variable.
  if (args.includes('--no-open') || env.npm_config_open === '') return false
  if (!isTerminal || env.CI) return false
  if (platform === 'win32' || platform === 'darwin') return true
  // Linux in Windows opens the browser of Windows.
  return Boolean(env.DISPLAY || env.WAYLAND_DISPLAY || env.WSL_DISTRO_NAME)
}

/** The line that the terminal prints: how to edit, and how to stop the editor. */
function startLine(address: string, opens: boolean): string {
  const ending = 'Keep this window open meanwhile; Ctrl+C ends the editor, and nothing is lost.'
  return opens
    ? `The editor opens in your browser. ${ending} If it does not open: ${address}`
    : `Open the editor in a browser: ${address} ${ending}`
}

/**
 * `npm run edit`: serves the site and its editor on loopback, and opens the editor unless `--no-open` is given.
 * @returns the exit code; the server keeps running
 */
export async function main(args: readonly string[], io = terminal): Promise<number> {
  const token = randomBytes(24).toString('hex')
  // Always the same port, because browsers store unsaved changes by address.
  const port = process.env.PORT || '5199'
  if (!isPort(port)) {
    io.error(portWords(port))
    return 1
  }
  const server = await createServer({
    plugins: [editorServer(token, makeEditor(io.cwd))],
    // The editor shows the warnings of the check.
    logLevel: 'error',
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
  const { env, platform, stdout } = process
  const opens = opensItself(args, { env, platform, isTerminal: stdout.isTTY })
  io.log(startLine(address, opens))
  if (opens) {
    server.config.server.open = address
    server.openBrowser()
  }
  return 0
}

import type { RequestListener } from 'node:http'
import path from 'node:path'
import { prettifyError, ZodError } from 'zod'
import { build } from '../site/bundle.ts'
import { errorText } from '../site/disk/diskError.js'
import { addInbox, expectInboxPort } from './addInbox.ts'
import { buildOptions } from './build.ts'
import { terminal } from './io.ts'
import { isPort, portWords } from './port.ts'
import { serveSite } from './serve.ts'

/** The message for a site that cannot be served: one line if the port is the reason. */
function failureMessage(error: unknown, port: string): string {
  if (error instanceof ZodError) return prettifyError(error)
  const isPortError = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (!isPortError) return errorText(error)
  const reason = error.message.includes('EADDRINUSE') ? 'is already in use' : 'cannot be used'
  return `Port ${port} ${reason}. Choose another, or any free one: PORT=0 npm start`
}

/**
 * `npm start`: builds the site, serves it on loopback, and prints its address. It takes the options of
 * `npm run build`, and the port from the environment variable PORT. With `--inbox` it also starts an inbox, which
 * receives the enquiries of this run.
 * @returns the exit code; the server keeps running
 */
export async function main(args: string[], io = terminal): Promise<number> {
  const port = process.env.PORT || '4173'
  if (!isPort(port)) {
    io.error(portWords(port))
    return 1
  }
  try {
    // Without "--" in front of it, npm takes the option and passes it on in an environment variable.
    const withInbox = args.includes('--inbox') || process.env.npm_config_inbox === 'true'
    if (withInbox) await expectInboxPort()
    const options = buildOptions(args.filter((arg) => arg !== '--inbox'))
    const dist = path.resolve(io.cwd, options.outDir ?? 'dist')
    const listeners = new Map<string, RequestListener>()
    const buildSite = () => build(options)
    const { url } = await serveSite(dist, Number(port), options.base, buildSite, listeners)
    if (withInbox) await addInbox(new URL(url), dist, listeners, io)
    io.log(`The site is served at ${url} (Ctrl+C ends it)`)
    return 0
  } catch (error) {
    io.error(failureMessage(error, port))
    return 1
  }
}

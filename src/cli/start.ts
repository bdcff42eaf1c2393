import type { RequestListener } from 'node:http'
import path from 'node:path'
import { prettifyError, ZodError } from 'zod'
import { build } from '../site/bundle.js'
import { errorText } from '../site/disk/diskError.js'
import { addInbox } from './addInbox.ts'
import { buildOptions } from './build.js'
import { terminal } from './io.ts'
import { serve } from './serve.ts'

/** Why the site cannot be served: in one line where the port is the reason. */
function reason(error: unknown, port: string): string {
  if (error instanceof ZodError) return prettifyError(error)
  const isPort = error instanceof Error && 'syscall' in error && error.syscall === 'listen'
  if (!isPort) return errorText(error)
  const why = error.message.includes('EADDRINUSE') ? 'is already in use' : 'cannot be used'
  return `Port ${port} ${why}. Choose another, or any free one: PORT=0 npm start`
}

/**
 * `npm start`: builds the site, serves it on loopback, and prints its address. Takes the options of
 * `npm run build`, and the port from PORT. With `--inbox` the enquiries of this run go to an inbox
 * beside it.
 * @returns the exit code; the server runs on
 */
export async function main(args: string[], io = terminal): Promise<number> {
  const port = process.env.PORT || '4173'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    io.error(`PORT is "${port}", but a number from 0 to 65535 is expected`)
    return 1
  }
  try {
    // Without the "--" before it, npm takes the option itself and passes it on like this.
    const withInbox = args.includes('--inbox') || process.env.npm_config_inbox === 'true'
    const options = buildOptions(args.filter((arg) => arg !== '--inbox'))
    const dist = path.resolve(io.cwd, options.outDir ?? 'dist')
    const others = new Map<string, RequestListener>()
    const make = () => build(options)
    const { url } = await serve(dist, Number(port), options.base, make, others)
    if (withInbox) await addInbox(new URL(url), dist, others, io)
    io.log(`The site is served at ${url} (Ctrl+C ends it)`)
    return 0
  } catch (error) {
    io.error(reason(error, port))
    return 1
  }
}

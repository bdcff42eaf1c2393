import path from 'node:path'
import { build } from '../site/bundle.js'
import { buildOptions } from './build.js'
import { terminal } from './io.ts'
import { serve } from './serve.ts'

/** Why the site cannot be served: in one line where the port is the reason. */
function reason(error: unknown, port: string): string {
  if (!(error instanceof Error)) return String(error)
  if (!('syscall' in error && error.syscall === 'listen')) return error.stack ?? error.message
  const why = error.message.includes('EADDRINUSE') ? 'is taken' : 'cannot be used'
  return `Port ${port} ${why}. Choose another, or any free one: PORT=0 npm start`
}

/**
 * `npm start`: builds the site, serves it on loopback, and prints its address. Takes the options of
 * `npm run build`, and the port from PORT.
 * @returns the exit code; the server runs on
 */
export async function main(args: string[], io = terminal): Promise<number> {
  const port = process.env.PORT || '4173'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    io.error(`PORT is "${port}", and a number from 0 to 65535 is expected`)
    return 1
  }
  try {
    const options = buildOptions(args)
    const dist = path.resolve(io.cwd, options.outDir ?? 'dist')
    const { url } = await serve(dist, Number(port), options.base, () => build(options))
    io.log(`The site is served at ${url} (Ctrl+C ends it)`)
    return 0
  } catch (error) {
    io.error(reason(error, port))
    return 1
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'

/** A server that is running on loopback. */
export type Running = {
  /** `http://127.0.0.1:4567` */
  origin: string
  stop(): Promise<void>
}

/** A port on loopback that is free. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}

/** Where a server's program is installed; undefined where it is not. */
export function programOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/**
 * Starts a server and waits until it answers.
 * @param name its program, and the package that it comes in
 * @throws what it wrote, if it ends instead, or one line that says what to install
 */
export async function run(
  name: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Running> {
  const program = programOf(name)
  if (program === undefined) {
    throw new Error(`${name} is not installed: sudo apt-get install ${name}`)
  }
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      said += bytes.toString()
    })
  }
  const origin = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 15_000; ; ) {
    if (server.exitCode !== null) throw new Error(`${program} ended: ${said}`)
    if (
      await fetch(origin).then(
        () => true,
        () => false,
      )
    )
      break
    if (Date.now() > until) throw new Error(`${program} does not answer: ${said}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop: () => stop(server) }
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

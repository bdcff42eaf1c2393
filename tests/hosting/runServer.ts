import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

/** A server that is running on loopback. */
export type RunningServer = {
  /** `http://127.0.0.1:4567` */
  origin: string
  stop(): Promise<void>
}

/** Finds a free port on loopback. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}

/** The path of a server's program; undefined if it is not installed. */
export function programOf(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}

/**
 * Starts a server and waits until it responds.
 * @param name the name of its program and of its package
 * @throws an error with its output if it ends, or with an installation hint if it is missing
 */
async function run(
  name: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RunningServer> {
  const program = programOf(name)
  if (program === undefined) {
    throw new Error(`${name} is not installed: sudo apt-get install ${name}`)
  }
  const server = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString()
    })
  }
  const origin = `http://127.0.0.1:${port}`
  for (const until = Date.now() + 15_000; ; ) {
    if (server.exitCode !== null) throw new Error(`${program} ended: ${output}`)
    const isResponding = await fetch(origin).then(
      () => true,
      () => false,
    )
    if (isResponding) break
    if (Date.now() > until) throw new Error(`${program} does not respond: ${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { origin, stop: () => stop(server) }
}

/**
 * Starts nginx.
 * @param work a folder for its files
 * @param http the content of the `http` block of its configuration
 */
export async function runNginx(work: string, port: number, http: string): Promise<RunningServer> {
  const file = path.join(work, 'nginx.conf')
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    file,
    `daemon off;
pid ${work}/nginx.pid;
error_log stderr;
worker_processes 1;
events {}
http {
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  ${http}
}
`,
  )
  return run('nginx', ['-p', work, '-c', file, '-e', 'stderr'], port)
}

/**
 * Starts Caddy.
 * @param work a folder for its files
 * @param site the configuration of the site
 */
export async function runCaddy(work: string, port: number, site: string): Promise<RunningServer> {
  const file = path.join(work, 'Caddyfile')
  await writeFile(file, `{\n  admin off\n}\n${site}\n`)
  const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env)
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

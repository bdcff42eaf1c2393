import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
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
async function run(
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

/** Starts nginx. @param work a folder for its files, `http` what it serves */
export async function runNginx(work: string, port: number, http: string): Promise<Running> {
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

/** Starts Caddy. @param work a folder for its files, `site` the configuration of the site */
export async function runCaddy(work: string, port: number, site: string): Promise<Running> {
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

import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort, type Running, run } from './server.ts'

/**
 * Starts a server with the configuration that the build has made; changed are only the lines that
 * its owner may have to change: where it listens, and the site's folder.
 */
type Start = (place: {
  /** The built site. */
  dist: string
  /** The folder that stands for the root of the host. */
  root: string
  /** An empty folder for the server's own files. */
  work: string
}) => Promise<Running>

/** A configuration with one part of it replaced. */
function changed(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`the configuration has no ${from}`)
  return text.replace(from, to)
}

const nginx: Start = async ({ dist, root, work }) => {
  const port = await freePort()
  let site = await readFile(path.join(dist, 'hosting/nginx.conf'), 'utf8')
  site = changed(site, /listen 80;/, `listen 127.0.0.1:${port};`)
  site = changed(site, /root [^;]+;/, `root ${root};`)
  await writeFile(path.join(work, 'site.conf'), site)
  await copyFile('/etc/nginx/mime.types', path.join(work, 'mime.types'))
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    path.join(work, 'nginx.conf'),
    `daemon off;
pid ${work}/nginx.pid;
error_log stderr;
worker_processes 1;
events {}
http {
  include mime.types;
  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}
  include site.conf;
}
`,
  )
  return run('nginx', ['-p', work, '-c', path.join(work, 'nginx.conf'), '-e', 'stderr'], port)
}

const caddy: Start = async ({ dist, root, work }) => {
  const port = await freePort()
  let site = await readFile(path.join(dist, 'hosting/Caddyfile'), 'utf8')
  site = changed(site, /^[^#\s]+ \{$/m, `http://:${port} {\n  bind 127.0.0.1`)
  site = changed(site, /root \* .+/, `root * ${root}`)
  const file = path.join(work, 'Caddyfile')
  await writeFile(file, `{\n  admin off\n}\n${site}`)
  const env = { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env)
}

/** The servers that the build makes a configuration for, and which compressed files each knows. */
export const servers = {
  nginx: { start: nginx, encodings: ['gzip'] },
  caddy: { start: caddy, encodings: ['gzip', 'br'] },
}

import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort, type Running, runCaddy, runNginx } from './server.ts'

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
  return runNginx(work, port, 'include mime.types;\n  include site.conf;')
}

const caddy: Start = async ({ dist, root, work }) => {
  const port = await freePort()
  let site = await readFile(path.join(dist, 'hosting/Caddyfile'), 'utf8')
  site = changed(site, /^[^#\s]+ \{$/m, `http://:${port} {\n  bind 127.0.0.1`)
  site = changed(site, /root \* .+/, `root * ${root}`)
  return runCaddy(work, port, site)
}

/** The servers that the build makes a configuration for, and which compressed files each knows. */
export const servers = {
  nginx: { start: nginx, encodings: ['gzip'] },
  caddy: { start: caddy, encodings: ['gzip', 'br'] },
}

import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort, type RunningServer, runCaddy, runNginx } from './runServer.ts'

/**
 * Starts a server with the configuration of this project. Only the lines are changed that its first comment asks to
 * change: the host, which is an address on loopback here, and the folder of the site.
 */
type Start = (place: {
  /** The folder that is the root of the host. */
  root: string
  /** An empty folder for the server's own files. */
  work: string
}) => Promise<RunningServer>

/** Replaces a part of a configuration. @throws if it has no such part */
function replaceIn(text: string, from: RegExp, to: string): string {
  if (!from.test(text)) throw new Error(`the configuration has no ${from}`)
  return text.replace(from, to)
}

const nginx: Start = async ({ root, work }) => {
  const port = await freePort()
  let site = await readFile('src/site/hosting/nginx.conf', 'utf8')
  site = replaceIn(site, /listen 80;/, `listen 127.0.0.1:${port};`)
  site = replaceIn(site, /root [^;]+;/, `root ${root};`)
  await writeFile(path.join(work, 'site.conf'), site)
  await copyFile('/etc/nginx/mime.types', path.join(work, 'mime.types'))
  return runNginx(work, port, 'include mime.types;\n  include site.conf;')
}

const caddy: Start = async ({ root, work }) => {
  const port = await freePort()
  let site = await readFile('src/site/hosting/Caddyfile', 'utf8')
  site = replaceIn(site, /^[^#\s]+ \{$/m, `http://:${port} {\n  bind 127.0.0.1`)
  site = replaceIn(site, /root \* .+/, `root * ${root}`)
  return runCaddy(work, port, site)
}

/** The servers for which the project has a configuration, and the encodings of the compressed files that they send. */
export const servers = [
  { name: 'nginx', start: nginx, encodings: ['gzip'] },
  { name: 'caddy', start: caddy, encodings: ['gzip', 'br'] },
] as const

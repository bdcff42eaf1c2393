import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'

/** The pointer rests in its middle; a window that is not under it is not active. */
export const screen = { width: 2400, height: 1600 }

/** Sends one command of WebDriver, and gives back what the answer holds. */
export type Run = <T>(method: 'POST' | 'DELETE', way: string, body?: object) => Promise<T>

/**
 * Makes the browser's own bar small, so that its window can be as narrow as a phone, and takes the
 * motion out of it where less of it is wanted: pages ask the same setting.
 */
async function writeSettings(folder: string, lessMotion: boolean): Promise<void> {
  const own = path.join(folder, 'gtk-3.0')
  await mkdir(own, { recursive: true })
  const bar = '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0 }'
  await writeFile(path.join(own, 'gtk.css'), bar)
  const settings = `[Settings]\ngtk-enable-animations=${!lessMotion}\n`
  await writeFile(path.join(own, 'settings.ini'), settings)
}

/** A screen that nobody sees; its number is not given to another as soon as it is gone. */
async function startScreen(): Promise<string> {
  const number = `:${await freePort()}`
  const size = `${screen.width}x${screen.height}x24`
  const server = spawn('Xvfb', [number, '-displayfd', '3', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  process.once('exit', () => server.kill())
  const said = server.stdio[3]
  if (said === null || said === undefined || !('readable' in said)) throw new Error('no screen')
  await once(createInterface(said), 'line')
  return number
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('no port is free')
  return address.port
}

/**
 * Starts a screen, and WebKitGTK's driver on it.
 * @param folder where the browser's settings may lie
 */
export async function startDriver(folder: string, lessMotion: boolean): Promise<Run> {
  await writeSettings(folder, lessMotion)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DISPLAY: await startScreen(),
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: folder,
      LANG: 'C.UTF-8',
      LANGUAGE: 'en_IN',
      TZ: 'Asia/Kolkata',
    },
  })
  process.once('exit', () => driver.kill())
  driver.once('exit', () => process.exit())
  await whenOpen(port)

  let last: Promise<unknown> = Promise.resolve()
  return (method, way, body) => {
    const answer = last.then(async () => {
      const sent = method === 'POST' && { body: JSON.stringify(body ?? {}) }
      // Asked of a document that is just being replaced, it may never answer. A browser takes its time.
      const signal = AbortSignal.timeout(way === '/session' ? 60_000 : 15_000)
      const response = await fetch(`http://127.0.0.1:${port}${way}`, { method, ...sent, signal })
      const { value } = await response.json()
      if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
      return value
    })
    // It takes one command at a time.
    last = answer.catch(() => {})
    return answer
  }
}

async function whenOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise((done) => {
      socket.once('connect', () => done(true)).once('error', () => done(false))
    })
    socket.destroy()
    if (open === true) return
    await wait(50)
  }
}

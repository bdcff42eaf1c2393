import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { hashPassword } from '../../../src/inbox/server/password.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { freePort } from '../../hosting/runServer.ts'
import { password, siteOrigin } from '../requests.ts'

/**
 * Starts `npm run inbox` as a process, and waits until it listens.
 * @param file its database
 * @param change further settings
 */
export async function startProcess(file: string, change: NodeJS.ProcessEnv = {}) {
  const port = Number(change.PORT ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const child: ChildProcess = spawn(process.execPath, [path.resolve('src/cli/run.js'), 'inbox'], {
    cwd: catalogueFolder,
    env: {
      ...process.env,
      INBOX_DB: `file:${file}`,
      PORT: String(port),
      INBOX_URL: origin,
      INBOX_ORIGINS: siteOrigin,
      INBOX_PER_MINUTE: '1000000',
      INBOX_PASSWORD: await hashPassword(password, 4),
      ...change,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      lines.push(String(data))
      if (String(data).includes('"listening"')) resolve()
    })
    child.once('exit', () => reject(new Error('the inbox did not start')))
  })
  return {
    origin,
    pid: child.pid,
    lines,
    /** Ends it, and waits for that. @returns its exit code, null after `SIGKILL` */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

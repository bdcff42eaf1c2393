import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Starts `npm run edit` on a catalogue.
 * @param root the folder that holds `data/` and `public/`
 * @param env more variables of its environment
 * @returns the address that it prints, and a function that stops it and waits for its end
 * @throws if it ends without an address
 */
export async function startEditor(root: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/cli/run.js', 'edit'], {
    env: { ...process.env, CATALOGUE: root, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const [printed] = /http:\S+/.exec(String(data)) ?? []
      if (printed !== undefined) resolve(printed)
    })
    child.stdout.on('close', () => reject(new Error('the editor did not start')))
  })
  const ended = once(child, 'exit')
  return {
    address,
    async end(): Promise<void> {
      child.kill()
      await ended
    },
  }
}

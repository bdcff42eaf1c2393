import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Starts `npm run edit` on a catalogue.
 * @param root the folder that holds `data/` and `public/`
 * @returns the process, to be ended, and the address that it prints
 * @throws where it ends without one
 */
export async function startEditor(root: string): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, ['src/cli/run.js', 'edit'], {
    env: { ...process.env, CATALOGUE: root, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      const [printed] = /http:\S+/.exec(String(data)) ?? []
      if (printed !== undefined) resolve(printed)
    })
    child.stdout.on('close', () => reject(new Error('the editor did not start')))
  })
  return { child, address }
}

import { spawn } from 'node:child_process'
import path from 'node:path'

/** What a command printed, and how it ended. */
export type Run = { code: number | null; out: string; err: string }

/** Runs one of the project's commands (`check`, `new`, `fix`, `schema`) in a folder. */
export async function run(command: string, cwd: string, ...args: string[]): Promise<Run> {
  const script = path.resolve('src/cli', `${command}.ts`)
  // What is printed does not hang on where the tests run.
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (data) => {
    out += data
  })
  child.stderr.on('data', (data) => {
    err += data
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, out, err }
}

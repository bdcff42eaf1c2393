import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What a command printed, and how it ended. */
export type Run = { code: number | null; out: string; err: string }

/** Runs one of the scripts of `package.json` that are commands of this project in a folder. */
export async function run(command: string, cwd: string, ...args: string[]): Promise<Run> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  )
  const [, script = '', ...own] = scripts[command]?.split(' ') ?? []
  const child = spawn(process.execPath, [path.resolve(script), ...own, ...args], {
    cwd,
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

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as check from '../../src/cli/check.ts'
import * as fix from '../../src/cli/fix.ts'
import type { CommandIo } from '../../src/cli/io.ts'
import * as sheet from '../../src/cli/sheet.ts'

/** The exit code and the output of a command. */
export type Run = { code: number; out: string; err: string }

const mains = new Map(Object.entries({ check, fix, sheet }))

/** The arguments of a script in `package.json`: `node src/cli/run.js check` -> `check`. */
async function scriptArguments(script: string): Promise<string[]> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  )
  return scripts[script]?.split(' ').slice(2) ?? []
}

/** Calls the command of a script in `package.json`, in a folder. */
export async function runCommand(script: string, cwd: string, ...args: string[]): Promise<Run> {
  const [name = '', ...own] = await scriptArguments(script)
  const [out, err]: string[][] = [[], []]
  const io: CommandIo = {
    cwd,
    log: (text) => out?.push(`${text}\n`),
    error: (text) => err?.push(`${text}\n`),
  }
  const code = await mains.get(name)?.main([...own, ...args], io)
  if (code === undefined) throw new Error(`"${script}" is not a command of src/cli`)
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' }
}

/** Runs the command of a script in a process of its own, as npm does. */
export function runProcess(script: string, cwd: string, ...args: string[]): Promise<Run> {
  return runWith(script, cwd, cwd, args)
}

/** The same, in the folder of the project, on the catalogue of another folder. */
export function runOnCatalogue(script: string, catalogue: string): Promise<Run> {
  return runWith(script, process.cwd(), catalogue, [])
}

async function runWith(
  script: string,
  cwd: string,
  catalogue: string,
  args: readonly string[],
): Promise<Run> {
  const words = [path.resolve('src/cli/run.js'), ...(await scriptArguments(script)), ...args]
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      words,
      { cwd, env: { ...process.env, CATALOGUE: catalogue } },
      (error, out, err) => {
        resolve({ code: Number(error?.code ?? 0), out, err })
      },
    )
  })
}

import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as check from '../../src/cli/check.ts'
import * as fix from '../../src/cli/fix.ts'
import type { Io } from '../../src/cli/io.ts'
import * as sheet from '../../src/cli/sheet.ts'
import * as translate from '../../src/cli/translate.ts'

/** What a command printed, and its exit code. */
export type Run = { code: number; out: string; err: string }

const mains = new Map(Object.entries({ check, fix, sheet, translate }))

/** The words of a script of `package.json` behind its program: `node src/cli/run.js check` -> `check`. */
async function wordsOf(script: string): Promise<string[]> {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await readFile('package.json', 'utf8'),
  )
  return scripts[script]?.split(' ').slice(2) ?? []
}

/** Calls the command behind one of the scripts of `package.json`, for a folder. */
export async function run(script: string, cwd: string, ...args: string[]): Promise<Run> {
  const [name = '', ...own] = await wordsOf(script)
  const [out, err]: string[][] = [[], []]
  const io: Io = {
    cwd,
    log: (text) => out?.push(`${text}\n`),
    error: (text) => err?.push(`${text}\n`),
  }
  const code = await mains.get(name)?.main([...own, ...args], io)
  if (code === undefined) throw new Error(`"${script}" is no command of src/cli`)
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' }
}

/** Does the same in a process of its own, as npm does. */
export async function runProcess(script: string, cwd: string, ...args: string[]): Promise<Run> {
  const words = [path.resolve('src/cli/run.js'), ...(await wordsOf(script)), ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd }, (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err })
    })
  })
}

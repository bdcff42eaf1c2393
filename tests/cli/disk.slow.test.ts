import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { errorText } from '../../src/site/disk/diskError.js'
import { makeRegistry } from '../check/fixture.ts'
import { runCommand, runProcess } from './run.ts'

// Files share a process: the code is loaded anew with the functions that these tests replace, and again after them.
vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', { spy: true })
afterAll(() => void vi.resetModules())

/** A catalogue with a file in place of the folder of the schemas. */
async function withoutSchemaFolder(): Promise<string> {
  const root = await makeRegistry([])
  const folder = path.join(root, 'data/schema')
  await rm(folder, { recursive: true, force: true })
  await writeFile(folder, 'of somebody')
  return root
}

describe('a command that cannot write to the disk', () => {
  it.each([
    ['schema', []],
    ['check', ['--summary', 'data/schema/summary.md']],
  ])('prints one sentence and fails: npm run %s %s', async (script, args) => {
    const { code, err } = await runProcess(script, await withoutSchemaFolder(), ...args)
    expect(err).toMatch(/^[^\n]+: move that away \(E[A-Z]+\)\n$/)
    expect(err).toContain(args.at(-1) ?? 'data/schema')
    expect(code).toBe(1)
  })

  it.each([
    ['fix', [], 'data/schema'],
    ['sheet', ['export', 'data/schema/all.xlsx'], 'data/schema/all.xlsx'],
  ])('throws one sentence: npm run %s %s', async (script, args, file) => {
    const root = await withoutSchemaFolder()
    // `run.js` prints the errors of a command.
    const sentence = await runCommand(script, root, ...args).catch(errorText)
    expect(sentence).toMatch(/^[^\n]+: move that away \(E[A-Z]+\)$/)
    expect(sentence).toContain(file)
  })
})

describe('npm run fix on a full disk', () => {
  it('leaves every file unchanged, and names the one that did not fit', async () => {
    const root = await makeRegistry([])
    const file = path.join(root, 'data/site.json')
    const text = JSON.stringify(JSON.parse(await readFile(file, 'utf8')))
    await writeFile(file, text)
    const { writeFile: real } =
      await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
    const writeToFullDisk = async (...[target, content, options]: Parameters<typeof writeFile>) => {
      if (target !== file) return real(target, content, options)
      vi.mocked(writeFile).mockImplementation(real)
      await real(file, '')
      throw new Error('ENOSPC: no space left on device, write')
    }
    vi.mocked(writeFile).mockImplementation(writeToFullDisk)
    await expect(runCommand('fix', root)).rejects.toThrow(
      /^data\/site\.json .+the disk is full.+ENOSPC\)$/,
    )
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})

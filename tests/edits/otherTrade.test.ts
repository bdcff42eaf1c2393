import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makePipes } from '../helpers/pipes.ts'
import { runContentGate } from './contentGate.ts'

/**
 * The words of roofs, and of one region, anywhere in a word. Not meant are "proof", "leave" (`onPointerLeave`), the "stylesheet" of
 * CSS, and Gujarati, a script for which the typeface has a fallback.
 */
const ROOFS = /(?<!p)roof|(?<!style)sheet|(?<!l)eave|ridge|surat|gujarat(?!i)/gi

/** A file without words of the catalogue: the licences of packages. */
const OTHERS: readonly string[] = ['licences.txt']

/** The texts of a built site: pages, scripts, styles, data and drawings. */
async function textsOf(site: string, files: readonly string[]): Promise<Map<string, string>> {
  const texts = files.filter(
    (file) =>
      /\.(?:html|js|css|json|xml|txt|svg|webmanifest)$/.test(file) && !OTHERS.includes(file),
  )
  return new Map(
    await Promise.all(
      texts.map(async (file) => [file, await readFile(path.join(site, file), 'utf8')] as const),
    ),
  )
}

it('a catalogue of another trade goes live, and nothing on its site is about roofs', async () => {
  const { code, out, site } = await runContentGate(await makePipes())
  expect(out).not.toContain('::error')
  expect(code, out).toBe(0)
  const files = await readdir(site, { recursive: true })
  const found = Array.from(await textsOf(site, files), ([file, text]) => [
    file,
    text.match(ROOFS) ?? [],
  ])
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, words]) => words?.length)).toEqual([])
  // Also no file for them alone.
  expect(files.filter((file) => file.match(ROOFS))).toEqual([])
})

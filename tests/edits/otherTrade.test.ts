import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makePipes } from '../helpers/pipes.ts'
import { runContentGate } from './contentGate.ts'

/** The words of roofs, and of one region. */
const ROOFS = /\b(?:roof\w*|sheets?|eaves?|ridges?|surat|gujarat)\b/gi

/** Styles, scripts, comments, markup and keys of data, which no visitor reads. */
const UNREAD =
  /<style.*?<\/style>|<script(?! type="application\/ld).*?<\/script>|<!--.*?-->|<[^>]*>|"[\w-]+":/gs

/** A file without words of the catalogue: the licences of packages. */
const OTHERS: readonly string[] = ['licences.txt']

/** The texts of a built site, without scripts and styles. */
async function textsOf(site: string): Promise<Map<string, string>> {
  const files = (await readdir(site, { recursive: true })).filter(
    (file) => /\.(?:html|json|xml|txt|svg|webmanifest)$/.test(file) && !OTHERS.includes(file),
  )
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, await readFile(path.join(site, file), 'utf8')] as const),
    ),
  )
}

it('a catalogue of another trade goes live, and nothing on its site is about roofs', async () => {
  const { code, out, site } = await runContentGate(await makePipes())
  expect(out).not.toContain('::error')
  expect(code, out).toBe(0)
  const found = Array.from(await textsOf(site), ([file, text]) => [
    file,
    text.replace(UNREAD, ' ').match(ROOFS) ?? [],
  ])
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(([, words]) => words?.length)).toEqual([])
})

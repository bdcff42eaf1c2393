import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { Site } from '../../catalogue/schemas/site.ts'
import { readReplyWords } from './readReplyWords.ts'

const { name, url, enquiries } = Site.shape
const { errors, keepDays } = enquiries.shape

/** The fields of `data/site.json` that the inbox reads: a fault in another one does not stop it. */
const SitePart = z.object({ name, url, enquiries: z.object({ errors, keepDays }) })

/** The texts, styles, pages and migrations of the inbox, read once when it starts. */
export type ProjectFiles = Awaited<ReturnType<typeof readProjectFiles>>

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8')
const readLayer = async (layer: string) =>
  `@layer ${layer} {${await read(`../../ui/styles/${layer}.css`)}}`

/** The files of a folder by their names, in the order of these. */
async function readFolder(folder: string): Promise<Record<string, string>> {
  const names = await readdir(new URL(folder, import.meta.url))
  const files = names.sort().map(async (name) => [name, await read(folder + name)] as const)
  return Object.fromEntries(await Promise.all(files))
}

/** Reads all files that the inbox needs. @param root the folder that holds `data/` */
export async function readProjectFiles(root: string) {
  const brand = await read('../../ui/brand/brand.css')
  const tokens = await read('../../ui/styles/tokens.css')
  const styles = [brand, tokens, await readLayer('reset'), await readLayer('base')]
  return {
    site: SitePart.parse(JSON.parse(await readFile(path.join(root, 'data/site.json'), 'utf8'))),
    replyWords: await readReplyWords(root),
    styles: [...styles, await read('../owner/style.css')].join('\n'),
    pages: await readFolder('../owner/pages/'),
    migrations: Object.values(await readFolder('../store/migrations/')),
  }
}

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Files, isLanguageFolder, PAGES } from '../../catalogue/catalogueFiles.ts'
import type { Fault } from '../../catalogue/problem.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { repair } from '../../check/formWords.ts'
import { lookAtPictures } from './pictures.ts'
import { readText } from './readText.ts'

/**
 * Checks the catalogue that lies in a folder.
 * @param root the folder that holds `data/` and `public/`
 */
export async function checkFolder(root: string) {
  return checkCatalogue(await readFolder(root))
}

/** Reads all that the check is given, each file once. */
export async function readFolder(root: string): Promise<Files> {
  return { texts: await readTexts(root), pictures: await lookAtPictures(root) }
}

/** Reads `data/`: path from the folder -> the file's text, or why it cannot be read. */
export async function readTexts(root: string): Promise<Map<string, string | Fault>> {
  const texts = new Map<string, string | Fault>()
  const folders = ['data', PAGES]
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      () => undefined,
    )
    if (entries === undefined && folder === 'data') {
      const message = {
        inFile: 'The folder data/ is missing',
        inForm: 'The folder of the catalogue is missing',
      }
      texts.set(folder, { message, fix: repair('Bring it back.') })
    }
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue
      // A folder where a file belongs keeps the file's name.
      const slash = entry.isDirectory() && !entry.name.endsWith('.json') ? '/' : ''
      const file = `${folder}/${entry.name}${slash}`
      if (folder === 'data' && slash !== '' && isLanguageFolder(entry.name)) {
        folders.push(`data/${entry.name}`, `data/${entry.name}/pages`)
        continue
      }
      if (isLanguageFolder(folder.slice('data/'.length)) && file === `${folder}/pages/`) continue
      texts.set(file, readText(root, file))
    }
  }
  return texts
}

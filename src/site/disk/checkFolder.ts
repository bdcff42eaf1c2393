import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Files, isLanguageFolder, PAGES } from '../../catalogue/catalogueFiles.ts'
import type { Problem } from '../../catalogue/problem.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { damageFix } from '../../check/formWords.ts'
import type { Memo } from '../../check/parseFile.ts'
import { inspectPictures } from './inspectPictures.ts'
import { readText } from './readText.ts'

/**
 * Reads and checks the catalogue of a folder.
 * @param root the folder that holds `data/` and `public/`
 * @param memo the memo of the previous check; it only saves time
 */
export async function checkFolder(root: string, memo?: Memo) {
  return checkCatalogue(await readFolder(root), memo)
}

/**
 * Reads all files that the check needs.
 * @param root the folder that holds `data/` and `public/`
 */
export async function readFolder(root: string): Promise<Files> {
  return { texts: await readTexts(root), pictures: await inspectPictures(root) }
}

/**
 * Reads all files of `data/`.
 * @param root the folder that holds `data/`
 * @returns the text of each file by its path from `root`, or the reason why it cannot be read
 */
export async function readTexts(root: string): Promise<Map<string, string | Problem>> {
  const texts = new Map<string, string | Problem>()
  const folders = ['data', PAGES]
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(
      () => undefined,
    )
    if (entries === undefined && folder === 'data') {
      const message = 'The folder of the catalogue is missing'
      texts.set(folder, { message, fix: damageFix('Bring it back.') })
    }
    for (const entry of entries ?? []) {
      if (entry.name.startsWith('.')) continue
      // A folder in place of a JSON file is reported under the name of the file.
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

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { fingerprint } from '../catalogue/fingerprint.ts'
import { editorFolder } from '../catalogue/folders.ts'
import { isTextFile, writeCompressed } from './hosting/compress.ts'
import { filesIn, type SiteFiles } from './siteFiles.ts'

/**
 * Builds the editor as static files, once for each version of the code.
 * @param root the project's folder
 * @param folder where the files are kept
 * @param mode `edit` for a repository on GitHub, `edit-folder` for the folder of the local server
 */
export async function buildEditorFiles(
  root: string,
  folder: string,
  mode: 'edit' | 'edit-folder',
): Promise<void> {
  if (existsSync(folder)) return
  console.log('Preparing the editor. This takes a few seconds, once for each version of the code.')
  const aside = `${folder}.${process.pid}`
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  try {
    // In a process of its own, so that it gets React's production build.
    const args = [vite, 'build', '--mode', mode, '--outDir', aside]
    await promisify(execFile)(process.execPath, args, { cwd: root })
    // The local server compresses nothing.
    for (const name of mode === 'edit' ? filesIn(aside) : []) {
      const file = path.join(aside, name)
      if (isTextFile(name)) await writeCompressed(file, await readFile(file), 'most')
    }
    // Another process may have finished first.
    await rename(aside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/**
 * Writes the editor into its folder of the site.
 * @param bundles the folder of the bundles of the same code
 */
export async function writeEditor(root: string, bundles: string, files: SiteFiles): Promise<void> {
  // The build writes both into its files.
  const { GITHUB_API, GITHUB_REPOSITORY } = process.env
  const settings = fingerprint(JSON.stringify([GITHUB_API, GITHUB_REPOSITORY]))
  const made = `${bundles}-edit-${settings}`
  await buildEditorFiles(root, made, 'edit')
  for (const name of filesIn(made)) {
    files.copy(path.join(editorFolder, name), path.join(made, name))
  }
}

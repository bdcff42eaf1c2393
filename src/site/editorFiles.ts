import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { editorFolder } from '../catalogue/folders.ts'
import { filesIn, type SiteFiles } from './siteFiles.ts'

/**
 * Builds the editor as static files.
 * @param root the project's folder
 * @param folder where the files are written
 * @param mode `edit-site` for a repository on GitHub, beside the site; `edit-folder` for the folder of the local server
 */
export async function buildEditorFiles(
  root: string,
  folder: string,
  mode: 'edit-site' | 'edit-folder',
): Promise<void> {
  console.log('Preparing the editor. This takes a few seconds.')
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--mode', mode, '--outDir', folder]
  // The server beside it sets NODE_ENV for development, in which React renders and asks everything twice.
  const env = { ...process.env, NODE_ENV: 'production' }
  await promisify(execFile)(process.execPath, args, { cwd: root, env })
}

/**
 * Writes the editor into its folder of the site, compressed as far as possible.
 * @param bundles the temporary folder of this build
 */
export async function writeEditor(root: string, bundles: string, files: SiteFiles): Promise<void> {
  const made = path.join(bundles, 'editor')
  await buildEditorFiles(root, made, 'edit-site')
  await Promise.all(
    filesIn(made).map(async (name) =>
      files.put(path.join(editorFolder, name), await readFile(path.join(made, name)), 'most'),
    ),
  )
}

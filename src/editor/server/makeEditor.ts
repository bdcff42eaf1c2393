import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundleFolder } from '../../site/bundle.js'

/**
 * Builds the editor of a folder as static files, once for each version of the code: fetching its hundreds
 * of modules one by one would take longer than the whole catalogue. Returns where the files are.
 */
export async function makeEditor(root: string): Promise<string> {
  const folder = `${bundleFolder(root, {})}-editor`
  if (existsSync(folder)) return folder
  console.log('Preparing the editor. This takes a few seconds, once for each version of the code.')
  const aside = `${folder}.${process.pid}`
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  try {
    // In a process of its own, so that it gets React's production build.
    const args = [vite, 'build', '--mode', 'edit-folder', '--outDir', aside]
    await promisify(execFile)(process.execPath, args, { cwd: root })
    // Another process may have finished first.
    await rename(aside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return folder
}

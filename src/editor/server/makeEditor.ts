import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundleFolder } from '../../site/bundle.js'

/**
 * Makes the editor of a folder as static files, and keeps them beside the site's bundles until the code
 * is another. Each of its hundreds of modules fetched by itself would keep a person waiting longer than
 * the whole catalogue.
 * @param root the project's folder
 * @returns where the files are
 */
export async function makeEditor(root: string): Promise<string> {
  const folder = `${bundleFolder(root, {})}-editor`
  if (existsSync(folder)) return folder
  console.log('The editor is being made, once for this code: it takes some seconds.')
  const aside = `${folder}.${process.pid}`
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  try {
    // In a process of its own: there React is the one for production.
    const asked = [vite, 'build', '--mode', 'edit-folder', '--outDir', aside]
    await promisify(execFile)(process.execPath, asked, { cwd: root })
    // Another one may have put its own there meanwhile.
    await rename(aside, folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
  return folder
}

import { bundleFolder } from '../../site/bundle.js'
import { buildEditorFiles } from '../../site/editorFiles.ts'

/**
 * Builds the editor of a folder as static files: fetching its hundreds of modules one by one would take
 * longer than the whole catalogue. Returns where the files are.
 */
export async function makeEditor(root: string): Promise<string> {
  const folder = `${bundleFolder(root, {})}-editor`
  await buildEditorFiles(root, folder, 'edit-folder')
  return folder
}

import { newBundleFolder } from '../../site/bundle.ts'
import { buildEditorFiles } from '../../site/editorFiles.ts'

/**
 * Builds the editor of a folder as static files: fetching its hundreds of modules one by one would take
 * longer than the whole catalogue. Returns where the files are.
 */
export async function makeEditor(root: string): Promise<string> {
  const folder = await newBundleFolder(root)
  await buildEditorFiles(root, folder, 'edit-folder')
  return folder
}

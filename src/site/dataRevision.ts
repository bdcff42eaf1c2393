import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * The day of the last commit that changed the data of a catalogue, `2026-03-12`.
 * @param root the folder that holds `data/`
 * @returns undefined if nothing of it is committed, or git is not installed
 */
export async function dataRevision(root: string): Promise<string | undefined> {
  const args = ['log', '-1', '--no-show-signature', '--format=%cs', '--', 'data']
  const found = await promisify(execFile)('git', args, { cwd: root }).catch(() => undefined)
  return found?.stdout.trim() || undefined
}

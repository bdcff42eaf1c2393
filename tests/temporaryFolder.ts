import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Gives a test run its own folder for temporary files, which is deleted after the last test. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'))
  // One test reads in it as another user.
  await chmod(folder, 0o755)
  // The variables that `os.tmpdir()` reads, on Unix and on Windows.
  process.env.TMPDIR = folder
  process.env.TEMP = folder
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

import { readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * Runs what builds the site, or may do so, while no other process does so into the same folder; waits
 * for the other to end. Within a process it may be asked for once more.
 * @param root the project's folder
 * @param dist where the finished site goes
 */
export async function withBuildLock(
  root: string,
  dist: string,
  work: () => Promise<void>,
): Promise<void> {
  const lock = path.join(root, 'node_modules/.cache/catalogue', `${encodeURIComponent(dist)}.lock`)
  await mkdir(path.dirname(lock), { recursive: true })
  let told = false
  for (let holder = take(lock); holder !== undefined; holder = take(lock)) {
    if (holder === process.pid) return work()
    if (!isRunning(holder)) await rm(lock, { force: true })
    else {
      if (!told) console.log(`Process ${holder} is building the site; if not, delete ${lock}`)
      told = true
      await setTimeout(100)
    }
  }
  try {
    await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Takes the lock, or returns the process that has it; 0 for one that has not written itself down. */
function take(lock: string): number | undefined {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return undefined
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isRunning(process_: number): boolean {
  try {
    // A signal of 0 is not sent; 0 is the process itself and those beside it.
    return process.kill(process_, 0)
  } catch (error) {
    // It runs, and is another person's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

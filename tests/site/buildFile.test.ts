import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BuildFile } from '../../src/catalogue/buildFile.ts'
import { readBuiltCommit } from '../../src/site/buildFile.ts'
import { dataRevision } from '../../src/site/dataRevision.ts'
import { emptyFolder } from '../check/fixture.ts'
import { runGit } from '../editor/git.ts'

let root = ''
let first = ''
let second = ''

/** Commits another file, at a time of that day; returns the commit. */
async function commit(name: string, time: string): Promise<string> {
  await mkdir(path.dirname(path.join(root, name)), { recursive: true })
  await writeFile(path.join(root, name), name)
  runGit(root, 'add', '.')
  vi.stubEnv('GIT_COMMITTER_DATE', `2026-03-12T${time}+05:30`)
  runGit(root, 'commit', '--quiet', '-m', name)
  vi.stubEnv('GIT_COMMITTER_DATE', undefined)
  return runGit(root, 'rev-parse', 'HEAD')
}

beforeEach(async () => {
  vi.stubEnv('GITHUB_SHA', undefined)
  root = await emptyFolder()
  runGit(root, 'init', '--quiet', '--initial-branch=main')
  runGit(root, 'config', 'user.name', 'Somebody')
  runGit(root, 'config', 'user.email', 'somebody@example.com')
  first = await commit('first.txt', '09:00:00')
  second = await commit('second.txt', '10:30:00')
})

afterEach(() => vi.unstubAllEnvs())

const at = (time: string) => `2026-03-12T${time}+05:30`

describe('a built site names', () => {
  it('the commit of the workflow that builds it, with the time of that commit', async () => {
    vi.stubEnv('GITHUB_SHA', first)
    const built = await readBuiltCommit(root)
    expect(built).toEqual({ commit: first, time: at('09:00:00') })
    expect(BuildFile.parse(built)).toEqual(built)
  })

  it('the last commit outside of a workflow', async () => {
    expect(await readBuiltCommit(root)).toEqual({ commit: second, time: at('10:30:00') })
  })

  it('the commit of the workflow alone if git does not know it', async () => {
    vi.stubEnv('GITHUB_SHA', 'a'.repeat(40))
    expect(await readBuiltCommit(root)).toEqual({ commit: 'a'.repeat(40) })
  })

  it.each([
    ['a folder without git', () => rm(path.join(root, '.git'), { recursive: true })],
    ['a machine without git', async () => vi.stubEnv('PATH', path.join(root, 'nothing'))],
  ])('nothing in %s', async (_where, make) => {
    await make()
    expect(await readBuiltCommit(root)).toBeUndefined()
  })
})

describe('the revision of the data', () => {
  it('is the day of the last commit that changed them', async () => {
    expect(await dataRevision(root)).toBeUndefined()
    await commit('data/site.json', '11:00:00')
    vi.stubEnv('GIT_COMMITTER_DATE', '2026-04-01T09:00:00+05:30')
    await writeFile(path.join(root, 'code.ts'), '')
    runGit(root, 'add', '.')
    runGit(root, 'commit', '--quiet', '-m', 'code')
    vi.stubEnv('GIT_COMMITTER_DATE', undefined)
    expect(await dataRevision(root)).toBe('2026-03-12')
  })

  it('is not known without git', async () => {
    await rm(path.join(root, '.git'), { recursive: true })
    expect(await dataRevision(root)).toBeUndefined()
  })
})

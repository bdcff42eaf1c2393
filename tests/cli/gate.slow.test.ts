import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { gateOf, main } from '../../src/cli/gate.ts'
import { emptyFolder } from '../check/fixture.ts'
import { runGit } from '../editor/git.ts'
import { type FakeGitHub, repository, token } from '../editor/github.ts'
import { startGitHub } from '../editor/startGitHub.ts'

let server: FakeGitHub
let root = ''

beforeEach(async () => {
  server = await startGitHub([])
  vi.stubEnv('GITHUB_REPOSITORY', repository)
  vi.stubEnv('GITHUB_TOKEN', token)
  vi.stubEnv('GITHUB_API_URL', server.url)
  root = await emptyFolder()
  runGit(root, 'init', '--quiet', '--initial-branch=main')
  runGit(root, 'config', 'user.name', 'Somebody')
  runGit(root, 'config', 'user.email', 'somebody@example.com')
})

/** Commits a file; returns the commit. */
async function commit(file: string, text: string): Promise<string> {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true })
  await writeFile(path.join(root, file), text)
  runGit(root, 'add', '.')
  runGit(root, 'commit', '--quiet', '-m', file)
  return runGit(root, 'rev-parse', 'HEAD')
}

/** The output of the command. */
async function run(): Promise<string> {
  const printed: string[] = []
  const io = { cwd: root, log: (text: string) => printed.push(text), error: () => undefined }
  expect(await main([], io)).toBe(0)
  return printed.join('\n')
}

describe('a publication', () => {
  it('waits for the tests of the content if only content has changed since the live commit', async () => {
    server.actions.deploy(await commit('src/main.tsx', 'export {}'), 'success')
    await commit('data/site.json', '{}')
    await commit('public/pictures/roof.jpg', 'a roof')
    expect(await run()).toBe('gate=content')
  })

  it('waits for all tests if code has changed, also in a push that was replaced before it was published', async () => {
    server.actions.deploy(await commit('data/site.json', '{}'), 'success')
    await commit('src/main.tsx', 'export {}')
    await commit('data/site.json', '{ "name": "Roofs" }')
    expect(await run()).toBe('gate=all')
  })

  it('waits for all tests if the last publication of code has failed', async () => {
    server.actions.deploy(await commit('data/site.json', '{}'), 'success')
    server.actions.deploy(await commit('src/main.tsx', 'export {}'), 'failure')
    await commit('data/site.json', '{ "name": "Roofs" }')
    expect(await run()).toBe('gate=all')
  })

  it('waits for all tests if code was moved to the content', async () => {
    server.actions.deploy(await commit('src/words.json', '{ "long": "enough" }'), 'success')
    await mkdir(path.join(root, 'data'))
    await rename(path.join(root, 'src/words.json'), path.join(root, 'data/words.json'))
    runGit(root, 'add', '.')
    runGit(root, 'commit', '--quiet', '-m', 'Move it')
    expect(await run()).toBe('gate=all')
  })

  it('ignores deployments by another service', async () => {
    server.actions.deploy(await commit('data/site.json', '{}'), 'success')
    const code = await commit('src/main.tsx', 'export {}')
    server.actions.deploy(code, 'success', 'Production')
    expect(await run()).toBe('gate=all')
  })

  it('waits for all tests if the live commit is not part of its history', async () => {
    await commit('data/site.json', '{}')
    server.actions.deploy(await commit('data/home.json', '{}'), 'success')
    runGit(root, 'reset', '--quiet', '--hard', 'HEAD~1')
    await commit('data/about.json', '{}')
    expect(await run()).toBe('gate=all')
    server.actions.deploy('a'.repeat(40), 'success')
    expect(await run()).toBe('gate=all')
  })

  it.each([
    ['nothing has been published yet', () => undefined],
    ['GitHub cannot be reached', () => server.stop()],
    ['the token may not read it', () => vi.stubEnv('GITHUB_TOKEN', 'another')],
    ['it does not run on GitHub', () => vi.stubEnv('GITHUB_REPOSITORY', undefined)],
  ])('waits for all tests if %s', async (_why, make) => {
    await commit('data/site.json', '{}')
    make()
    expect(await run()).toBe('gate=all')
  })
})

it.each([
  ['a page and a picture', ['data/pages/Screw.json', 'public/pictures/roof.jpg'], 'content'],
  ['a translation', ['data/gu/site.json'], 'content'],
  ['nothing', [], 'content'],
  ['code', ['src/main.tsx'], 'all'],
  ['content and code', ['data/site.json', 'package-lock.json'], 'all'],
  ['a file beside the pictures', ['public/robots.txt'], 'all'],
  ['a folder with a longer name', ['data.old/site.json'], 'all'],
  ['a workflow', ['.github/workflows/publish.yml'], 'all'],
])('a change of %s waits for the right tests', (_what, files, gate) => {
  expect(gateOf(files)).toBe(gate)
})

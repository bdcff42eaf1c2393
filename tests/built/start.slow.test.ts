import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { expectInboxPort } from '../../src/cli/addInbox.ts'
import { main as inboxMain } from '../../src/cli/inbox.ts'
import type { CommandIo } from '../../src/cli/io.ts'
import { serveSite } from '../../src/cli/serve.ts'
import { main } from '../../src/cli/start.ts'
import { hashPassword } from '../../src/inbox/server/password.ts'
import { emptyFolder } from '../check/fixture.ts'
import { catalogueFolder, siteFolder } from '../helpers/folders.ts'
import { builtPaths, fileOf, files } from './dist.ts'

// The started commands must not get the environment of this test.
const { VITEST: _, NODE_ENV: __, ...env } = process.env

/** Starts `npm start` as a process. @returns the address that it prints */
async function startProcess(): Promise<string> {
  const args = ['src/cli/run.js', 'start', '--outDir', path.join(await emptyFolder(), 'site')]
  const child = execFile(process.execPath, args, { env: { ...env, PORT: '0' } })
  onTestFinished(() => {
    child.kill()
  })
  return new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (text: string) => {
      const [found] = /http:\S+/.exec(text) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('close', (code) => reject(new Error(`it ended with ${code}`)))
  })
}

/** Calls `npm start` with a port that it cannot use. */
async function startAt(port: string) {
  vi.stubEnv('PORT', port)
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const io = {
    cwd: catalogueFolder,
    log: vi.fn<CommandIo['log']>(),
    error: vi.fn<CommandIo['error']>(),
  }
  return { code: await main([], io), errors: io.error.mock.calls }
}

async function statusOf(url: string, address: string): Promise<number> {
  return (await fetch(`${url}${address}`)).status
}

describe('npm start', () => {
  it('builds the site, serves it and prints its address', { timeout: 120_000 }, async () => {
    const url = await startProcess()
    const answers = await Promise.all(builtPaths.map((page) => statusOf(url, page.slice(1))))
    expect(answers).toEqual(builtPaths.map(() => 200))
  })

  it('prints one line if the port is in use', async () => {
    const { server, url } = await serveSite(siteFolder, 0)
    onTestFinished(() => {
      server.close()
    })
    const { port } = new URL(url)
    expect(await startAt(port)).toEqual({
      code: 1,
      errors: [
        [`Port ${port} is already in use. Choose another, or any free one: PORT=0 npm start`],
      ],
    })
  })

  it.each([
    ['the option', ['--inbox'], undefined],
    ['the variable of npm', [], 'true'],
  ])('names the port of the inbox and its variable before it builds: %s', async (_, args, npm) => {
    const { server, url } = await serveSite(siteFolder, 0)
    onTestFinished(() => {
      server.close()
      vi.unstubAllEnvs()
    })
    const { port } = new URL(url)
    vi.stubEnv('INBOX_URL', `http://127.0.0.1:${port}`)
    vi.stubEnv('npm_config_inbox', npm)
    // A folder without a catalogue: a build would fail with another message.
    const io = {
      cwd: await emptyFolder(),
      log: vi.fn<CommandIo['log']>(),
      error: vi.fn<CommandIo['error']>(),
    }
    expect(await main(args, io)).toBe(1)
    expect(io.error.mock.calls).toEqual([
      [
        `Port ${port}, which the inbox needs, is already in use. Choose another: INBOX_URL=http://127.0.0.1:8788 npm start -- --inbox`,
      ],
    ])
    expect(io.log).not.toHaveBeenCalled()
  })

  it('prints one line if the port of the inbox alone is in use', async () => {
    const { server, url } = await serveSite(siteFolder, 0)
    onTestFinished(() => {
      server.close()
      vi.unstubAllEnvs()
    })
    const { port } = new URL(url)
    vi.stubEnv('PORT', port)
    vi.stubEnv('INBOX_PASSWORD', await hashPassword('a long password of the owner', 4))
    vi.stubEnv('INBOX_DB', `file:${path.join(await emptyFolder(), 'inbox.db')}`)
    const error = vi.fn<CommandIo['error']>()
    expect(await inboxMain([], { cwd: catalogueFolder, log: () => {}, error })).toBe(1)
    expect(error.mock.calls).toEqual([
      [`Port ${port} is already in use. Choose another: PORT=8788`],
    ])
  })

  it.each(['127.0.0.1:8788', 'localhost:8788', 'inbox'])(
    'prints one line if the address of the inbox is %s',
    async (address) => {
      await expect(expectInboxPort({ INBOX_URL: address })).rejects.toThrow(
        `INBOX_URL is "${address}", but an address such as http://127.0.0.1:8787 is expected`,
      )
    },
  )

  it.each(['abc', '70000', '-1', '1.5'])('prints one line if the port is %s', async (port) => {
    expect(await startAt(port)).toEqual({
      code: 1,
      errors: [[`PORT is "${port}", but a number from 0 to 65535 is expected`]],
    })
  })
})

describe('the server', () => {
  const [script = ''] = files.filter((file) => /^assets.main-.*\.js$/.test(file))
  const [deferred = ''] = files.filter((file) => /^assets.whenIdle-.*\.js$/.test(file))
  const [typeface = ''] = files.filter((file) => /^assets.*\.woff2$/.test(file))
  const needed = [
    script,
    deferred,
    typeface,
    fileOf(builtPaths.at(-1) ?? ''),
    '404.html',
    '_headers',
  ]
  it.each([...needed, 'offline.js'])('does not serve a site without %s', async (file) => {
    const folder = path.join(await emptyFolder(), 'site')
    await cp(siteFolder, folder, {
      recursive: true,
      filter: (from) => !from.endsWith(path.sep + file),
    })
    const missing = `${path.join(folder, file)} is missing: build the site again (npm run build)`
    await expect(serveSite(folder, 0)).rejects.toMatchObject({ message: missing, stack: missing })
  })
})

it('the server follows changes on the disk: a removed page, and a replaced site', async () => {
  const folder = path.join(await emptyFolder(), 'site')
  const put = async (page: string) => {
    await mkdir(path.dirname(path.join(folder, page)), { recursive: true })
    await writeFile(path.join(folder, page), '<h1>A page</h1>')
  }
  for (const page of ['index.html', 'About.html', '404.html', '_headers', 'offline.js'])
    await put(page)
  const pages = ['/ /index.html 200!', '/About /About.html 200!']
  await writeFile(path.join(folder, '_redirects'), pages.join('\n'))
  const { server, url } = await serveSite(folder, 0)
  onTestFinished(() => {
    server.close()
  })
  expect(await statusOf(url, 'About')).toBe(200)
  await cp(folder, `${folder}.new`, { recursive: true })
  await rm(folder, { recursive: true })
  await cp(`${folder}.new`, folder, { recursive: true })
  expect(await statusOf(url, 'About')).toBe(200)
  await rm(path.join(folder, 'About.html'))
  expect(await statusOf(url, 'About')).toBe(404)
  expect(await statusOf(url, '')).toBe(200)
})

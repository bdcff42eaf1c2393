import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { paths } from './dist.ts'

/** What is started builds its own folder, with the catalogue that these tests are about. */
const { VITEST: _, NODE_ENV: __, CATALOGUE: catalogue = '.', ...env } = process.env
const script = path.resolve('src/cli/start.ts')
const made: string[] = []
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))))

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'))
  made.push(folder)
  return folder
}

/** Runs `npm start` in a folder, until it has ended or says where the site is. */
async function start(cwd: string, port = '0') {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
    cwd,
    env: { ...env, PORT: port },
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  onTestFinished(async () => {
    child.kill()
    await ended
  })
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data
  })
  const url = await new Promise<string | undefined>((resolve) => {
    let said = ''
    child.stdout.on('data', (data: Buffer) => {
      said += data
      const [found] = /http:\S+/.exec(said) ?? []
      if (found !== undefined) resolve(found)
    })
    child.on('close', () => resolve(undefined))
  })
  return { url, code: child.exitCode, errors: () => errors }
}

async function statusOf(url: string | undefined, address: string): Promise<number> {
  return (await fetch(`${url}${address}`)).status
}

describe('npm start, where the site is built', { timeout: 120_000 }, () => {
  let root = ''
  beforeAll(async () => {
    root = await newFolder()
    for (const page of ['index.html', 'About/index.html', '404.html', '_headers']) {
      await mkdir(path.dirname(path.join(root, 'dist', page)), { recursive: true })
      await writeFile(path.join(root, 'dist', page), '<h1>A page</h1>')
    }
    const pages = ['/ /index.html 200', '/About /About/index.html 200']
    await writeFile(path.join(root, 'dist/_redirects'), pages.join('\n'))
    await writeFile(path.join(root, 'dist/.built'), '/')
  })

  it('goes on serving when a file is taken away', async () => {
    const { url } = await start(root)
    expect(await statusOf(url, 'About')).toBe(200)
    await rm(path.join(root, 'dist/About'), { recursive: true })
    expect(await statusOf(url, 'About')).toBe(404)
    expect(await statusOf(url, '')).toBe(200)
    await writeFile(path.join(root, 'dist/.built'), '/')
  })

  it('says in one line that the port is taken', async () => {
    const { url = '' } = await start(root)
    const { port } = new URL(url)
    const second = await start(root, port)
    expect(second.code).toBe(1)
    expect(second.errors()).toBe(
      `Port ${port} is taken. Choose another, or any free one: PORT=0 npm start\n`,
    )
  })

  it.each(['abc', '70000', '-1', '1.5'])('says in one line that %s is no port', async (port) => {
    const { code, errors } = await start(root, port)
    expect(code).toBe(1)
    expect(errors()).toBe(`PORT is "${port}", and a number from 0 to 65535 is expected\n`)
  })
})

describe('npm start, where the site has to be built', { timeout: 120_000 }, () => {
  let root = ''
  const inDist = (file: string) => path.join(root, 'dist', file)

  beforeAll(async () => {
    root = await newFolder()
    const settings = ['vite.config.ts', 'tsconfig.json', 'package.json']
    for (const part of ['data', 'src', 'public', 'index.html', ...settings]) {
      const from = part === 'data' ? catalogue : '.'
      await cp(path.join(from, part), path.join(root, part), { recursive: true })
    }
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  })

  it('says in one line that a file stands where the site belongs', async () => {
    await writeFile(path.join(root, 'dist'), '')
    const { code, errors } = await start(root)
    expect(code).toBe(1)
    expect(errors()).toBe(
      `The site is built into ${path.join(root, 'dist')}, and no folder can be made there\n`,
    )
    await rm(path.join(root, 'dist'))
  })

  it('serves the whole site from both when it is started twice at once', async () => {
    const both = await Promise.all([start(root), start(root)])
    for (const { url } of both) {
      const answers = await Promise.all(paths.map((page) => statusOf(url, page.slice(1))))
      expect(answers).toEqual(paths.map(() => 200))
    }
  })

  it('builds again where a file is missing', async () => {
    const missing = ['404.html', 'About/index.html'].map(inDist)
    for (const file of missing) await rm(file)
    const { url } = await start(root)
    expect(await statusOf(url, 'About')).toBe(200)
    expect(missing.filter((file) => !existsSync(file))).toEqual([])
  })

  it("refuses a broken catalogue in the check's words alone", async () => {
    await rm(path.join(root, 'data/site.json'))
    const { code, errors } = await start(root)
    expect(code).toBe(1)
    // Before that the bundler may say that the machine is slow.
    const doubts = String.raw`(data\/.+\n( {2}data\/.+ {2}warning: .+\n)+)*`
    const words = String.raw`(^|\n)data\/site\.json\n {2}data\/site\.json:1:1 .+\n${doubts}\n.+\n$`
    expect(errors()).toMatch(new RegExp(words))
  })
})

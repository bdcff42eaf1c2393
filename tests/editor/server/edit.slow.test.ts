import { spawn } from 'node:child_process'
import fs, { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { gitHash, writeFiles } from '../../../src/editor/disk/writeFiles.ts'
import { api, type FolderFiles, TOKEN_HEADER } from '../../../src/editor/storage/folderStorage.ts'
import type { FileChange } from '../../../src/editor/storage/storage.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../../check/fixture.ts'
import { type EditRequest, picture, serveEditor } from './editServer.ts'

const file = 'data/pages/Screw.json'
const served = await serveEditor()
const { root } = served

beforeEach(() => served.reset())
afterAll(() => served.close())

async function statusOf(request: EditRequest): Promise<number> {
  return (await served.send(request)).status
}

async function textOf(name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8')
}

/** A valid change to a file, as the editor sends it. */
async function change(name: string, more: Partial<FileChange> = {}): Promise<FileChange> {
  const was = await textOf(name)
  return { file: name, was, now: was.replace('"Screws"', '"Bolts"'), ...more }
}

describe('writing by the editor’s server', () => {
  it('writes the files for its own page', async () => {
    const before = await readTexts(root)
    expect(await statusOf({ body: JSON.stringify([await change(file)]) })).toBe(200)
    const after = await readTexts(root)
    expect(after).toEqual(new Map([...before, [file, await textOf(file)]]))
    expect(await textOf(file)).toContain('"Bolts"')
  })

  const refused: [string, EditRequest & { status?: number }][] = [
    ['a page of another site', { headers: { origin: 'https://example.com' } }],
    ['a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }],
    ['a program that names no origin', { headers: { origin: '' } }],
    ['a foreign name that leads here', { headers: { host: 'example.com' } }],
    ['a page without the token', { headers: { [TOKEN_HEADER]: '' } }],
    ['a page with another token', { headers: { [TOKEN_HEADER]: 'guessed' } }],
    ['a reader without the token', { address: api.read, headers: { [TOKEN_HEADER]: '' } }],
    ['a reader of another site', { address: api.read, headers: { origin: 'https://example.com' } }],
    [
      'a reader by a bare address',
      { address: api.read, method: 'GET', headers: { origin: '' }, status: 405 },
    ],
    ['a writer by PUT', { method: 'PUT', status: 405 }],
    ['a publisher without the token', { address: api.publish, headers: { [TOKEN_HEADER]: '' } }],
    [
      'a reader of the history without the token',
      { address: api.history, headers: { [TOKEN_HEADER]: '' } },
    ],
    [
      'a reader of a version of another site',
      { address: api.version, headers: { origin: 'null' } },
    ],
    ['a form', { headers: { 'content-type': 'text/plain' }, status: 415 }],
  ]
  it.each(refused)('refuses %s', async (_who, { status = 403, ...request }) => {
    const before = await readTexts(root)
    expect(await statusOf({ body: JSON.stringify([await change(file)]), ...request })).toBe(status)
    expect(await readTexts(root)).toEqual(before)
  })

  const picturePath = 'public/pictures/a.jpg'
  const wrong: [string, (right: FileChange) => unknown][] = [
    ['no JSON', () => undefined],
    ['something else', () => ({ delete: 'all' })],
    ['a path that leads upwards', (right) => [{ ...right, file: 'data/../package.json' }]],
    ['a path from the root', (right) => [{ ...right, file: '/etc/passwd.json' }]],
    ['a path with backslashes', (right) => [{ ...right, file: 'data\\pages\\Screw.json' }]],
    ['a file that is no JSON', (right) => [{ ...right, file: 'data/README.md' }]],
    ['a hidden file', (right) => [{ ...right, file: 'data/.Screw.json' }]],
    ['a file of another folder', (right) => [{ ...right, file: 'data/schema/page.json' }]],
    ['a text that is no JSON', (right) => [{ ...right, now: '{ "kind": ' }]],
    ['a page like a device of Windows', ({ now }) => [{ file: 'data/pages/CON.json', now }]],
    ['a picture as a page', ({ file }) => [{ file, now: 'AAAA' }]],
    ['bytes that are no picture', () => [{ file: picturePath, now: btoa('not a picture') }]],
    ['another format', () => [{ file: picturePath, now: btoa('\x89PNG\r\n\x1a\n') }]],
    ['a text as a picture', () => [{ file: picturePath, now: '{}' }]],
    ['a program as a picture', () => [{ file: 'public/pictures/a.js', now: 'AAAA' }]],
    ['a picture upwards', () => [{ file: 'public/pictures/../a.jpg', now: 'AAAA' }]],
    ['a name that is none', () => [{ file: 'public/pictures/A roof.jpg', now: 'AAAA' }]],
  ]
  const outdated: typeof wrong = [
    ['a text made from an old one', (right) => [{ ...right, was: 'old' }]],
    ['a new file over one that is there', ({ file, now }) => [{ file, now }]],
    [
      'a right one together with an old one',
      (right) => [right, { file: 'data/routes.json', was: 'old', now: '{}' }],
    ],
  ]
  const refusedWrites = [
    ...wrong.map((one) => [...one, 400] as const),
    ...outdated.map((one) => [...one, 409] as const),
  ]
  it.each(refusedWrites)('writes nothing when it is sent %s', async (_what, sent, status) => {
    const before = await readTexts(root)
    const body = JSON.stringify(sent(await change(file))) ?? '{ '
    expect(await statusOf({ body })).toBe(status)
    expect(await readTexts(root)).toEqual(before)
  })

  it.each([
    ['a version by what git would take as a setting', api.version, '--output=/tmp/file'],
    ['a picture by another name than its hash', api.picture, 'HEAD:package.json'],
    ['the history of a file of another folder', api.history, { page: 1, file: 'package.json' }],
    ['a choice of no side', api.publish, { 'data/site.json': 'both' }],
  ])('refuses %s', async (_what, address, body) => {
    expect(await statusOf({ address, body: JSON.stringify(body) })).toBe(400)
  })

  it('writes a picture, never over another one, and deletes it', async () => {
    const bytes = await readFile(path.join(root, picture))
    const now = bytes.toString('base64')
    const send = (file: string, sent: object) =>
      statusOf({ body: JSON.stringify([{ file, ...sent }]) })
    const other = 'public/pictures/new-roof.jpg'
    expect(await send(other, { now })).toBe(200)
    expect(await readFile(path.join(root, other))).toEqual(bytes)
    expect(await send(other, { now })).toBe(409)
    expect(await send(other, { was: gitHash('old'), now })).toBe(409)
    expect(await send(picture, { was: gitHash(bytes) })).toBe(200)
    expect(await readdir(path.join(root, 'public/pictures'))).not.toContain('screw.jpg')
  })

  it('follows no symbolic link out of the catalogue', async () => {
    const outside = path.join(await makeRegistry(), 'data/pages')
    const outsideTexts = await readTexts(path.join(outside, '../..'))
    await rm(path.join(root, file))
    await symlink(path.join(outside, 'Screw.json'), path.join(root, file))
    expect(await statusOf({ body: JSON.stringify([await change(file)]) })).toBe(400)
    await rm(path.join(root, 'data/pages'), { recursive: true })
    await symlink(outside, path.join(root, 'data/pages'))
    expect(await statusOf({ body: JSON.stringify([await change(file)]) })).toBe(400)
    expect(await readTexts(path.join(outside, '../..'))).toEqual(outsideTexts)
    await symlink(path.join(outside, '..'), path.join(root, 'data/gu'))
    const words = { file: 'data/gu/pages/Screw.json', now: '{}' }
    expect(await statusOf({ body: JSON.stringify([words]) })).toBe(400)
    // One level deeper, where the folder itself is not there; a link that leads nowhere.
    await symlink(outside, path.join(root, 'data/hi'))
    await symlink(path.join(root, 'nowhere'), path.join(root, 'data/mr'))
    for (const language of ['hi', 'mr']) {
      const file = `data/${language}/pages/Screw.json`
      const { status, body } = await served.send({
        address: api.write,
        body: JSON.stringify([{ file, now: '{}' }]),
      })
      expect(status).toBe(400)
      expect(String(body)).toBe(`${file} is not an ordinary file of this folder.`)
    }
    expect(await readTexts(path.join(outside, '../..'))).toEqual(outsideTexts)
    await rm(path.join(root, 'public'), { recursive: true })
    await symlink(path.join(outside, '../../public'), path.join(root, 'public'))
    const sent = { file: 'public/pictures/new-roof.jpg', now: btoa('\xff\xd8\xff') }
    expect(await statusOf({ body: JSON.stringify([sent]) })).toBe(400)
  })
})

async function readAll() {
  const { body } = await served.send({ address: api.read, body: 'null' })
  const { texts, hashes }: FolderFiles = JSON.parse(String(body))
  return { texts: new Map(texts), hashes: new Map(hashes) }
}

describe('reading the catalogue from the editor’s server', () => {
  it('returns all files, and the hashes of the pictures', async () => {
    const { texts, hashes } = await readAll()
    expect(texts).toEqual(await readTexts(root))
    expect([...hashes.keys()]).toContain(path.basename(picture))
  })

  it('returns every text byte for byte, or why it cannot be read', async () => {
    const odd = {
      'data/pages/Odd.json': '{ "heading": "₹ 1 – 2\u2028😀" }\r\n\n{"file":"data/about.json"}',
      'data/pages/Mark.json': '\uFEFF\uFEFF{}',
      'data/pages/Empty.json': '',
    }
    for (const [name, text] of Object.entries(odd)) await writeFile(path.join(root, name), text)
    await writeFile(path.join(root, 'data/pages/Latin.json'), Buffer.from([0x22, 0xe9, 0x22]))
    await mkdir(path.join(root, 'data/pages/Folder.json'))
    const { texts } = await readAll()
    expect(texts).toEqual(await readTexts(root))
    expect(texts.get('data/pages/Odd.json')).toBe(odd['data/pages/Odd.json'])
    expect(texts.get('data/pages/Latin.json')).toHaveProperty('message')
    await rm(path.join(root, 'data'), { recursive: true })
    expect((await readAll()).texts).toEqual(await readTexts(root))
  })

  it('redirects to the folder of its files', async () => {
    const request = { address: '/edit?folder', method: 'GET', headers: { [TOKEN_HEADER]: '' } }
    expect((await served.send(request)).headers).toMatchObject({ location: '/edit/?folder' })
  })

  it('allows no frame of another site, and caches only files with a hash in their name', async () => {
    const responses = await Promise.all(
      ['/edit/?folder', '/edit/assets/main-1.js'].map((address) => {
        return served.send({ address, method: 'GET', headers: { [TOKEN_HEADER]: '' } })
      }),
    )
    const [page, script] = responses.map(({ headers }) => headers)
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(page).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    expect(script?.['cache-control']).toContain('immutable')
  })
})

describe('writing files', () => {
  it('restores every file if the disk fails half way', async () => {
    const before = await readTexts(root)
    const { rename } = fs
    let left = 1
    fs.rename = async (from, to) => {
      left -= 1
      if (left === -1) throw new Error('no space left')
      return rename(from, to)
    }
    syncBuiltinESMExports()
    try {
      const both = [await change('data/categories.json'), await change(file)]
      await expect(writeFiles(root, both)).rejects.toThrow('no space left')
    } finally {
      fs.rename = rename
      syncBuiltinESMExports()
    }
    expect(await readTexts(root)).toEqual(before)
    expect(
      (await readdir(path.join(root, 'data/pages'))).filter((name) => /new/.test(name)),
    ).toEqual([])
  })

  it('leaves the old file if the process is killed before the rename', async () => {
    const before = await readTexts(root)
    const script = path.join(root, 'killed.mts')
    await writeFile(
      script,
      `import fs from 'node:fs/promises'
      import { syncBuiltinESMExports } from 'node:module'
      fs.rename = () => process.kill(process.pid, 'SIGKILL')
      syncBuiltinESMExports()
      const { writeFiles } = await import(${JSON.stringify(path.resolve('src/editor/disk/writeFiles.ts'))})
      await writeFiles(${JSON.stringify(root)}, ${JSON.stringify([await change(file)])})`,
    )
    const tsx = path.resolve('node_modules/tsx/dist/cli.mjs')
    const child = spawn(process.execPath, [tsx, script], { stdio: 'ignore' })
    await new Promise((resolve) => child.on('close', resolve))
    expect(await readdir(path.join(root, 'data/pages'))).toContain('.Screw.json.new')
    expect(await readTexts(root)).toEqual(before)
    expect(await writeFiles(root, [await change(file)])).toEqual([])
    expect(await textOf(file)).toContain('"Bolts"')
  })
})

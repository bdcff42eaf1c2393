import { spawn } from 'node:child_process'
import fs, { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf, writeFiles } from '../../../src/editor/disk/writeFiles.ts'
import { PUBLISH, READ, type SentWrite, TOKEN } from '../../../src/editor/folderStorage.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { makeRegistry } from '../../check/fixture.ts'
import { type Asked, picture, serveEditor } from './editServer.ts'

const file = 'data/pages/Screw.json'
let served: Awaited<ReturnType<typeof serveEditor>>
let root = ''

beforeEach(async () => {
  served = await serveEditor()
  root = served.root
})
afterEach(() => served.close())

async function ask(asked: Asked): Promise<number> {
  return (await served.answerTo(asked)).status
}

async function textOf(name: string): Promise<string> {
  return readFile(path.join(root, name), 'utf8')
}

/** A right change to a file, as the editor sends it. */
async function change(name: string, more: Partial<SentWrite> = {}): Promise<SentWrite> {
  const text = await textOf(name)
  return { file: name, was: hashOf(text), text: text.replace('"Screws"', '"Bolts"'), ...more }
}

describe('the editor’s server', () => {
  it('writes the files for its own page', async () => {
    const before = await readTexts(root)
    expect(await ask({ body: JSON.stringify([await change(file)]) })).toBe(200)
    const after = await readTexts(root)
    expect(after).toEqual(new Map([...before, [file, await textOf(file)]]))
    expect(await textOf(file)).toContain('"Bolts"')
  })

  const strangers: [string, Asked & { status?: number }][] = [
    ['a page of another site', { headers: { origin: 'https://example.com' } }],
    ['a page of another port', { headers: { origin: 'http://127.0.0.1:1' } }],
    ['a program that names no origin', { headers: { origin: '' } }],
    ['a foreign name that leads here', { headers: { host: 'example.com' } }],
    ['a page without the token', { headers: { [TOKEN]: '' } }],
    ['a page with another token', { headers: { [TOKEN]: 'guessed' } }],
    ['a reader without the token', { address: READ, headers: { [TOKEN]: '' } }],
    ['a reader of another site', { address: READ, headers: { origin: 'https://example.com' } }],
    ['a reader by a bare address', { address: READ, method: 'GET', headers: { [TOKEN]: '' } }],
    ['a reader by another method', { address: READ, status: 405 }],
    ['a publisher without the token', { address: PUBLISH, headers: { [TOKEN]: '' } }],
    ['a form', { headers: { 'content-type': 'text/plain' }, status: 415 }],
  ]
  it.each(strangers)('refuses %s', async (_who, { status = 403, ...asked }) => {
    const before = await readTexts(root)
    expect(await ask({ body: JSON.stringify([await change(file)]), ...asked })).toBe(status)
    expect(await readTexts(root)).toEqual(before)
  })

  const wrong: [string, number, (right: SentWrite) => unknown][] = [
    ['no JSON', 400, () => undefined],
    ['something else', 400, () => ({ delete: 'all' })],
    ['a path that leads upwards', 400, (right) => [{ ...right, file: 'data/../package.json' }]],
    ['a path from the root', 400, (right) => [{ ...right, file: '/etc/passwd.json' }]],
    ['a path with backslashes', 400, (right) => [{ ...right, file: 'data\\pages\\Screw.json' }]],
    ['a file that is no JSON', 400, (right) => [{ ...right, file: 'data/README.md' }]],
    ['a hidden file', 400, (right) => [{ ...right, file: 'data/.Screw.json' }]],
    ['a file of another folder', 400, (right) => [{ ...right, file: 'data/schema/page.json' }]],
    ['a text that is no JSON', 400, (right) => [{ ...right, text: '{ "kind": ' }]],
    ['a picture as a page', 400, ({ file }) => [{ file, base64: 'AAAA' }]],
    ['a text as a picture', 400, () => [{ file: 'public/pictures/a.jpg', text: '{}' }]],
    ['a program as a picture', 400, () => [{ file: 'public/pictures/a.js', base64: 'AAAA' }]],
    [
      'a picture whose path leads upwards',
      400,
      () => [{ file: 'public/pictures/../a.jpg', base64: 'AAAA' }],
    ],
    [
      'a picture by a name that is none',
      400,
      () => [{ file: 'public/pictures/A roof.jpg', base64: 'AAAA' }],
    ],
    ['a text made from an old one', 409, (right) => [{ ...right, was: hashOf('old') }]],
    ['a new file over one that is there', 409, ({ file, text }) => [{ file, text }]],
    [
      'a right one together with an old one',
      409,
      (right) => [right, { file: 'data/routes.json', was: hashOf('old'), text: '{}' }],
    ],
  ]
  it.each(wrong)('writes nothing when it is sent %s', async (_what, status, sent) => {
    const before = await readTexts(root)
    const body = JSON.stringify(sent(await change(file))) ?? '{ '
    expect(await ask({ body })).toBe(status)
    expect(await readTexts(root)).toEqual(before)
  })

  it('writes a picture, over no other one, and takes it away', async () => {
    const bytes = await readFile(path.join(root, picture))
    const base64 = bytes.toString('base64')
    const send = (file: string, sent: object) => ask({ body: JSON.stringify([{ file, ...sent }]) })
    const other = 'public/pictures/new-roof.jpg'
    expect(await send(other, { base64 })).toBe(200)
    expect(await readFile(path.join(root, other))).toEqual(bytes)
    expect(await send(other, { base64 })).toBe(409)
    expect(await send(other, { was: hashOf('old'), base64 })).toBe(409)
    expect(await send(picture, { was: hashOf(bytes) })).toBe(200)
    expect(await readdir(path.join(root, 'public/pictures'))).not.toContain('screw.jpg')
  })

  it('follows no symbolic link out of the catalogue', async () => {
    const outside = path.join(await makeRegistry(), 'data/pages')
    const kept = await readTexts(path.join(outside, '../..'))
    await rm(path.join(root, file))
    await symlink(path.join(outside, 'Screw.json'), path.join(root, file))
    expect(await ask({ body: JSON.stringify([await change(file)]) })).toBe(400)
    await rm(path.join(root, 'data/pages'), { recursive: true })
    await symlink(outside, path.join(root, 'data/pages'))
    expect(await ask({ body: JSON.stringify([await change(file)]) })).toBe(400)
    expect(await readTexts(path.join(outside, '../..'))).toEqual(kept)
    await rm(path.join(root, 'public'), { recursive: true })
    await symlink(path.join(outside, '../../public'), path.join(root, 'public'))
    const sent = { file: 'public/pictures/new-roof.jpg', base64: 'AAAA' }
    expect(await ask({ body: JSON.stringify([sent]) })).toBe(400)
  })
})

describe('writing', () => {
  it('leaves all as it was where the disk fails half way', async () => {
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

  it('leaves the old file where it is killed before the new one has its name', async () => {
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

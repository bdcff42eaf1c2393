import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { READ, TOKEN } from '../../../src/editor/folderStorage.ts'
import { type KnownTexts, readSent, stampsOf } from '../../../src/editor/sent.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { picture, serveEditor } from './editServer.ts'

const file = 'data/pages/Screw.json'
let served: Awaited<ReturnType<typeof serveEditor>>
let root = ''

beforeEach(async () => {
  served = await serveEditor()
  root = served.root
})
afterEach(() => served.close())

/** What the editor reads, and how many bytes that took. */
async function readAll(known: KnownTexts = new Map()) {
  const { body } = await served.answerTo({ address: READ, body: JSON.stringify(stampsOf(known)) })
  return { ...readSent(body, known), moved: body.length }
}

describe('what the editor’s server gives', () => {
  it('is all files, and the hashes of the pictures', async () => {
    const { texts, hashes } = await readAll()
    expect(texts).toEqual(await readTexts(root))
    expect(Object.keys(hashes)).toContain(path.basename(picture))
  })

  it('is every text byte for byte, or why it cannot be read', async () => {
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

  it('is, once more, only what has changed since', async () => {
    const first = await readAll()
    const text = await readFile(path.join(root, file), 'utf8')
    // Of the same length, and with the old time of change put back.
    const { atime, mtime } = await stat(path.join(root, file))
    await writeFile(path.join(root, file), text.replace('"Screws"', '"Bolted"'))
    await utimes(path.join(root, file), atime, mtime)
    await rm(path.join(root, 'data/jobs.json'))
    await writeFile(path.join(root, 'data/pages/New.json'), '{}')
    const second = await readAll(first.known)
    expect(second.texts).toEqual(await readTexts(root))
    expect(second.texts.get(file)).toContain('"Bolted"')
    expect(second.moved).toBeLessThan(first.moved / 2)
    const third = await readAll(second.known)
    expect(third.texts).toEqual(second.texts)
  })

  it('is led to where its files are found', async () => {
    const asked = { address: '/edit?folder', method: 'GET', headers: { [TOKEN]: '' } }
    expect((await served.answerTo(asked)).headers).toMatchObject({ location: '/edit/?folder' })
  })

  it('is a page for no frame of another site, and only what has a hash may be kept', async () => {
    const given = await Promise.all(
      ['/edit/?folder', '/edit/assets/main-1.js'].map((address) => {
        return served.answerTo({ address, method: 'GET', headers: { [TOKEN]: '' } })
      }),
    )
    const [page, script] = given.map(({ headers }) => headers)
    expect(given.map(({ status }) => status)).toEqual([200, 200])
    expect(page).toMatchObject({
      'content-security-policy': "frame-ancestors 'self'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    })
    expect(script?.['cache-control']).toContain('immutable')
  })
})

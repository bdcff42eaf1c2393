import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FolderFiles, READ, TOKEN } from '../../../src/editor/folderStorage.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { picture, serveEditor } from './editServer.ts'

let served: Awaited<ReturnType<typeof serveEditor>>
let root = ''

beforeEach(async () => {
  served = await serveEditor()
  root = served.root
})
afterEach(() => served.close())

async function readAll() {
  const { body } = await served.answerTo({ address: READ, method: 'GET' })
  const { texts, hashes }: FolderFiles = JSON.parse(String(body))
  return { texts: new Map(Object.entries(texts)), hashes }
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

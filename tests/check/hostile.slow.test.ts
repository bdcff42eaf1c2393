import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { fixedFiles, optionalFiles, sharedFileOf } from '../../src/pages/dataFiles.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { inspectPictures } from '../../src/site/disk/inspectPictures.ts'
import { emptyFolder, type FixtureEdit, makeRegistry } from './fixture.ts'

const screw = 'data/pages/Screw.json'
const ridged = 'data/pages/Ridgedsheet.json'

async function reported(root: string): Promise<string[]> {
  const { problems } = await checkFolder(root)
  return problems.map(({ file, message }) => `${file}: ${message}`)
}

describe('a damaged catalogue', () => {
  it('an empty data/ never passes, and each missing file is named', async () => {
    const root = await emptyFolder()
    await mkdir(path.join(root, 'data'))
    const { catalogue, problems } = await checkFolder(root)
    expect(catalogue).toBeUndefined()
    const required = fixedFiles.filter((file) => {
      const part = sharedFileOf(file)
      return part === undefined || optionalFiles[part] === undefined
    })
    expect(problems.map(({ file }) => file)).toEqual([...required, 'data/pages'].toSorted())
  })

  it('files that hold {} never pass', async () => {
    const root = await makeRegistry()
    for (const name of ['routes', 'aliases', 'pictures', 'sources']) {
      await writeFile(path.join(root, 'data', `${name}.json`), '{}')
    }
    expect(await reported(root)).toContain('data/routes.json: The address "/" is missing here')
  })

  it.each<[string, FixtureEdit, string]>([
    [
      'a text of 50 MB, without being read,',
      { file: screw, text: `{ "kind": "${'a'.repeat(50 * 1024 * 1024)}" }` },
      'The file holds 50 MB; a file of the catalogue holds at most 16 MB',
    ],
    [
      'a million brackets, without overflowing the stack,',
      { file: screw, text: `{ "kind": ${'['.repeat(1e6)}${']'.repeat(1e6)} }` },
      'Brackets are nested more than 40 deep here',
    ],
    [
      'a list of a hundred thousand entries, by its length,',
      { file: ridged, find: '0.5, 0.75, 1', replace: Array(1e5).fill(1).join() },
      'This list has at most 100 entries, found 100000',
    ],
  ])('%s is refused', async (_what, edit, message) => {
    expect(await reported(await makeRegistry([edit]))).toEqual([`${edit.file}: ${message}`])
  })

  it('thousands of missing pages are all reported, quickly', async () => {
    const root = await makeRegistry()
    const file = path.join(root, 'data/routes.json')
    const routes = JSON.parse(await readFile(file, 'utf8'))
    for (let i = 0; i < 5000; i++) routes[`/Lostpage${i}`] = 'product'
    await writeFile(file, JSON.stringify(routes))
    expect(await reported(root)).toHaveLength(5000)
  })

  it('a socket, which has no end, is refused', async () => {
    const root = await makeRegistry([{ file: screw, remove: true }])
    // By its name alone in its folder, because the path of a socket has 107 bytes at most. Killed, it stays.
    const listen = `require('node:net').createServer().listen(${JSON.stringify(path.basename(screw))}, () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', listen], { cwd: path.join(root, path.dirname(screw)) })
    expect(await reported(root)).toEqual([`${screw}: This is not an ordinary file`])
  })

  it.each([
    ['nowhere', 'nowhere'],
    ['to itself', 'Screw.json'],
    ['to a page', 'Flatsheet.json'],
  ])(
    'a symbolic link that leads %s is not followed: it may lead out of the catalogue',
    async (_where, target) => {
      const root = await makeRegistry([{ file: screw, remove: true }])
      await symlink(target, path.join(root, screw))
      expect(await reported(root)).toEqual([`${screw}: This is a link to another file`])
    },
  )

  it('a file where data/ should be is reported', async () => {
    const root = await makeRegistry([
      { file: 'data', remove: true },
      { file: 'data', text: 'x' },
    ])
    expect(await reported(root)).toEqual(['data: The folder of the catalogue is missing'])
  })

  it('a file without read permission is reported', async () => {
    const root = await emptyFolder()
    await cp(await makeRegistry(), root, { recursive: true, dereference: true })
    await chmod(root, 0o755)
    await chmod(path.join(root, screw), 0)
    // The administrator may read everything: another user does the reading.
    const administrator = process.getuid?.() === 0
    if (administrator) process.seteuid?.(65534)
    try {
      expect(await reported(root)).toEqual([`${screw}: The file may not be read`])
    } finally {
      if (administrator) process.seteuid?.(0)
    }
  })
})

describe('a list survives a bad member:', () => {
  it.each<[string, string | Buffer]>([
    ['nothing', ''],
    ['no picture', 'a text'],
    ['the beginning of a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['a picture of no size', Buffer.from('GIF89a\0\0\0\0', 'latin1')],
    ['a drawing that names itself', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ])('the other pictures are read beside a file that holds %s', async (_, contents) => {
    const own = await emptyFolder()
    await cp(await makeRegistry(), own, { recursive: true, dereference: true })
    const before = await inspectPictures(own)
    await writeFile(path.join(own, 'public/pictures/flat.png'), contents)
    const after = await inspectPictures(own)
    expect(after.get('flat.png')?.fault).toBeDefined()
    const others = (all: typeof after) =>
      [...all].filter(([name]) => name !== 'flat.png').toSorted()
    expect(others(after)).toEqual(others(before))
    const found = await reported(own)
    expect(found.filter((line) => !line.startsWith('public/pictures/flat.png: '))).toEqual([])
  })

  it.each<{ entry: unknown }>([
    ...[{ entry: null }, { entry: 7 }, { entry: 'x' }, { entry: [] }, { entry: {} }],
    ...[{ entry: { alt: 7 } }, { entry: { alt: '', constructor: 1 } }],
  ])('only the description of a picture that is $entry is a problem', async ({ entry }) => {
    const own = await emptyFolder()
    await cp(await makeRegistry(), own, { recursive: true, dereference: true })
    const file = path.join(own, 'data/pictures.json')
    const value = JSON.parse(await readFile(file, 'utf8'))
    const [name = ''] = Object.keys(value).filter((key) => key !== '$schema')
    await writeFile(file, JSON.stringify({ ...value, [name]: entry }))
    const found = await reported(own)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((line) => !line.startsWith('data/pictures.json: '))).toEqual([])
  })
})

it('a second check reads a picture again that has changed', async () => {
  const root = await makeRegistry()
  const own = await emptyFolder()
  await cp(root, own, { recursive: true, dereference: true })
  expect(await reported(own)).toEqual([])
  await writeFile(path.join(own, 'public/pictures/flat.png'), 'not a picture any more')
  expect(await reported(own)).toEqual([
    'public/pictures/flat.png: The file is no picture, or it is damaged',
  ])
})

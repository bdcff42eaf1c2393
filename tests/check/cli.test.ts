import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkFolder } from '../../src/disk/checkFolder.ts'
import { type Edit, makeRegistry } from './fixture.ts'
import { run } from './run.ts'

const slips: Edit[] = [
  { file: 'data/pages/Screw.json', find: '"heading": "Screws"', replace: '"headng": "50%, twice"' },
  { file: 'data/pages/Screw.json', find: 'for every', replace: 'for  every' },
  { file: 'data/routes.json', find: '"/Screw": "product"', replace: '"/Screw": "prodcut"' },
]

describe('npm run check', () => {
  it('says that a whole catalogue is whole', async () => {
    expect(await run('check', await makeRegistry())).toEqual({
      code: 0,
      out: 'The catalogue is whole: no problem found.\n',
      err: '',
    })
  })

  it('prints all problems in one run, grouped by file, counts them and fails', async () => {
    const { code, out, err } = await run('check', await makeRegistry(slips))
    expect(out).toBe(`data/pages/Screw.json
  data/pages/Screw.json:4:3  "headng" is not a field here. Did you mean "heading"?
data/routes.json
  data/routes.json:13:13  "about", "contact", "home", "category" or "product" is expected here, found the text "prodcut". Did you mean "product"?

2 problems in 2 files.
`)
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  it('annotates a pull request with --format github', async () => {
    const root = await makeRegistry([
      { file: 'data/pages/Screw.json', find: '"Screws"', replace: '"100%: TODO"' },
    ])
    const { code, out } = await run('check', root, '--format', 'github')
    expect(out).toBe(
      '::error file=data/pages/Screw.json,line=4,col=14::"TODO" looks like a text that is still to be written. Write what visitors shall read.\n1 problem in 1 file.\n',
    )
    expect(code).toBe(1)
  })

  it('escapes what an annotation cannot hold', async () => {
    const edit = { file: 'data/pages/Screw.json', find: '"kind"', replace: '"50%": 1, "kind"' }
    const { out } = await run('check', await makeRegistry([edit]), '--format', 'github')
    expect(out).toContain('::"50%25" is not a field here. What can stand here')
  })

  it('prints JSON for other tools with --format json', async () => {
    const { code, out } = await run('check', await makeRegistry(slips), '--format', 'json')
    expect(JSON.parse(out)).toMatchObject({
      count: 2,
      problems: [
        {
          file: 'data/pages/Screw.json',
          line: 4,
          column: 3,
          message: '"headng" is not a field here',
          hint: 'Did you mean "heading"?',
        },
        { file: 'data/routes.json', line: 13, column: 13 },
      ],
    })
    expect(code).toBe(1)
  })

  it('says how it is used when asked for something else', async () => {
    for (const args of [['--format', 'xml'], ['--lunch']]) {
      const { code, out, err } = await run('check', await makeRegistry(), ...args)
      expect(err).toContain('Usage: npm run check -- [--launch] [--format text|github|json]')
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })
})

describe('npm run check -- --launch', () => {
  it('lists what is not confirmed, each at its place, and fails', async () => {
    const { code, out } = await run('check', await makeRegistry(), '--launch')
    expect(out).toBe(`data/aliases.json
  data/aliases.json:3:13  /~1CardA is not confirmed. The page is not known. Once it is right, take it off the list in data/unconfirmed.json.
data/site.json
  data/site.json:7:12  /phone is not confirmed. The number is not known. Once it is right, take it off the list in data/unconfirmed.json.

2 problems in 2 files.
`)
    expect(code).toBe(1)
  })

  it('passes once the list is empty', async () => {
    const text = '{ "$schema": "./schema/unconfirmed.schema.json", "facts": [] }\n'
    const root = await makeRegistry([{ file: 'data/unconfirmed.json', text }])
    expect(await run('check', root, '--launch')).toMatchObject({ code: 0 })
  })
})

describe('npm run new -- page', () => {
  it('makes a placeholder page in all the places that must know it', async () => {
    const root = await makeRegistry()
    const { code, out, err } = await run('new', root, 'page', 'RoundNail', 'StructureMaterial')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const file of ['data/pages/RoundNail.json', 'data/routes.json', 'data/categories.json']) {
      expect(out).toContain(file)
    }
    expect(out).toContain('The catalogue is whole: no problem found.')
    expect((await checkFolder(root)).problems).toEqual([])
    const read = async (name: string) =>
      JSON.parse(await readFile(path.join(root, 'data', name), 'utf8'))
    expect((await read('routes.json'))['/RoundNail']).toBe('product')
    expect((await read('categories.json')).categories[2].items.at(-1)).toEqual({
      name: 'Round Nail',
      path: '/RoundNail',
    })
    expect(await read('pages/RoundNail.json')).toEqual({
      $schema: '../schema/page.schema.json',
      kind: 'placeholder',
      heading: 'Round Nail',
      summary: 'Frames for every roof.',
    })
  })

  it.each([
    [['page'], 'Usage: npm run new -- page <Slug>'],
    [['shop', 'Nail'], 'Usage: npm run new -- page <Slug>'],
    [['page', 'round-nail'], '"round-nail" cannot be the name of a page.'],
    [['page', '../../Nail'], '"../../Nail" cannot be the name of a page.'],
    [['page', 'Screw'], 'The path "/Screw" is taken. Choose another name.'],
    [['page', 'SCREW'], 'The path "/Screw" is taken. Choose another name.'],
    [['page', 'CardA'], 'The path "/CardA" is taken. Choose another name.'],
    [['page', 'Index'], 'The path "/Index" is taken by the home page. Choose another name.'],
    [['page', 'Assets'], 'The path "/Assets" is taken by the folder "assets" of the site.'],
    [['page', 'Nail', 'Nails'], 'There is no category "Nails".'],
  ])('refuses %j and changes nothing', async (args, message) => {
    const root = await makeRegistry()
    const { code, err } = await run('new', root, ...args)
    expect(err).toContain(message)
    expect(code).toBe(1)
    expect((await checkFolder(root)).problems).toEqual([])
  })

  it('makes nothing while the catalogue has a problem, and says which', async () => {
    const { code, err } = await run('new', await makeRegistry(slips), 'page', 'Nail')
    expect(err).toContain('data/pages/Screw.json:4:3  "headng" is not a field here.')
    expect(err).toContain('Nothing was made. Mend this first.')
    expect(code).toBe(1)
  })
})

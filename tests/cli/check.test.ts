import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { type Edit, emptyFolder, makeRegistry } from '../check/fixture.ts'
import { run, runProcess } from './run.ts'

const slips: Edit[] = [
  { file: 'data/pages/Screw.json', find: '"heading": "Screws"', replace: '"headng": "50%, twice"' },
  { file: 'data/pages/Screw.json', find: 'for every', replace: 'for  every' },
  { file: 'data/routes.json', find: '"/Screw": "product"', replace: '"/Screw": "prodcut"' },
]

describe('npm run check', () => {
  it('passes a whole catalogue and fails a broken one, as a process too', async () => {
    const whole = { code: 0, out: 'The catalogue is whole: no problem found.\n', err: '' }
    expect(await runProcess('check', await makeRegistry())).toEqual(whole)
    const broken = await makeRegistry(slips)
    expect(await runProcess('check', broken)).toEqual(await run('check', broken))
  })

  it('prints all problems in one run, grouped by file, counts them and fails', async () => {
    const { code, out, err } = await run('check', await makeRegistry(slips))
    expect(out).toBe(`data/pages/Screw.json
  data/pages/Screw.json:4:3  "headng" is not a field here. Did you mean "heading"?
data/routes.json
  data/routes.json:14:13  "about", "compare", "contact", "find", "home", "list", "privacy", "category" or "product" is expected here, found the text "prodcut". Did you mean "product"?

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
      '::error file=data/pages/Screw.json,line=4,col=14::"TODO" looks like a text that is still to be written. Write what visitors shall read.\n' +
        '::warning file=data/categories.json,line=47,col=19::"Screws" leads to the page that is called "100%25: TODO". Look whether it leads to the right page. If this is right, list "/categories/3/items/0/name" in data/acceptedWarnings.json.\n' +
        '1 problem in 1 file. 1 warning: is it meant so?\n',
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
      warnings: [],
      problems: [
        {
          file: 'data/pages/Screw.json',
          line: 4,
          column: 3,
          message: '"headng" is not a field here',
          hint: 'Did you mean "heading"?',
        },
        { file: 'data/routes.json', line: 14, column: 13 },
      ],
    })
    expect(code).toBe(1)
  })

  it('prints a doubt and passes', async () => {
    const edit = { file: 'data/pages/Screw.json', find: 'for every roof. ', replace: '' }
    const { code, out } = await run('check', await makeRegistry([edit]))
    expect(out).toBe(`data/pages/Screw.json
  data/pages/Screw.json:5:14  warning: The summary has 44 letters; search engines show 50 to 160. Say what the page offers, to whom and where. If this is right, list "/summary" in data/acceptedWarnings.json.

The catalogue is whole: no problem found. 1 warning: is it meant so?
`)
    expect(code).toBe(0)
  })

  it('says how it is used when asked for something else', async () => {
    for (const args of [['--format', 'xml'], ['--lunch']]) {
      const { code, out, err } = await run('check', await makeRegistry(), ...args)
      expect(err).toContain('Usage: npm run check -- [--launch]')
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })
})

describe('npm run check -- --launch', () => {
  it('prints what is to be confirmed as a paper, by who can answer, and fails', async () => {
    const { code, out } = await run('check', await makeRegistry(), '--launch')
    expect(out).toContain('The owner (')
    expect(out).toContain(`[ ] The number is not known.
    Site  (data/site.json:7)
      Phone, Shown: +91 00000 00000
      Phone, Called: tel:+910000000000
`)
    expect(code).toBe(1)
  })

  it('is understood without the dashes that npm wants before an option', async () => {
    vi.stubEnv('npm_config_launch', 'true')
    const { code, out } = await run('check', await makeRegistry())
    vi.unstubAllEnvs()
    expect(out).toContain('[ ] The number is not known.')
    expect(code).toBe(1)
  })
})

describe('npm run check -- --before', () => {
  it('tells what a buyer finds changed, and writes it into the summary of a workflow', async () => {
    const before = await makeRegistry()
    const after = await makeRegistry([
      { file: 'data/pages/Ridgedsheet.json', find: '0.75, 1]', replace: '0.8, 1]' },
    ])
    const summary = path.join(await emptyFolder(), 'summary.md')
    const { code, out } = await run('check', after, '--before', before, '--summary', summary)
    expect(code).toBe(0)
    expect(out).toContain('Ridged sheets\n  Thickness: 0.75 mm → 0.80 mm')
    expect(await readFile(summary, 'utf8')).toContain('- **Ridged sheets**\n  - Thickness: 0.75')
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
      summary: 'Round Nail: Frames for every roof.',
    })
  })

  it.each([
    [['page'], 'Usage: npm run new -- page <Slug>'],
    [['shop', 'Nail'], 'Usage: npm run new -- page <Slug>'],
    [['page', '../../Nail'], '"../../Nail" cannot be the name of a page.'],
    [['page', 'Screw'], 'The path "/Screw" is taken. Choose another name.'],
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
    expect(err).toContain('Nothing was changed. Mend this first.')
    expect(code).toBe(1)
  })
})

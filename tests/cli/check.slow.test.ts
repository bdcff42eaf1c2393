import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emptyFolder, type FixtureEdit, makeRegistry } from '../check/fixture.ts'
import { readyCatalogue } from '../helpers/readyCatalogue.ts'
import { writeTexts } from '../helpers/translations.ts'
import { withSources } from '../helpers/wholeCatalogue.ts'
import { runCommand, runOnCatalogue, runProcess } from './run.ts'

const mistakes: FixtureEdit[] = [
  { file: 'data/pages/Screw.json', find: '"heading": "Screws"', replace: '"headng": "50%, twice"' },
  { file: 'data/pages/Screw.json', find: 'for every', replace: 'for  every' },
  { file: 'data/routes.json', find: '"/Screw": "product"', replace: '"/Screw": "prodcut"' },
]

describe('npm run check', () => {
  it('passes a correct catalogue and fails a broken one, also as a process', async () => {
    const passed = { code: 0, out: 'No problems found.\n', err: '' }
    expect(await runProcess('check', await makeRegistry())).toEqual(passed)
    const broken = await makeRegistry(mistakes)
    expect(await runProcess('check', broken)).toEqual(await runCommand('check', broken))
  })

  it('is about the catalogue that CATALOGUE names', async () => {
    const root = await makeRegistry()
    expect((await runOnCatalogue('check', root)).code).toBe(0)
    await rm(path.join(root, 'data/about.json'))
    const { code, out } = await runOnCatalogue('check', root)
    expect(code).toBe(1)
    expect(out).toContain('data/about.json')
  })

  it('prints all problems in one run, grouped by file, counts them and fails', async () => {
    const { code, out, err } = await runCommand('check', await makeRegistry(mistakes))
    expect(out).toBe(`data/pages/Screw.json
  data/pages/Screw.json:4:3  headng: "headng" is not a field here. Did you mean “Heading”? Its key is "heading".
data/routes.json
  data/routes.json:14:13  /Screw: "about", "compare", "contact", "find", "home", "list", "privacy", "category" or "product" is expected here, found the text "prodcut". Did you mean "product"?

2 problems in 2 files.
`)
    expect({ code, err }).toEqual({ code: 1, err: '' })
  })

  it('annotates a pull request with --format github', async () => {
    const root = await makeRegistry([
      { file: 'data/pages/Screw.json', find: '"Screws"', replace: '"100%: TODO"' },
    ])
    const { code, out } = await runCommand('check', root, '--format', 'github')
    expect(out).toBe(
      '::error file=data/pages/Screw.json,line=4,col=14::heading: "TODO" looks like a text that is not written yet. Write the text for visitors.\n' +
        '::warning file=data/categories.json,line=47,col=19::name: "Screws" leads to the page called "100%25: TODO". Check that it leads to the right page.\n' +
        '1 problem in 1 file. 1 warning: please check.\n',
    )
    expect(code).toBe(1)
  })

  it('prints JSON for other tools with --format json', async () => {
    const { code, out } = await runCommand(
      'check',
      await makeRegistry(mistakes),
      '--format',
      'json',
    )
    expect(JSON.parse(out)).toMatchObject({
      count: 2,
      warnings: [],
      problems: [
        {
          file: 'data/pages/Screw.json',
          line: 4,
          column: 3,
          message: '"headng" is not a field here',
          fix: 'Did you mean “Heading”? Its key is "heading".',
        },
        { file: 'data/routes.json', line: 14, column: 13 },
      ],
    })
    expect(code).toBe(1)
  })

  it('prints a warning and passes', async () => {
    const edit = { file: 'data/pages/Screw.json', find: 'for every roof. ', replace: '' }
    const { code, out } = await runCommand('check', await makeRegistry([edit]))
    expect(out).toBe(`data/pages/Screw.json
  data/pages/Screw.json:5:14  warning: summary: The summary has 44 characters, but search engines show 50 to 160. Say what the page offers, to whom and where.

No problems found. 1 warning: please check.
`)
    expect(code).toBe(0)
  })

  it('prints the usage if an option is wrong', async () => {
    for (const args of [['--format', 'xml'], ['--lunch']]) {
      const { code, out, err } = await runCommand('check', await makeRegistry(), ...args)
      expect(err).toContain('Usage: npm run check -- [--launch]')
      expect({ code, out }).toEqual({ code: 2, out: '' })
    }
  })
})

describe('npm run check -- --launch', () => {
  it('prints the answers that are missing, and fails', async () => {
    const { code, out } = await runCommand('check', await makeRegistry(), '--launch')
    expect(out).toContain('0 of 3 answered')
    expect(out).toContain(`[ ] 2. What is the business called?
    A working name.
    Business  (data/site.json:3)
      Name: Example Sheets
`)
    expect(code).toBe(1)
  })

  it('passes as soon as nothing that the launch waits for is left, whatever else is open', async () => {
    const widths = { key: 'widths', question: 'How wide?', property: 'cover-width' }
    const name = { key: 'name', question: 'Which name?', unknown: { by: 'A', on: '2026-03-12' } }
    const tagline = { file: 'data/pages/*.json', pointer: '/tagline', from: 'owner' }
    const named = { file: 'data/site.json', pointer: '/name', from: 'owner', launch: 'name' }
    const answered = { confirms: 'A', launch: [widths, name] }
    const files = withSources([tagline, named], readyCatalogue(), answered)
    const flat = 'data/pages/Flatsheet.json'
    const page = JSON.parse(String(files.texts.get(flat)))
    const sheet = JSON.stringify({ ...page, productKind: 'lapped-sheet' })
    const root = await makeRegistry()
    await writeTexts(root, { ...files, texts: new Map(files.texts).set(flat, sheet) })
    const { code, out } = await runCommand('check', root, '--launch')
    expect(out).toMatch(/\[ \] 2\. How wide\?\n {4}Effective width: missing on 1 page/)
    expect(code).toBe(0)
    const { launch } = answered
    await writeTexts(root, withSources([tagline, named], readyCatalogue(), { launch }))
    expect((await runCommand('check', root, '--launch')).code).toBe(1)
  })

  it('works without the "--" that npm expects before an option', async () => {
    vi.stubEnv('npm_config_launch', 'true')
    const { code, out } = await runCommand('check', await makeRegistry())
    vi.unstubAllEnvs()
    expect(out).toContain('[ ] 2. What is the business called?')
    expect(code).toBe(1)
  })
})

it('npm run check -- --before names a folder without a catalogue, which is no empty one', async () => {
  const root = await makeRegistry()
  const other = await emptyFolder()
  const { code, out, err } = await runCommand('check', root, '--before', other)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(`There is no catalogue in ${other}.`)
})

it('npm run check -- --before prints the changes that buyers notice, and appends them to the summary of a workflow', async () => {
  const before = await makeRegistry()
  const after = await makeRegistry([
    { file: 'data/pages/Ridgedsheet.json', find: '0.75, 1]', replace: '0.8, 1]' },
  ])
  const summary = path.join(await emptyFolder(), 'summary.md')
  const { code, out } = await runCommand('check', after, '--before', before, '--summary', summary)
  expect(code).toBe(0)
  expect(out).toContain('Ridged sheets\n  Thickness: 0.75 mm → 0.80 mm')
  expect(await readFile(summary, 'utf8')).toContain('- **Ridged sheets**\n  - Thickness: 0.75')
})

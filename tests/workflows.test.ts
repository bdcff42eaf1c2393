import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isPart, sets } from './parts.ts'

const folder = '.github/workflows'

type Workflow = { file: string; text: string; jobs: ReadonlyMap<string, string> }

/** The jobs of a workflow, each with its own lines. */
function jobsOf(text: string): Map<string, string> {
  const [, ...parts] = text.slice(text.indexOf('\njobs:')).split(/^ {2}(\w+):$/m)
  const names = parts.filter((_, at) => at % 2 === 0)
  return new Map(names.map((name, at) => [name, parts[2 * at + 1] ?? '']))
}

const workflows = await Promise.all(
  (await readdir(folder)).map(async (file): Promise<Workflow> => {
    const text = await readFile(path.join(folder, file), 'utf8')
    return { file, text, jobs: jobsOf(text) }
  }),
)

/** The lines of a job; '' if there is no such job. */
function job(file: string, name: string): string {
  return workflows.find((one) => one.file === file)?.jobs.get(name) ?? ''
}

/** The npm scripts and the parts of the tests that a job runs, one for each entry of its matrix. */
function testsOf(lines: string): string[] {
  const entries = /^ +part: \[(.*)\]$/m.exec(lines)?.[1]?.split(', ') ?? []
  const named = [...lines.matchAll(/npm (?:run )?(test\b[:\w]*)(?: -- (\$|[\w-]+))?/g)]
  return named.flatMap(([, script = '', part]) => (part === '$' ? entries : [part ?? script]))
}

describe.each(workflows)('the workflow $file', ({ file, text, jobs }) => {
  it('runs what others have written in the one version that was reviewed', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
    const pinned = /^(?:\.\/\.github\/workflows\/[\w.]+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+)$/
    expect(used.filter((action) => !pinned.test(action))).toEqual([])
  })

  it('may read the repository and nothing more, unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
  })

  it('lets no job write that runs code of the project or of its packages', () => {
    const writing = [...jobs].filter(([, lines]) => /: write$/m.test(lines))
    const running = /checkout|npm|npx|node /
    expect(writing.filter(([, lines]) => running.test(lines)).map(([name]) => name)).toEqual([])
  })

  it('stores no credentials of the repository', () => {
    const fetched = text.match(/uses: actions\/checkout@/g)?.length
    expect(text.match(/persist-credentials: false/g)?.length).toBe(fetched)
  })

  it('ends every job that hangs', () => {
    const most = file === 'nightly.yml' ? 60 : 20
    for (const [name, lines] of jobs) {
      const minutes = Number(/^ {4}timeout-minutes: (\d+)$/m.exec(lines)?.[1] ?? Infinity)
      const isCalled = /^ {4}uses: /m.test(lines)
      expect(isCalled || minutes <= most, name).toBe(true)
    }
  })

  it('is started by changes in folders that exist', () => {
    const paths = [...text.matchAll(/^ {6}- ([\w./]+?)(?:\/\*\*)?$/gm)].map(([, one = '']) => one)
    expect(paths.filter((one) => !existsSync(one))).toEqual([])
  })
})

it('every part of "npm run test:all" is run by some workflow, and every script that one runs exists', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const run = workflows.flatMap(({ jobs }) => [...jobs.values()].flatMap(testsOf))
  // Each has a script or a job of its own.
  const scripted = new Set<string>([...(sets.quick ?? []), 'content', 'build'])
  const others = [...(sets.all ?? []), ...(sets.nightly ?? [])].filter(
    (part) => !scripted.has(part),
  )
  expect(others.length).toBeGreaterThan(5)
  expect(['test', 'test:content', ...others].filter((name) => !run.includes(name))).toEqual([])
  expect(run.filter((name) => !isPart(name) && scripts[name] === undefined)).toEqual([])
})

it('the catalogue is checked before anything else is', () => {
  const jobs = workflows.find(({ file }) => file === 'test.yml')?.jobs ?? new Map<string, string>()
  const [first, ...rest] = [...jobs]
  expect(first?.[0]).toBe('check')
  expect(rest.filter(([, lines]) => !/^ {4}needs: check$/m.test(lines))).toEqual([])
})

describe('what is on main goes live', () => {
  const pages = job('publish.yml', 'pages')
  /** The condition of the deployment, which JavaScript reads as GitHub does. */
  const condition = /^ {4}if: >-\n((?: {6}.*\n)+)/m.exec(pages)?.[1] ?? ''

  function isDeployed(results: { gate: string; code: string; content?: string; build?: string }) {
    const { gate, code, content = 'success', build = 'success' } = results
    const needs = {
      gate: { outputs: { gate } },
      content: { result: content },
      code: { result: code },
      build: { result: build },
    }
    return runInNewContext(condition, { needs, cancelled: () => false })
  }

  it('after the tests of the content alone, if only content was changed', () => {
    expect(isDeployed({ gate: 'content', code: 'skipped' })).toBe(true)
  })

  it('after all tests, if code was changed', () => {
    expect(isDeployed({ gate: 'all', code: 'success' })).toBe(true)
  })

  it.each([
    ['a test of the content failed', { gate: 'content', code: 'skipped', content: 'failure' }],
    ['a test of the code failed', { gate: 'all', code: 'failure' }],
    ['the tests of the code were stopped', { gate: 'all', code: 'cancelled' }],
    ['the tests of the code were left out', { gate: 'all', code: 'skipped' }],
    ['nobody knows what was changed', { gate: '', code: 'skipped' }],
    ['the site was not built', { gate: 'content', code: 'skipped', build: 'skipped' }],
  ])('never, if %s', (_why, results) => {
    expect(isDeployed(results)).toBe(false)
  })

  it('by one gate and the tests that it names, one publication after another', () => {
    expect(pages).toMatch(/^ {4}needs: \[gate, content, code, build\]$/m)
    expect(testsOf(job('publish.yml', 'content'))).toEqual(['test:content'])
    const code = job('publish.yml', 'code')
    expect(code).toContain("if: needs.gate.outputs.gate == 'all'")
    expect(code).toContain('uses: ./.github/workflows/test.yml')
    const text = workflows.find(({ file }) => file === 'publish.yml')?.text
    expect(text).toMatch(/^concurrency:\n {2}group: publish\n {2}cancel-in-progress: false\n/m)
  })
})

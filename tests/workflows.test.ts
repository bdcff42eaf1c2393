import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = '.github/workflows'
const files = await readdir(folder)

describe.each(files)('the workflow %s', async (file) => {
  const text = await readFile(path.join(folder, file), 'utf8')

  it('runs what others have written in the one version that was reviewed', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action = '']) => action)
    const pinned = /^(?:\.\/\.github\/workflows\/[\w.]+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+)$/
    expect(used.filter((action) => !pinned.test(action))).toEqual([])
  })

  it('may read the repository and nothing more, unless a job says so', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m)
  })

  it('stores no credentials of the repository', () => {
    const fetched = text.match(/uses: actions\/checkout@/g)?.length
    expect(text.match(/persist-credentials: false/g)?.length).toBe(fetched)
  })
})

it('a proposal is tested by every part that "npm run test:all" runs', async () => {
  const test = await readFile(path.join(folder, 'test.yml'), 'utf8')
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const lists = (await readFile('tests/run.ts', 'utf8')).matchAll(
    /const (?:rest|long) = \[(.*?)\]/gs,
  )
  const parts = [...lists].flatMap(([, list = '']) =>
    [...list.matchAll(/'test:(\w+)'/g)].map(([, part = '']) => part),
  )
  expect(parts.length).toBeGreaterThan(5)
  expect(parts.filter((part) => scripts[`test:${part}`] === undefined)).toEqual([])
  const jobs = test.slice(test.indexOf('  test:\n'))
  expect(parts.filter((part) => !new RegExp(`\\b${part}\\b`).test(jobs))).toEqual([])
})

it('the catalogue is checked before anything else is, and published after everything', async () => {
  const test = await readFile(path.join(folder, 'test.yml'), 'utf8')
  const jobs = test.slice(test.indexOf('\njobs:')).match(/^ {2}\w+:$/gm) ?? []
  expect(jobs[0]).toBe('  check:')
  expect(test.match(/^ {4}needs: check$/gm)).toHaveLength(jobs.length - 1)
  const publish = await readFile(path.join(folder, 'publish.yml'), 'utf8')
  expect(publish).toContain('uses: ./.github/workflows/test.yml')
  expect(publish).toContain('needs: test')
})

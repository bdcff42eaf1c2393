import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from '../../src/cli/serve.ts'
import { buildLanguageSite } from '../helpers/buildLanguageSite.ts'
import { catalogueFolder } from '../helpers/folders.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { pseudoLanguage } from '../helpers/pseudoLanguage.ts'
import { followLink } from './followLink.ts'
import { servers } from './servers.ts'
import { defineServerTests } from './serverTests.ts'
import { copyToRoot } from './staticHosts.ts'

const exec = promisify(execFile)

// The build and the tests that this file starts must not get its environment.
const { VITEST: _, NODE_ENV: __, ...own } = process.env
const env = { ...own, CATALOGUE: catalogueFolder }

const [product = '/'] = Object.keys(frozenCatalogue.routes).filter(
  (declared) => frozenCatalogue.routes[declared] === 'product',
)

describe.each(['/', '/shop/'])('a site built for %s', (base) => {
  let root = ''
  let dist = ''

  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'hosting-'))
    // nginx drops its privileges before it reads the site.
    await chmod(root, 0o755)
    dist = path.join(root, base)
    const options = ['--base', base, '--outDir', dist, '--emptyOutDir']
    await exec(process.execPath, ['src/cli/run.js', 'build', ...options], { env })
    if (base !== '/') await copyToRoot(dist, root)
  }, 900_000)
  afterAll(() => rm(root, { recursive: true, force: true }))

  it('passes the tests of the built files', async () => {
    const run = ['vitest', 'run', '--project', 'built', '--reporter', 'dot']
    // These build by themselves.
    const slow = ['start.slow', 'staticHosts.slow']
    // These have a site at the root of its host, where addresses are shortest.
    const skipped = base === '/' ? slow : [...slow, 'budgets', 'staticHosts']
    const excluded = skipped.flatMap((name) => ['--exclude', `tests/built/${name}.test.ts`])
    await exec('npx', [...run, ...excluded], { env: { ...env, SITE_DIST: dist } })
  }, 900_000)

  it('is hydrated without changes, and its links stay under its base', async () => {
    const { links, address, faults } = await followLink(dist, base, product, '/About')
    expect(links[0]).toEqual(links[1])
    expect(new URL(address).pathname).toBe(`${base}About`)
    expect(faults).toEqual([])
  }, 60_000)

  describe.each(servers)('served by $name', ({ name, start, encodings }) => {
    defineServerTests(
      name,
      async () => {
        const work = path.join(await mkdtemp(path.join(tmpdir(), 'server-')), name)
        await mkdir(work)
        const running = await start({ root, work })
        return {
          ...running,
          encodings,
          dist,
          async stop() {
            await running.stop()
            await rm(path.dirname(work), { recursive: true, force: true })
          },
        }
      },
      base,
    )
  })
})

describe('a site in several languages', () => {
  let folder = ''
  let dist = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hosting-'))
    await chmod(folder, 0o755)
    dist = await buildLanguageSite(folder)
  }, 300_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const npmStart = {
    name: 'npm start',
    async start() {
      const { server, url } = await serveSite(dist, 0)
      return { origin: new URL(url).origin, stop: async () => void server.close() }
    },
  }

  it.each([...servers, npmStart])(
    'has an error page in each language on $name',
    async ({ name, start }) => {
      const work = path.join(folder, name)
      await mkdir(work)
      const { origin, stop } = await start({ root: dist, work })
      try {
        for (const [wrong, file] of [
          ['nowhere', '404.html'],
          [`${pseudoLanguage.key}nowhere`, '404.html'],
          [`${pseudoLanguage.key}/nowhere`, `${pseudoLanguage.key}/404.html`],
          [`${pseudoLanguage.key}/About/nowhere`, `${pseudoLanguage.key}/404.html`],
          [`${pseudoLanguage.key}/404.html`, `${pseudoLanguage.key}/404.html`],
        ] as const) {
          const answer = await fetch(`${origin}/${wrong}`)
          expect(answer.status, wrong).toBe(404)
          expect(await answer.text(), wrong).toBe(await readFile(path.join(dist, file), 'utf8'))
        }
      } finally {
        await stop()
      }
    },
  )
})

import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { serve } from '../../src/cli/serve.ts'
import { addLanguages, pseudoLanguage } from '../helpers/pseudoLanguage.ts'
import { root, site } from './catalogue.ts'
import { test as base } from './site.ts'

/** The languages of this site besides English: those of the catalogue, and one of reversed words. */
export const others = [...(site.languages?.others ?? []), pseudoLanguage]

/** The tests' site with all of its languages published. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'languages-'))
      const [copy, dist] = [path.join(folder, 'catalogue'), path.join(folder, 'site')]
      await cp(path.join(root, 'data'), path.join(copy, 'data'), { recursive: true })
      await symlink(path.join(root, 'public'), path.join(copy, 'public'))
      await addLanguages(copy)
      const env = { ...process.env, NODE_ENV: '', CATALOGUE: copy }
      const args = ['src/cli/build.js', '--outDir', dist, '--emptyOutDir']
      await promisify(execFile)(process.execPath, args, { env })
      const { server, url } = await serve(dist, 0)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

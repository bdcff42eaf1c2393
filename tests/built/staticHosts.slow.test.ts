import path from 'node:path'
import { beforeAll } from 'vitest'
import { emptyFolder } from '../check/fixture.ts'
import { buildLanguageSite } from '../helpers/buildLanguageSite.ts'
import { pseudoLanguage } from '../helpers/pseudoLanguage.ts'
import { copyToRoot } from '../hosting/staticHosts.ts'
import { defineStaticHostTests } from '../hosting/staticHostTests.ts'

// GitHub Pages has a site without a domain of its own under the name of its repository.
const base = '/shop/'
let site = { dist: '', root: '' }
beforeAll(async () => {
  const dist = await buildLanguageSite(await emptyFolder(), base)
  const root = path.dirname(dist)
  await copyToRoot(dist, root)
  site = { dist, root }
}, 300_000)

defineStaticHostTests(() => site, base, pseudoLanguage.key)

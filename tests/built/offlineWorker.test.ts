import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { readBuilt } from './dist.ts'

it.runIf(existsSync(path.join(siteFolder, 'offline.js')))(
  'the service worker is one script without imports, which browsers refuse in it',
  () => {
    expect(readBuilt('offline.js')).not.toMatch(/\bimport\b\s*[{"'*(\w]/)
  },
)

import { describe } from 'vitest'
import { serveSite } from '../../src/cli/serve.ts'
import { siteFolder } from '../helpers/folders.ts'
import { defineServerTests } from '../hosting/serverTests.ts'
import { base } from './dist.ts'

describe('the site as `npm start` serves it', () => {
  defineServerTests(
    'npm start',
    async () => {
      const { server, url } = await serveSite(siteFolder, 0, base)
      const stop = async () => {
        server.closeAllConnections()
        server.close()
      }
      return { origin: new URL(url).origin, dist: siteFolder, encodings: ['gzip', 'br'], stop }
    },
    base,
  )
})

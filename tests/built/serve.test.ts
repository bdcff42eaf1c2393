import { describe } from 'vitest'
import { serve } from '../../src/cli/serve.ts'
import { promises } from '../hosting/promises.ts'
import { base, dist } from './dist.ts'

describe('the site as `npm start` serves it', () => {
  promises(async () => {
    const { server, url } = await serve(dist, 0, base)
    const stop = async () => {
      server.closeAllConnections()
      server.close()
    }
    return { origin: new URL(url).origin, dist, encodings: ['gzip', 'br'], stop }
  }, base)
})

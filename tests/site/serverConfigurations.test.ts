import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  buildFileHeader,
  hashedFiles,
  securityHeaders,
  serverOnlyPattern,
  strictTransport,
  unhashedCaching,
} from '../../src/site/hosting/headers.ts'

describe.each(['nginx.conf', 'Caddyfile'])('the configuration %s', (name) => {
  const text = readFileSync(`src/site/hosting/${name}`, 'utf8')

  it.each(securityHeaders)('sends the header %s of _headers', (header, value) => {
    expect(text).toContain(`${header} "${value}"`)
  })

  it('caches the files that _headers says, and sends the same over https', () => {
    expect(text).toContain(`/(${hashedFiles.folders.join('|')})/`)
    expect(text).toContain(`"${hashedFiles.caching}"`)
    expect(text).toContain(`"${unhashedCaching}"`)
    expect(text).toContain(`"${strictTransport[1]}"`)
  })

  it('lets an editor on another host read the version of the site, as _headers does', () => {
    const [header, value] = buildFileHeader
    expect(text).toContain(header)
    expect(text).toContain(`"${value}"`)
  })

  it('hides the files that `npm start` hides', () => {
    expect(text).toContain(serverOnlyPattern)
  })
})

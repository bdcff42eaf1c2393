// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { bootScript } from '../../src/build/boot.ts'
import { cspHash } from '../../src/build/hosting/policy.ts'
import { registry } from '../registry.ts'
import { built, documentOf, htmlFiles, only } from './dist.ts'

const header = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? ''
const policy = new Map(
  header.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

describe('the content security policy', () => {
  it('allows nothing unsafe', () => {
    expect(header).not.toMatch(/unsafe-|\*|https?:(\s|;|$)/)
  })

  it('frames the map alone, is framed by nobody, and sends forms home or to a mail program', () => {
    const { map, enquiries } = registry.site
    const endpoint = enquiries.endpoint === null ? [] : [new URL(enquiries.endpoint).origin]
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'self'"],
      'frame-src': [new URL(map.embed).origin],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'mailto:', ...endpoint],
      'connect-src': ["'self'", ...endpoint],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    })
  })

  it('allows one inline script, the boot script, and one inline style', () => {
    expect(policy.get('script-src')).toEqual(["'self'", cspHash(bootScript)])
    expect(policy.get('style-src')).toHaveLength(2)
  })
})

const pages = htmlFiles.filter((file) => !built(file).includes('http-equiv="refresh"'))

describe.each(pages)('%s', (file) => {
  const page = documentOf(file)

  it('carries the policy itself, for a host that sends no headers', () => {
    const own = only(page, 'meta[http-equiv="Content-Security-Policy"]', 'content')
    expect(`${own}; frame-ancestors 'none'`).toBe(header)
  })

  it('has no inline script or style but those of the policy', () => {
    const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')]
    expect(scripts.map((script) => script.getAttribute('src') ?? script.textContent)).toEqual([
      bootScript,
    ])
    const styles = [...page.querySelectorAll('style')].map((style) => cspHash(style.textContent))
    expect(styles).toEqual(policy.get('style-src')?.slice(1))
  })

  it('has no style or script in an attribute', () => {
    const found = [...page.querySelectorAll('*')].flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name === 'style' || name.startsWith('on'))
        .map((name) => `${element.tagName} ${name}`),
    )
    expect(found).toEqual([])
  })

  it('asks no other origin for anything', () => {
    const asking = 'script[src], img, source, iframe, link:not([rel=canonical])'
    const asked = [...page.querySelectorAll(asking)].flatMap((element) =>
      ['src', 'srcset', 'href', 'imagesrcset'].map((name) => element.getAttribute(name) ?? ''),
    )
    expect(asked.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([])
  })
})

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { bootScript, speculationRules } from '../../src/site/boot.ts'
import { cspHash } from '../../src/site/hosting/policy.ts'
import { registry } from '../helpers/registry.ts'
import { built, documentOf, htmlFiles, only } from './dist.ts'

/** A policy's directives and what each allows. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const header = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? ''
const policy = directives(header)
const pages = htmlFiles
  .filter((file) => !built(file).includes('http-equiv="refresh"'))
  .map((file) => [file, documentOf(file)] as const)

/** The hashes of the styles that stand in a page. */
function stylesOf(page: Document): string[] {
  return [...page.querySelectorAll('style')].map((style) => cspHash(style.textContent))
}

/** The hashes of the scripts, and of what may be fetched ahead. */
function scriptsOf(page: Document): string[] {
  const inline = [...page.querySelectorAll('script:not([type$=json])')]
  return inline.map((script) => cspHash(script.textContent))
}

describe('the content security policy', () => {
  it('allows nothing unsafe', () => {
    expect(header).not.toMatch(/unsafe-|\*|https?:(\s|;|$)/)
  })

  it('frames the map alone, is framed by nobody, and sends forms home or to a mail program', () => {
    const { map, enquiries } = registry.site
    const service = new URL(map.embed).origin
    const endpoint = enquiries.endpoint === null ? [] : [new URL(enquiries.endpoint).origin]
    expect(Object.fromEntries(policy)).toMatchObject({
      'default-src': ["'self'"],
      'frame-src': [service],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'mailto:', ...endpoint],
      'connect-src': ["'self'", service, ...endpoint],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
    })
  })

  it('allows the boot script, what may be fetched ahead, and one inline style for each kind of page', () => {
    const inline = [bootScript, speculationRules].map(cspHash)
    expect(policy.get('script-src')).toEqual(["'self'", ...inline])
    const styles = new Set(pages.flatMap(([, page]) => stylesOf(page)))
    expect(policy.get('style-src')).toEqual(expect.arrayContaining(["'self'", ...styles]))
    expect(policy.get('style-src')).toHaveLength(1 + styles.size)
  })
})

describe.each(pages)('%s', (_, page) => {
  it('carries the policy itself, for a host that sends no headers', () => {
    const own = only(page, 'meta[http-equiv="Content-Security-Policy"]', 'content')
    const promised = new Map(policy)
      .set('style-src', ["'self'", ...stylesOf(page)])
      .set('script-src', ["'self'", ...scriptsOf(page)])
    promised.delete('frame-ancestors')
    expect(directives(own)).toEqual(promised)
  })

  it('has one inline script that runs, and one style', () => {
    const scripts = [
      ...page.querySelectorAll('script:not([type="application/ld+json"], [type=speculationrules])'),
    ]
    expect(scripts.map((script) => script.getAttribute('src') ?? script.textContent)).toEqual([
      bootScript,
    ])
    expect(stylesOf(page)).toHaveLength(1)
  })
})

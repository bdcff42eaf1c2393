import { describe, expect, it } from 'vitest'
import { cspHash } from '../../src/site/hosting/headers.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { addresses, documentOf, htmlFiles, only, readBuilt } from './dist.ts'

/** The directives of a policy with their sources. */
function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const pages = htmlFiles
  .filter((file) => !readBuilt(file).includes('http-equiv="refresh"'))
  .map((file) => [file, documentOf(file)] as const)

/** The hashes of the inline styles of a page. */
function stylesOf(page: Document): string[] {
  return [...page.querySelectorAll('style')].map((style) => cspHash(style.textContent))
}

/** The hashes of the inline scripts and speculation rules of a page. */
function scriptsOf(page: Document): string[] {
  const inline = [...page.querySelectorAll('script:not([type$=json])')]
  return inline.map((script) => cspHash(script.textContent))
}

it('no response may be framed by any site', () => {
  expect(readBuilt('_headers')).toContain(
    `${addresses.inSite('*')}\n  Content-Security-Policy: frame-ancestors 'self'\n`,
  )
})

/** The inline scripts of a page that the browser runs. */
function executableScripts(page: Document): (string | null)[] {
  const scripts = page.querySelectorAll(
    'script:not([type="application/ld+json"], [type=speculationrules])',
  )
  return Array.from(scripts, (script) => script.getAttribute('src') ?? script.textContent)
}

const [[, firstPage] = [undefined, undefined]] = pages

describe.each(pages)('the content security policy of %s', (_, page) => {
  const policy = only(page, 'meta[http-equiv="Content-Security-Policy"]', 'content')

  it('is before everything that the browser fetches', () => {
    const first = page.querySelector('meta[http-equiv], link, script, style')
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
  })

  it('allows only its inline scripts and styles, the frame of the map, and forms to the site or to a mail program', () => {
    const { map, enquiries } = frozenCatalogue.site
    const service = new URL(map.embed).origin
    const endpoint = enquiries.endpoint === null ? [] : [new URL(enquiries.endpoint).origin]
    expect(Object.fromEntries(directives(policy))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scriptsOf(page)],
      'style-src': ["'self'", ...stylesOf(page)],
      'img-src': ["'self'", 'data:'],
      'frame-src': [service],
      'form-action': ["'self'", 'mailto:', ...endpoint],
      'connect-src': ["'self'", service, ...endpoint],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['offline'],
    })
  })

  it('covers one executable inline script, that of all pages, and two styles, for the screen and for paper', () => {
    expect(executableScripts(page)).toHaveLength(1)
    expect(executableScripts(page)).toEqual(firstPage && executableScripts(firstPage))
    expect(stylesOf(page)).toHaveLength(2)
  })
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { frozenCatalogue, viewOf } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'

const home = viewOf('/')
const { services } = home.kind === 'home' ? home : expect.unreachable('/ is the home page')

/** The links of a service, with their texts. */
function waysOf(title: string): [string, string][] {
  const item = screen.getByRole('heading', { name: title, level: 3 }).closest('li')
  if (item === null) return expect.unreachable(`${title} is in the list of services`)
  return within(item)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ href, textContent }) => [
      new URL(href).protocol + new URL(href).host,
      textContent.trim(),
    ])
}

describe('the services of the home page', () => {
  it('are asked for by a call or in WhatsApp, which is first if a photograph helps', async () => {
    await renderSite('/')
    const { navigation } = frozenCatalogue.site
    for (const { title, photograph } of services.items) {
      const ways = [
        ['tel:', navigation.call],
        ['https:wa.me', photograph ? frozenCatalogue.site.photograph.link : navigation.whatsapp],
      ]
      expect(waysOf(title)).toEqual(photograph === undefined ? ways : ways.reverse())
    }
    expect(services.items.some(({ photograph }) => photograph !== undefined)).toBe(true)
  })

  it('have a message each, in words of a person or with the name of the service', () => {
    for (const { message } of services.items) expect(message).not.toBe('')
    expect(new Set(services.items.map(({ message }) => message)).size).toBe(services.items.length)
  })
})

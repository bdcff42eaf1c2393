import { screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import {
  contactWords,
  endpoint,
  freshBrowser,
  json,
  loadPage,
  priceWords,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

/** What axe finds; colours and the page's regions are looked at on the built site. */
async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

async function fail(): Promise<() => void> {
  const user = visitor()
  serverReplies(json(500, {}))
  const page = await loadPage(endpoint)
  const popup = page.price('Tiles')
  await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
  await screen.findByRole('button', { name: words.kept.retry })
  page.layout()
  return popup.unmount
}

describe('axe finds nothing', () => {
  it('in a form with errors', async () => {
    const user = visitor()
    ;(await loadPage(null)).contact()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors.summary)
    expect(await violations()).toEqual([])
  })

  it('in the banner of a saved enquiry', async () => {
    const close = await fail()
    close()
    const banner = await screen.findByRole('complementary')
    await visitor().click(within(banner).getByRole('button', { name: words.kept.details }))
    expect(await violations()).toEqual([])
  })
})

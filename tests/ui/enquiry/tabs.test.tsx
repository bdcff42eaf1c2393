import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import { accepted, freshBrowser, json, never, passTime, serverReplies } from './page.tsx'
import { enquiry, freshTabs, openTab, stepIn, unsentKeys, updates } from './tabs.ts'

freshBrowser()
freshTabs()

describe('two tabs', () => {
  it('the second one sees the first one’s enquiry, and that it was sent', async () => {
    serverReplies(json(500, {}), json(500, {}), accepted)
    openTab().add(enquiry, () => {})
    await passTime(1000)
    const second = openTab()
    await passTime(1000)
    expect(stepIn(second)).toEqual(['kept'])
    await passTime(60_000)
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('discarded in one, it is gone in the other, and is sent by neither', async () => {
    const received = serverReplies(json(500, {}))
    const { steps, onUpdate } = updates()
    openTab().add(enquiry, onUpdate)
    await passTime(1000)
    const second = openTab()
    await passTime(1000)
    const before = received.length
    await Promise.all([second.discard(enquiry.id), passTime(500)])
    expect(stepIn(second)).toEqual([])
    expect(steps.at(-1)).toBe('discarded')
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(before)
  })

  it('it cannot be discarded in one while the other is sending it', async () => {
    serverReplies(json(500, {}), never, accepted)
    const first = openTab()
    first.add(enquiry, () => {})
    await passTime(1000)
    void first.retry(enquiry.id)
    await passTime(500)
    const second = openTab()
    await passTime(500)
    await Promise.all([second.discard(enquiry.id), passTime(500)])
    expect(unsentKeys()).toHaveLength(1)
    await passTime(60_000)
    expect(unsentKeys()).toEqual([])
    expect(stepIn(second)).toEqual(['sent'])
  })
})

describe('on a page that is not served securely, where there are no Web Locks', () => {
  it('an enquiry cannot be discarded while this page is sending it, and is sent', async () => {
    Reflect.deleteProperty(navigator, 'locks')
    const received = serverReplies(async () => {
      await delay(500)
      return accepted()
    })
    const tab = openTab()
    tab.add(enquiry, () => {})
    await Promise.all([tab.discard(enquiry.id), tab.retry(enquiry.id), passTime(1000)])
    expect(stepIn(tab)).toEqual(['sent'])
    expect(received).toHaveLength(1)
  })
})

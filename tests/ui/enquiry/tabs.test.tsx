import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { accepted, freshBrowser, json, never, pass, serverReplies } from './page.tsx'
import { enquiry, freshTabs, keptKeys, openTab, stepIn, updates } from './tabs.ts'

freshBrowser()
freshTabs()

/** Web Locks, as far as they are used. */
function webLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _: object, work: (lock: object | null) => Promise<boolean>) {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

describe.each(['Web Locks', 'a lease in the storage'])('two tabs, with %s', (means) => {
  beforeEach(() => {
    const value = means === 'Web Locks' ? webLocks() : undefined
    Object.defineProperty(navigator, 'locks', { value, configurable: true })
  })

  it('that are both told that the connection is back send it once', async () => {
    const received = serverReplies(json(500, {}), json(500, {}), accepted)
    const { steps, onUpdate } = updates()
    openTab().add(enquiry, onUpdate)
    await pass(1000)
    openTab()
    await pass(1000)
    expect(received).toHaveLength(2)
    dispatchEvent(new Event('online'))
    await pass(60_000)
    expect(received).toHaveLength(3)
    expect(steps.at(-1)).toBe('sent')
    expect(keptKeys()).toEqual([])
  })

  it('the second one sees the first one’s enquiry, and that it was sent', async () => {
    serverReplies(json(500, {}), json(500, {}), accepted)
    openTab().add(enquiry, () => {})
    await pass(1000)
    const second = openTab()
    await pass(1000)
    expect(stepIn(second)).toEqual(['kept'])
    await pass(60_000)
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('discarded in one, it is gone in the other, and is sent by neither', async () => {
    const received = serverReplies(json(500, {}))
    const { steps, onUpdate } = updates()
    openTab().add(enquiry, onUpdate)
    await pass(1000)
    const second = openTab()
    await pass(1000)
    const before = received.length
    await Promise.all([second.discard(enquiry.id), pass(500)])
    expect(stepIn(second)).toEqual([])
    expect(steps.at(-1)).toBe('discarded')
    await pass(60 * 60 * 1000)
    expect(received).toHaveLength(before)
  })

  it('it cannot be discarded in one while the other is sending it', async () => {
    serverReplies(json(500, {}), never, accepted)
    const first = openTab()
    first.add(enquiry, () => {})
    await pass(1000)
    void first.retry(enquiry.id)
    await pass(500)
    const second = openTab()
    await pass(500)
    await Promise.all([second.discard(enquiry.id), pass(500)])
    expect(keptKeys()).toHaveLength(1)
    await pass(60_000)
    expect(keptKeys()).toEqual([])
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('closed in the middle of sending, the next visit sends it under the same key', async () => {
    const received = serverReplies(never, accepted)
    const first = openTab()
    first.add(enquiry, () => {})
    await pass(1000)
    first.close()
    // The browser lets go of a closed tab's locks; a lease runs out.
    Object.defineProperty(navigator, 'locks', {
      value: means === 'Web Locks' ? webLocks() : undefined,
      configurable: true,
    })
    const next = openTab()
    await pass(60_000)
    expect(received.map(({ key }) => key)).toEqual(['abc', 'abc'])
    expect(stepIn(next)).toEqual(['sent'])
  })

  it('with an enquiry each send both', async () => {
    const received = serverReplies(json(500, {}), json(500, {}), accepted)
    openTab().add(enquiry, () => {})
    openTab().add({ ...enquiry, id: 'def' }, () => {})
    await pass(60_000)
    expect(
      received
        .slice(2)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['abc', 'def'])
    expect(keptKeys()).toEqual([])
  })
})

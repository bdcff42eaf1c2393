import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueue } from '../../src/enquiry/outbox/queue.ts'
import { sampled } from '../helpers/runs.ts'
import {
  accepted,
  askForPrice,
  endpoint,
  freshBrowser,
  json,
  loadFormsPage,
  passTime,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['locks', 'clipboard', 'share', 'serviceWorker']) {
    Reflect.deleteProperty(navigator, name)
  }
})

const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
const never = () => new Promise(() => {})

function setLocks(value: object | undefined): void {
  Object.defineProperty(navigator, 'locks', { value, configurable: true })
}

/** Makes a property of the window throw as soon as it is read. */
function forbid(...names: readonly ('localStorage' | 'sessionStorage')[]): void {
  for (const name of names) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw refusal()
    })
  }
}

function throwIn(...methods: readonly ('setItem' | 'getItem' | 'removeItem')[]): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw refusal()
    })
  }
}

/** The interfaces of a page that is not served securely: it may be opened over plain http in the network of an office. */
function insecure(): void {
  setLocks(undefined)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('caches', undefined)
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true })
}

/** Interfaces of the browser, present or not, and how each fails. */
const blocked: Record<string, () => void> = {
  'Web Locks that are missing': () => setLocks(undefined),
  'Web Locks that throw': () =>
    setLocks({
      request: () => {
        throw refusal()
      },
    }),
  'Web Locks that refuse': () => setLocks({ request: () => Promise.reject(refusal()) }),
  'Web Locks that refuse after a while': () =>
    setLocks({
      request: () => new Promise((_, reject) => setTimeout(() => reject(refusal()), 500)),
    }),
  'Web Locks that never answer': () => setLocks({ request: never }),
  'Web Locks without a method': () => setLocks({}),
  'a storage that may not be read': () => forbid('localStorage'),
  'a storage of the tab that may not be read': () => forbid('sessionStorage'),
  'storages that may not be read': () => forbid('localStorage', 'sessionStorage'),
  'a storage that takes nothing': () => throwIn('setItem'),
  'a storage that gives nothing': () => throwIn('getItem'),
  'a storage that does nothing': () => throwIn('getItem', 'setItem', 'removeItem'),
  'no crypto': () => void vi.stubGlobal('crypto', undefined),
  'a crypto without methods': () => void vi.stubGlobal('crypto', {}),
  'a crypto that throws': () =>
    void vi.stubGlobal('crypto', {
      getRandomValues: () => {
        throw refusal()
      },
    }),
  'a page that is not served securely': insecure,
  'no newer interfaces': () => {
    insecure()
    for (const name of ['crypto', 'structuredClone', 'requestIdleCallback', 'BroadcastChannel']) {
      vi.stubGlobal(name, undefined)
    }
  },
  'all site data blocked': () => {
    setLocks({ request: () => Promise.reject(refusal()) })
    forbid('localStorage', 'sessionStorage')
  },
  'all site data blocked, without an answer': () => {
    setLocks({ request: never })
    forbid('localStorage', 'sessionStorage')
  },
}

const ways = Object.entries(blocked)

describe.each(ways)('with %s', (_, block) => {
  it('an enquiry is sent, once', async () => {
    block()
    const received = serverReplies(accepted)
    const page = await loadFormsPage(endpoint)
    page.price('Tiles')
    await askForPrice(visitor())
    await passTime(5000)
    expect(await screen.findByText(words.sent.heading)).toBeVisible()
    expect(received).toHaveLength(1)
  })
})

describe.each(sampled(ways))('with %s', (_, block) => {
  it('an enquiry that the server does not take now is tried again, and can be sent by hand', async () => {
    block()
    const received = serverReplies(json(503, {}), accepted)
    const page = await loadFormsPage(endpoint)
    page.price('Tiles')
    await askForPrice(visitor())
    // After a lock that does not answer, and long before the next try.
    await passTime(2500)
    await screen.findByText(words.kept.heading)
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    await passTime(60_000)
    await waitFor(() => expect(screen.getByText(words.sent.heading)).toBeVisible())
    expect(received).toHaveLength(2)
  })

  it('without a server, the message is handed over', async () => {
    block()
    const page = await loadFormsPage(null)
    page.price('Tiles')
    await askForPrice(visitor())
    await passTime(5000)
    expect(await screen.findByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
  })
})

describe('a clipboard', () => {
  it.each<[string, object | undefined]>([
    ['that is missing', undefined],
    ['that refuses', { writeText: () => Promise.reject(refusal()) }],
    [
      'that throws',
      {
        writeText: () => {
          throw refusal()
        },
      },
    ],
    ['that never answers', { writeText: never }],
  ])('%s: the message is selected, to be copied by hand', async (_, clipboard) => {
    const user = visitor()
    const page = await loadFormsPage(null)
    page.price('Tiles')
    await askForPrice(user)
    const copy = await screen.findByRole('button', { name: words.handOver.copy })
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await user.click(copy)
    await passTime(5000)
    expect(await screen.findByText(words.handOver.copyFailed)).toBeVisible()
    expect(screen.getByLabelText(words.handOver.message)).toHaveFocus()
  })
})

describe('the queue', () => {
  it.each([1, 3, 7, 20])('goes on after %i attempts that threw', async (count) => {
    const tried: string[] = []
    const ids = Array.from({ length: count }, (_, index) => `bad${index}`)
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    const queue = createQueue(async (id) => {
      tried.push(id)
      if (id !== 'good') throw refusal()
    })
    queue.set([...ids, 'good'].map((id) => [id, 0] as const))
    await passTime(1000)
    process.off('unhandledRejection', rejected)
    queue.stop()
    expect(tried).toContain('good')
    expect(tried).toHaveLength(count + 1)
  })
})

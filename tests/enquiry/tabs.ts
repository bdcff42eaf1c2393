import { afterEach, beforeEach, vi } from 'vitest'
import type { Enquiry } from '../../src/enquiry/enquiry.ts'
import type { Update } from '../../src/enquiry/outbox/entries.ts'
import { createOutbox, type Outbox } from '../../src/enquiry/outbox/outbox.ts'
import { endpoint } from './page.tsx'

export const sampleEnquiry: Enquiry = {
  id: 'abc',
  form: 'price',
  about: 'Tiles',
  writtenAt: '2024-01-01T00:00:00.000Z',
  fields: [{ name: 'phone', label: 'Phone', value: '+91 98765 43210', text: '+91 98765 43210' }],
}

const tabs: Outbox[] = []

/** Opens the site in one more tab. */
export function openTab(address: string | null = endpoint): Outbox {
  const tab = createOutbox({ endpoint: address, via: 'inbox' })
  tabs.push(tab)
  return tab
}

/** Records what a form is informed of its enquiry. */
export function updates() {
  const steps: Update['step'][] = []
  return { steps, onUpdate: (update: Update) => void steps.push(update.step) }
}

export const stepIn = (tab: Outbox) =>
  [...tab.entries.get().values()].map(({ status }) => status.step)
export const unsentKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('enquiry.kept.'))

/** Gives jsdom the Web Locks that the outbox uses, none of them held. */
function installWebLocks(): void {
  const held = new Set<string>()
  const locks = {
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
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
}

/** jsdom has one tab only: each change of the storage is announced as to another one. */
function announceStorage(): void {
  const { setItem, removeItem } = Storage.prototype
  const announce = (key: string) =>
    queueMicrotask(() => void dispatchEvent(new StorageEvent('storage', { key })))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value)
    announce(key)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    announce(key)
  })
}

/** Each test begins without a tab open, and what it stores is announced to all that it opens. */
export function freshTabs(): void {
  beforeEach(() => {
    installWebLocks()
    announceStorage()
  })
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.close()
    Reflect.deleteProperty(navigator, 'locks')
  })
}

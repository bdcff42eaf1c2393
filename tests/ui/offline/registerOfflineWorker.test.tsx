import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { registerOfflineWorker } from '../../../src/ui/offline/registerOfflineWorker.ts'
import { renderSite } from '../../helpers/site.tsx'

function stubServiceWorker(ready: Promise<unknown>): void {
  const serviceWorker = { value: { register: async () => undefined, ready } }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

it('each page is reported to the currently active worker', async () => {
  const first = { postMessage: vi.fn() }
  const next = { postMessage: vi.fn() }
  const registration = { active: first }
  stubServiceWorker(Promise.resolve(registration))
  const { router } = await renderSite('/')
  await registerOfflineWorker(router)
  expect(first.postMessage).toHaveBeenCalledTimes(1)
  registration.active = next
  await act(() => router.navigate({ to: '/About' }))
  await expect.poll(() => next.postMessage.mock.calls.length).toBe(1)
  expect(first.postMessage).toHaveBeenCalledTimes(1)
})

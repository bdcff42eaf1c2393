import type { RegisteredRouter } from '@tanstack/react-router'
import { afterPaint } from '../browser/afterPaint.ts'

type ScriptPolicy = { createScriptURL(text: string): string }

declare global {
  interface Window {
    /** Trusted Types, which not every browser has. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}

/** Registers the service worker, and tells it to cache each page that the visitor opens. Never throws. */
export async function registerOfflineWorker(
  router: Pick<RegisteredRouter, 'subscribe'>,
): Promise<void> {
  try {
    const { serviceWorker } = navigator
    const address = `${import.meta.env.BASE_URL}offline.js`
    const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => address })
    await serviceWorker.register(policy?.createScriptURL(address) ?? address)
    const registration = await serviceWorker.ready
    const cacheThisPage = () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      // Read each time: a new build brings another worker.
      registration.active?.postMessage({ page: location.href, files })
    }
    cacheThisPage()
    // After the paint, which a slow phone would show later.
    router.subscribe('onRendered', ({ pathChanged }) => pathChanged && afterPaint(cacheThisPage))
  } catch {
    // The browser has no service workers, forbids them, or has no space: the site works without one.
  }
}

import type { RegisteredRouter } from '@tanstack/react-router'

type ScriptPolicy = { createScriptURL(text: string): string }

declare global {
  interface Window {
    /** Trusted Types, which not every browser has. */
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
}

/** Registers the service worker, and has it cache each page that is shown, for when the device is offline. */
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
      // Another one, once a new build has come.
      registration.active?.postMessage({ page: location.href, files })
    }
    cacheThisPage()
    router.subscribe('onRendered', ({ pathChanged }) => pathChanged && cacheThisPage())
  } catch {
    // The browser has none, forbids it, or has no room: the site is as it is without.
  }
}

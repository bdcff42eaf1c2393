import type { RegisteredRouter } from '@tanstack/react-router'

/** What a browser with Trusted Types asks of a script's address. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(text: string): string },
      ): {
        createScriptURL(text: string): string
      }
    }
  }
}

/** Has a worker keep each page that is shown, with its pictures, for when there is no line. */
export async function registerOfflineWorker(
  router: Pick<RegisteredRouter, 'subscribe'>,
): Promise<void> {
  try {
    const { serviceWorker } = navigator
    const address = `${import.meta.env.BASE_URL}offline.js`
    const policy = window.trustedTypes?.createPolicy('offline', { createScriptURL: () => address })
    await serviceWorker.register(policy?.createScriptURL(address) ?? address)
    const registration = await serviceWorker.ready
    const tell = () => {
      const files = performance.getEntriesByType('resource').map(({ name }) => name)
      // Another one, once a new build has come.
      registration.active?.postMessage({ page: location.href, files })
    }
    tell()
    router.subscribe('onRendered', ({ pathChanged }) => pathChanged && tell())
  } catch {
    // The browser has none, forbids it, or has no room: the site is as it is without.
  }
}

import { type Remote, wrap } from 'comlink'
import { limitTime } from '../../catalogue/limitTime.ts'
import type { Place } from '../../catalogue/place.ts'
import type { CatalogueService, Snapshot } from './catalogueService.ts'

type Service = CatalogueService | Remote<CatalogueService>

/** In milliseconds. */
const WORKER_LIMIT = 20_000

/** Starts the service in a worker, so that typing never waits for it; here if no worker starts in time. */
async function startService(): Promise<Service> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const refused = new Promise<never>((_, reject) => {
      worker.addEventListener('error', reject, { once: true })
    })
    const service = wrap<CatalogueService>(worker)
    await limitTime(Promise.race([service.ready(), refused]), WORKER_LIMIT)
    return service
  } catch {
    const { createCatalogueService } = await import('./catalogueService.ts')
    return createCatalogueService()
  }
}

/** Asks a {@link CatalogueService} about snapshots of the catalogue; each is sent once. */
export function createCatalogueClient() {
  const starting = startService()
  let sent: Snapshot | undefined
  let loading: ReturnType<Service['load']> | undefined

  /** The answer to a question about a snapshot. */
  async function ask<A>(
    snapshot: Snapshot,
    question: (service: Service) => A,
  ): Promise<Awaited<A>> {
    const service = await starting
    if (snapshot !== sent) {
      const { texts, pictures, facts } = snapshot
      // Answered in the order of the calls.
      loading = service.load({ texts, pictures, facts })
      sent = snapshot
    }
    const [, answer] = await Promise.all([loading, question(service)])
    return answer
  }

  return {
    ask,
    /** The problems that the check finds in a snapshot. */
    check: (snapshot: Snapshot) => ask(snapshot, (service) => service.check()),
    /** The appearance of a place on the pages of the preview. */
    onPage: async (place: Place) => (await starting).onPage(place),
  }
}

export type CatalogueClient = ReturnType<typeof createCatalogueClient>

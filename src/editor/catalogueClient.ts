import { type Remote, wrap } from 'comlink'
import type {
  CatalogueService,
  PictureUsage,
  Snapshot,
  SnapshotChanges,
} from './catalogueService.ts'

type Service = CatalogueService | Remote<CatalogueService>

function changedEntries<V>(before: ReadonlyMap<string, V>, after: ReadonlyMap<string, V>) {
  const keys = [...new Set([...before.keys(), ...after.keys()])]
  return keys.flatMap((key) => {
    const value = after.get(key)
    return before.get(key) === value ? [] : [[key, value] as const]
  })
}

function changesBetween(before: Snapshot | undefined, after: Snapshot): SnapshotChanges {
  return {
    texts: changedEntries(before?.texts ?? new Map(), after.texts),
    pictures: changedEntries(before?.pictures ?? new Map(), after.pictures),
    facts: changedEntries(before?.facts ?? new Map(), after.facts),
  }
}

/** Starts the service in a worker, so that typing never waits for it; here where no worker starts. */
async function startService(): Promise<Service> {
  try {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    const refused = new Promise<never>((_, reject) => {
      worker.addEventListener('error', reject, { once: true })
    })
    const service = wrap<CatalogueService>(worker)
    await Promise.race([service.ready(), refused])
    return service
  } catch {
    const { createCatalogueService } = await import('./catalogueService.ts')
    return createCatalogueService()
  }
}

/** Asks a {@link CatalogueService} about snapshots of the catalogue; of each only the changes are sent. */
export function createCatalogueClient() {
  const starting = startService()
  let sent: Snapshot | undefined

  async function ask<A>(
    snapshot: Snapshot,
    question: (service: Service, changes: SnapshotChanges) => A,
  ): Promise<Awaited<A>> {
    const service = await starting
    const changes = changesBetween(sent, snapshot)
    sent = snapshot
    return await question(service, changes)
  }

  return {
    check: (snapshot: Snapshot) => ask(snapshot, (service, changes) => service.check(changes)),
    layout: (snapshot: Snapshot) => ask(snapshot, (service, changes) => service.layout(changes)),
    page: (snapshot: Snapshot, path: string) =>
      ask(snapshot, (service, changes) => service.page(changes, path)),
    pictureUsage: (snapshot: Snapshot, picture: string): Promise<PictureUsage> =>
      ask(snapshot, (service, changes) => service.pictureUsage(changes, picture)),
  }
}

export type CatalogueClient = ReturnType<typeof createCatalogueClient>

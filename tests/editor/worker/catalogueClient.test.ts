import { expose } from 'comlink'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkEdits } from '../../../src/editor/edit/checkEdits.ts'
import { createCatalogueClient } from '../../../src/editor/worker/catalogueClient.ts'
import {
  createCatalogueService,
  type Snapshot,
} from '../../../src/editor/worker/catalogueService.ts'
import { sharedFilePath } from '../../../src/pages/dataFiles.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'

const opened: Snapshot = { ...whole, facts: new Map() }
const broken = {
  ...opened,
  texts: new Map([...whole.texts, [sharedFilePath('site'), '{}'] as const]),
}
const withoutJobs = { ...opened, texts: new Map(whole.texts) }
withoutJobs.texts.delete(sharedFilePath('jobs'))

const channel = new MessageChannel()

/** A worker in this thread, which counts the snapshots that it is sent. */
class LocalWorker extends EventTarget {
  static sent = 0
  constructor() {
    super()
    expose(createCatalogueService(), channel.port1)
    channel.port2.addEventListener('message', ({ data }) => {
      this.dispatchEvent(new MessageEvent('message', { data }))
    })
    channel.port2.start()
  }
  postMessage(message: { path?: string[] }): void {
    if (message.path?.includes('load')) LocalWorker.sent += 1
    channel.port2.postMessage(message)
  }
}

/** A worker that the browser creates and then refuses to load. */
class RefusedWorker extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
}

describe('questions about a whole catalogue', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    channel.port1.close()
  })

  it.each([
    // A snapshot is sent again only after another one.
    ['in a worker', LocalWorker, 6],
    ['if there is no worker', undefined, 0],
    ['if a worker is refused', RefusedWorker, 0],
  ])('are answered %s', async (_, worker, sent) => {
    LocalWorker.sent = 0
    vi.stubGlobal('Worker', worker)
    const catalogue = createCatalogueClient()
    for (const snapshot of [opened, broken, withoutJobs, opened]) {
      expect(await catalogue.check(snapshot)).toEqual(checkEdits(snapshot))
    }
    expect(await catalogue.ask(broken, (service) => service.layout())).toBeUndefined()
    const screw = await catalogue.ask(opened, (service) => service.page('/Screw', false))
    expect(screw).toBeDefined()
    expect(LocalWorker.sent).toBe(sent)
  })
})

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { isText } from './hosting/compress.ts'

/** The files of the built site as a build finds them: when each was last touched, in milliseconds since 1970. */
export class Snapshot {
  readonly #times: ReadonlyMap<string, number>

  constructor(times: ReadonlyMap<string, number>) {
    this.#times = times
  }

  /** Their names, relative to the site's folder, in the order of the disk. */
  names(): string[] {
    return [...this.#times.keys()]
  }

  /** When a file or a compressed one was last touched; Infinity if one is gone. */
  touched(name: string): number {
    const files = isText(name) ? [name, `${name}.gz`, `${name}.br`] : [name]
    return Math.max(...files.map((one) => this.#times.get(one) ?? Number.POSITIVE_INFINITY))
  }

  /** Whether no file was touched after a time. */
  isOlderThan(time: number): boolean {
    return [...this.#times.values()].every((touched) => touched <= time)
  }
}

/** What the thread tells: the names, each on a line, and the times. */
export type Looked = { names: string; times: Float64Array }

/**
 * Looks at all files of the built site, in a thread of its own: of ten thousand pages they are 60,000,
 * and the catalogue is read and checked meanwhile.
 * @param server the built `snapshotThread.ts`
 */
export async function takeSnapshot(server: string, dist: string): Promise<Snapshot> {
  const [looked]: Looked[] = await once(new Worker(server, { workerData: dist }), 'message')
  if (looked === undefined) throw new Error('nothing was told of the built site')
  const names = looked.names === '' ? [] : looked.names.split('\n')
  return new Snapshot(new Map(names.map((name, i) => [name, looked.times[i] ?? 0])))
}

import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Seen } from '../../src/editor/answers.ts'
import { askHere, askWorker } from '../../src/editor/ask.ts'
import { changesOf, withChanges } from '../../src/editor/toWorker.ts'
import { fileOf } from '../../src/pages/files.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'

const seen: Seen = { ...(await readFolder('.')), facts: new Map() }

function withText(file: string, text?: string): Seen {
  const texts = new Map(seen.texts)
  if (text === undefined) texts.delete(file)
  else texts.set(file, text)
  return { ...seen, texts }
}

/** A worker that the browser begins with and then refuses. */
class Refused extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
}

describe('what is asked of a whole catalogue', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['there is no worker', undefined],
    ['a worker is refused', Refused],
  ])('is answered all the same where %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker)
    const ask = askWorker()
    const broken = withText(fileOf('site'), '{}')
    for (const one of [seen, broken]) {
      expect(await ask('judge', one)).toEqual(await askHere('judge', one))
    }
    expect(await ask('layout', broken)).toBeUndefined()
    const [picture = ''] = seen.pictures.keys()
    expect(await ask('uses', seen, picture)).toEqual(await askHere('uses', seen, picture))
  })

  it('is told to a worker by what has changed alone', () => {
    const after = withText(fileOf('site'), '{}')
    const less = withText(fileOf('jobs'))
    const nothing: Seen = { texts: new Map(), pictures: new Map(), facts: new Map() }
    for (const [from, to] of [
      [nothing, seen],
      [seen, after],
      [after, less],
      [less, nothing],
    ] as const) {
      expect(withChanges(from, changesOf(from, to))).toEqual(to)
    }
    expect([...changesOf(after, less).texts.keys()].toSorted()).toEqual(
      [fileOf('site'), fileOf('jobs')].toSorted(),
    )
    expect(withChanges(seen, changesOf(seen, { ...seen }))).toBe(seen)
  })
})

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { knownTexts, stampText } from '../../../src/site/disk/knownTexts.ts'
import { makeRegistry } from '../../check/fixture.ts'
import { emptyFolder } from '../../edits/catalogueCopy.ts'

const screw = 'data/pages/Screw.json'

afterEach(() => {
  vi.useRealTimers()
})

describe('the texts of a catalogue that a build has read before', () => {
  it('are what stands in the files, however soon after each other these change', async () => {
    const [root, cache] = [await emptyFolder(), await emptyFolder()]
    await mkdir(path.join(root, 'data/pages'), { recursive: true })
    for (let i = 0; i < 100; i += 1) {
      const text = i % 2 === 0 ? 'one' : 'two'
      await writeFile(path.join(root, screw), text)
      const { texts, stamps } = await knownTexts(root, cache)
      expect(texts.get(screw)).toBe(text)
      expect(stamps.get(screw)).toBe(stampText(text))
    }
  })

  it('are read again only where one is asked for', async () => {
    const [root, cache] = [await makeRegistry(), await emptyFolder()]
    // An hour later, whatever was written has long been as it is.
    vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] })
    await knownTexts(root, cache)
    const kept = path.join(cache, 'texts.json')
    const whole = await readFile(path.join(root, screw), 'utf8')
    await writeFile(kept, (await readFile(kept, 'utf8')).replace(stampText(whole), 'known'))
    const { texts, stamps } = await knownTexts(root, cache)
    expect(stamps.get(screw)).toBe('known')
    expect(texts.get(screw)).toBe(whole)
  })
})

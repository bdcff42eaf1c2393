import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../src/pages/list/line.ts'
import { readLink, writeLink } from '../../../src/pages/list/link.ts'
import { createList, type Kept } from '../../../src/pages/list/store.ts'
import { linePrefix } from '../../../src/ui/header/keys.ts'
import { runs } from '../../helpers/runs.ts'
import { aLine } from './lines.ts'

type ListStore = ReturnType<typeof createList>

/** One browser: its storage, and the tabs that share it. What happens in one the others hear of later. */
class Browser {
  readonly kept = new Map<string, string>()
  readonly tabs: Tab[] = []
  room: 'enough' | 'full' | 'forbidden' = 'enough'

  storageOf(tab: Tab): Kept {
    if (this.room === 'forbidden') throw new Error('forbidden')
    const { kept } = this
    const tell = (key: string) => {
      for (const other of this.tabs) if (other !== tab) other.unheard.push(key)
    }
    return {
      length: kept.size,
      key: (i) => [...kept.keys()][i] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => {
        if (this.room === 'full') throw new Error('full')
        kept.set(key, text)
        tell(key)
      },
      removeItem: (key) => {
        if (kept.delete(key)) tell(key)
      },
    }
  }
}

class Tab {
  unheard: string[] = []
  list: ListStore
  constructor(readonly browser: Browser) {
    this.list = this.load()
  }
  private load(): ListStore {
    return createList(() => this.browser.storageOf(this), new Map())
  }
  reload(): void {
    this.unheard = []
    this.list = this.load()
  }
  hear(): void {
    for (const key of this.unheard.splice(0)) this.list.onStorage({ key })
  }
}

type Step =
  | { does: 'puts'; tab: number; line: Omit<Line, 'id'> }
  | { does: 'changes' | 'removes' | 'opens a link'; tab: number; which: number }
  | { does: 'reloads' | 'hears'; tab: number }
  | { does: 'has room'; room: Browser['room'] }
  | { does: 'meets another version' }

const tab = fc.nat(1)
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('puts' as const), tab, line: aLine }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('changes' as const, 'removes' as const, 'opens a link' as const),
      tab,
      which: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('reloads' as const, 'hears' as const), tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('has room' as const),
      room: fc.constantFrom('enough' as const, 'full' as const, 'forbidden' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'meets another version' as const }) },
)

/** Plays a schedule, and holds after each step what the visitor was told against what there is. */
function play(schedule: readonly Step[]): void {
  const browser = new Browser()
  const tabs = [new Tab(browser), new Tab(browser)]
  browser.tabs.push(...tabs)
  let made = 0
  for (const step of schedule) {
    if (step.does === 'has room') browser.room = step.room
    else if (step.does === 'meets another version') {
      browser.kept.set(`${linePrefix}new${made++}`, '{"version":9}')
    } else {
      const here = tabs[step.tab]
      if (here !== undefined) takeStep(step, here, () => `${made++}`.padStart(4, '0'))
    }
  }
  // All is heard of and there is room: what was told to be kept stands in both tabs, the same.
  browser.room = 'enough'
  for (const one of tabs) one.list.tell('note', 'the end')
  for (const one of tabs) one.hear()
  for (const one of tabs) one.hear()
  const [first, second] = tabs.map(({ list }) => list.get())
  expect(first).toEqual(second)
  expect(first?.stored).toBe(true)
  const foreign = [...browser.kept.keys()].filter((key) => key.startsWith(`${linePrefix}new`))
  expect(first?.unreadable).toBe(foreign.length)
}

function takeStep(
  step: Exclude<Step, { does: 'has room' | 'meets another version' }>,
  here: Tab,
  newId: () => string,
): void {
  const { list } = here
  const before = list.get()
  const chosen = 'which' in step ? before.lines[step.which % (before.lines.length || 1)] : undefined
  switch (step.does) {
    case 'puts': {
      const line = { ...step.line, id: newId() }
      list.put(line)
      expect(list.get().lines).toContainEqual(line)
      return
    }
    case 'changes': {
      if (chosen === undefined) return
      list.put({ ...chosen, quantity: 'changed' })
      expect(list.get().lines.find(({ id }) => id === chosen.id)?.quantity).toBe('changed')
      return
    }
    case 'removes': {
      if (chosen === undefined || here.browser.room === 'forbidden') return
      list.remove(chosen.id)
      expect(list.get().lines.map(({ id }) => id)).not.toContain(chosen.id)
      list.put(chosen)
      expect(list.get().lines).toContainEqual(chosen)
      if (step.which % 2 === 0) list.remove(chosen.id)
      return
    }
    case 'opens a link': {
      const opened = readLink(writeLink(before))
      expect(opened?.lines).toEqual(before.lines.map(({ id: _, ...line }) => line))
      return
    }
    case 'reloads': {
      const { stored, lines } = before
      here.reload()
      if (here.browser.room === 'forbidden') return
      // What it said it kept is there, as long as no other tab took it away.
      const after = here.list.get().lines
      const kept = lines.filter(({ id }) => here.browser.kept.has(linePrefix + id))
      if (stored)
        expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)))
      expect(here.list.get().stored).toBe(true)
      return
    }
    case 'hears':
      here.hear()
  }
}

const seed = Number(process.env.LIST_SEED ?? 20261121)

describe('the list', () => {
  it('loses nothing in any schedule of two tabs, reloads, full and forbidden storage', () => {
    fc.assert(fc.property(fc.array(aStep, { minLength: 5, maxLength: 60 }), play), {
      seed,
      numRuns: runs(200),
    })
  })

  it('says when it cannot keep a line, keeps it for this page, and stores it once there is room', () => {
    const browser = new Browser()
    const here = new Tab(browser)
    browser.tabs.push(here)
    const line: Line = {
      id: '1',
      path: '/Sheet',
      name: 'Sheets',
      values: {},
      quantity: '3',
      unit: 'pieces',
    }
    for (const room of ['full', 'forbidden'] as const) {
      browser.room = room
      here.list.put(line)
      expect(here.list.get()).toMatchObject({ lines: [line], stored: false })
    }
    browser.room = 'enough'
    here.list.tell('place', 'Hazira')
    expect(here.list.get()).toMatchObject({ stored: true, details: { place: 'Hazira' } })
    here.reload()
    expect(here.list.get().lines).toEqual([line])
  })

  it('loses no line where two tabs write at once and neither has heard of the other', () => {
    const browser = new Browser()
    browser.tabs.push(new Tab(browser), new Tab(browser))
    for (const [nth, one] of browser.tabs.entries()) {
      one.list.put({
        id: `${nth}`,
        path: '/Sheet',
        name: 'S',
        values: {},
        quantity: '',
        unit: 'area',
      })
    }
    for (const one of browser.tabs) one.hear()
    for (const one of browser.tabs) expect(one.list.get().lines).toHaveLength(2)
  })
})

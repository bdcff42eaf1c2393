import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewItem } from '../../../src/enquiry/list/listItem.ts'
import { readListLink, writeListLink } from '../../../src/enquiry/list/listLink.ts'
import { itemKeyPrefix } from '../../../src/ui/header/listStorage.ts'
import { ListBrowser, type ListTab, type Room, sheets } from '../../helpers/listBrowser.ts'
import { runs } from '../../helpers/runs.ts'
import { arbitraryItem } from './arbitraryItem.ts'

type TabStep =
  | { does: 'add'; tab: number; item: NewItem }
  | { does: 'change' | 'remove' | 'share'; tab: number; which: number }
  | { does: 'reload' | 'receive'; tab: number }

type Step = TabStep | { does: 'set room'; room: Room } | { does: 'store another version' }

const tab = fc.nat(1)
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('add' as const), tab, item: arbitraryItem }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('change' as const, 'remove' as const, 'share' as const),
      tab,
      which: fc.nat(9),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('reload' as const, 'receive' as const), tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('set room' as const),
      room: fc.constantFrom<Room>('enough', 'full', 'forbidden'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'store another version' as const }) },
)

/** Plays a schedule, and checks after each step what the list says against what is stored. */
function play(schedule: readonly Step[]): void {
  const browser = new ListBrowser()
  const { tabs } = browser
  let others = 0
  for (const [i, step] of schedule.entries()) {
    if (step.does === 'set room') browser.room = step.room
    else if (step.does === 'store another version') {
      browser.stored.set(`${itemKeyPrefix}new${others++}`, '{"version":9}')
    } else {
      const here = tabs[step.tab]
      if (here !== undefined) takeStep(step, here, `${i}`.padStart(4, '0'))
    }
  }
  // With room again and all events received, both tabs show the same, and all of it is stored.
  browser.room = 'enough'
  for (const { list } of tabs) list.setDetail('note', 'the end')
  for (const one of [...tabs, ...tabs]) one.receive()
  const [first, second] = tabs.map(({ list }) => list.get())
  expect(first).toEqual(second)
  expect(first).toMatchObject({ stored: true, unreadable: others })
}

function takeStep(step: TabStep, here: ListTab, id: string): void {
  const { browser, list } = here
  const before = list.get()
  const chosen = 'which' in step ? before.items[step.which % (before.items.length || 1)] : undefined
  switch (step.does) {
    case 'add': {
      const item = { ...step.item, id }
      list.save(item)
      expect(list.get().items).toContainEqual(item)
      return
    }
    case 'change': {
      if (chosen === undefined) return
      list.save({ ...chosen, quantity: 'changed' })
      expect(list.get().items.find((item) => item.id === chosen.id)?.quantity).toBe('changed')
      return
    }
    case 'remove': {
      if (chosen === undefined || browser.room === 'forbidden') return
      list.remove(chosen.id)
      expect(list.get().items.map((item) => item.id)).not.toContain(chosen.id)
      list.save(chosen)
      expect(list.get().items).toContainEqual(chosen)
      if (step.which % 2 === 0) list.remove(chosen.id)
      return
    }
    case 'share':
      expect(readListLink(writeListLink(before))?.items).toEqual(
        before.items.map(({ id: _, ...item }) => item),
      )
      return
    case 'reload': {
      here.reload()
      if (browser.room === 'forbidden') return
      const after = here.list.get()
      // An item that it showed as stored is there, unless another tab has removed it.
      const expected = before.items.filter((item) => browser.stored.has(itemKeyPrefix + item.id))
      if (before.stored) {
        expect(after.items.map((item) => item.id)).toEqual(
          expect.arrayContaining(expected.map((item) => item.id)),
        )
      }
      expect(after.stored).toBe(browser.room === 'enough')
      return
    }
    case 'receive':
      here.receive()
  }
}

const seed = Number(process.env.LIST_SEED ?? 20261121)
const numRuns = runs(500)

describe('the list', () => {
  it(`loses nothing in ${numRuns} schedules of two tabs, reloads, full and forbidden storage`, () => {
    fc.assert(fc.property(fc.array(steps, { minLength: 5, maxLength: 60 }), play), {
      seed,
      numRuns,
    })
  })

  it.each(['full', 'forbidden'] as const)(
    'says that nothing is stored before there is an item: %s storage',
    (room) => {
      const browser = new ListBrowser()
      browser.room = room
      const [here] = browser.tabs
      here?.reload()
      expect(here?.list.get()).toMatchObject({ items: [], stored: false })
      browser.room = 'enough'
      here?.list.save(sheets('1'))
      expect(here?.list.get().stored).toBe(true)
    },
  )
})

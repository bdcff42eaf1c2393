import fc from 'fast-check'
import { behaviours } from './server.ts'
import type { Visitor } from './visitor.ts'

const waits = [10, 100, 200, 1000, 6000, 25_000, 60_000]

/** Something that happens: to a tab, or to the browser as a whole. */
export type Step = { what: string; happens: (visitor: Visitor) => unknown }

const tabs = fc.nat(2)

/** A step with its words, as a failure prints them. */
export function stepArbitrary<T>(arbitrary: fc.Arbitrary<T>, make: (value: T) => Step) {
  return arbitrary.map((value) => {
    const { what, happens } = make(value)
    return { what, happens, [fc.toStringMethod]: () => what }
  })
}

const submit = stepArbitrary(
  fc.tuple(tabs, fc.nat(1), fc.integer({ min: 1, max: 2 })),
  ([nth, form, times]) => ({
    what: `tab ${nth}: form ${form} is submitted ${times} times within one task`,
    happens: (visitor) => {
      const tab = visitor.tab(nth)
      if (tab !== undefined) visitor.submit(tab, form, times)
    },
  }),
)
const press = stepArbitrary(fc.tuple(tabs, fc.nat(20)), ([nth, button]) => ({
  what: `tab ${nth}: button ${button} is pressed`,
  happens: (visitor) => {
    const tab = visitor.tab(nth)
    return tab && visitor.press(tab, button)
  },
}))
const leave = stepArbitrary(fc.tuple(tabs, fc.boolean(), fc.boolean()), ([nth, one, two]) => ({
  what: `tab ${nth} is ${one || two ? 'reloaded' : 'closed'}`,
  happens: (visitor) => {
    const tab = visitor.tab(nth)
    if (tab !== undefined) visitor.leave(tab, one || two)
  },
}))
const open = stepArbitrary(fc.constant(0), () => ({
  what: 'a tab is opened',
  happens: ({ browser }) => browser.tabs.length < 3 && browser.open(),
}))
const server = stepArbitrary(fc.constantFrom(...behaviours), (does) => ({
  what: `the server ${does}`,
  happens: ({ browser }) => {
    browser.server.does = does
  },
}))
const connection = stepArbitrary(fc.boolean(), (online) => ({
  what: `the connection is ${online ? 'back' : 'gone'}`,
  happens: ({ browser }) => browser.setOnline(online),
}))
const storage = stepArbitrary(fc.boolean(), (full) => ({
  what: `the storage is ${full ? 'full' : 'free'}`,
  happens: ({ browser }) => {
    browser.full = full
  },
}))
const otherVersion = stepArbitrary(fc.option(fc.nat(5)), (nth) => ({
  what: `another version of the site stores ${nth === null ? 'an enquiry' : `enquiry ${nth} anew`}`,
  happens: (visitor) => visitor.useOtherVersion(nth),
}))
const wait = stepArbitrary(fc.constantFrom(...waits), (ms) => ({
  what: `${ms} ms pass`,
  happens: ({ browser }) => browser.clock.pass(ms),
}))

/** Events, each as often as it is likely. */
export const scheduleSteps: fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: submit },
  { weight: 5, arbitrary: press },
  { weight: 3, arbitrary: leave },
  { weight: 2, arbitrary: open },
  { weight: 4, arbitrary: server },
  { weight: 1, arbitrary: connection },
  { weight: 1, arbitrary: storage },
  { weight: 1, arbitrary: otherVersion },
  { weight: 5, arbitrary: wait },
]

/**
 * Lets a schedule happen, and looks at what holds at every moment and in the end.
 * @param visitor in a browser without a tab
 */
export async function runSchedule(visitor: Visitor, schedule: readonly Step[]): Promise<void> {
  visitor.browser.open()
  for (const { happens } of schedule) {
    await visitor.browser.clock.pass(5)
    await happens(visitor)
    await visitor.browser.clock.pass(5)
    visitor.look()
  }
  await visitor.settle()
  for (const tab of visitor.browser.tabs) tab.close()
}

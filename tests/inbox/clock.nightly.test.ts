import { describe, expect, it } from 'vitest'
import { upkeep } from '../../src/inbox/store/upkeep.ts'
import { day, makeInbox, newFile, openFile, type TestInbox } from './inbox.ts'
import { postedEnquiry } from './requests.ts'

const [second, hour] = [1000, 3_600_000]

/** Turns the clock by some milliseconds, each time followed by a run of the upkeep. */
async function turn({ clock, inbox }: TestInbox, ...steps: readonly number[]): Promise<void> {
  for (const step of steps) {
    clock.now += step
    await upkeep(inbox)
  }
}

const times = (count: number, ...steps: readonly number[]) =>
  Array.from({ length: count }, () => steps).flat()

const warning = 'Nothing is deleted by age'

async function isWarned({ visit, signIn }: TestInbox): Promise<boolean> {
  const page = await visit('/', undefined, await signIn())
  return (await page.text()).includes(warning)
}

describe('an enquiry that is kept for 90 days', () => {
  it.each<[string, number[], boolean]>([
    ['90 days, one by one', times(90, day), true],
    ['91 days, one by one', times(91, day), false],
    ['91 days in one hour each', times(91 * 4, 6 * hour), false],
    ['steps back of a millisecond', times(80, day, -1), true],
    ['steps back of a second', times(80, day, -second, second), true],
    ['steps back of an hour', times(80, day, -hour, hour), true],
    ['91 days with steps back of a second', times(91, day, -second, 2 * second), false],
    ['a thousand restarts after a step back of a second', [-second, ...times(1000, 0)], true],
    ['a thousand restarts after a step back of a day', [-day, ...times(1000, 0)], true],
    ['a thousand restarts after a step back of 9000 days', [-9000 * day, ...times(1000, 0)], true],
    ['a thousand restarts two years ahead', [730 * day, ...times(1000, 0)], true],
    ['31 days ahead and back', [31 * day, -31 * day], true],
    ['900 days ahead and back', [900 * day, -900 * day], true],
    ['a wrong time for a week', [900 * day, ...times(7, day), -900 * day], true],
    ['off for 29 days, three times', times(3, 29 * day), true],
    ['off for 30 days, three times, and a day', [...times(3, 30 * day), day], false],
    ['off for 92 days at once', [92 * day], true],
    ['ahead by 31 days for ever', times(200, 31 * day), true],
  ])('%s', async (_, steps, kept) => {
    const inbox = await makeInbox({ INBOX_KEEP_DAYS: '90' })
    await inbox.post(postedEnquiry())
    await turn(inbox, ...steps)
    expect(await inbox.stored()).toHaveLength(kept ? 1 : 0)
  })

  it.each([0, 1, second, -1, -second, hour])(
    'by two inboxes whose clocks differ by %i ms',
    async (difference) => {
      const file = newFile()
      const open = async () => makeInbox({ INBOX_KEEP_DAYS: '90' }, { store: await openFile(file) })
      const [first, other] = [await open(), await open()]
      other.clock.now += difference
      await first.post(postedEnquiry())
      for (let i = 0; i < 178; i += 1) {
        await turn(first, day / 2)
        await turn(other, day / 2)
      }
      expect(await first.stored()).toHaveLength(1)
      expect(await isWarned(other)).toBe(false)
      await turn(first, 2 * day)
      await turn(other, 2 * day)
      expect(await first.stored()).toEqual([])
    },
  )

  it.each([
    ['ahead', 900 * day],
    ['behind', -9000 * day],
    ['behind by a second', -second],
  ])('that came while the clock was %s outlives the correction', async (_, wrong) => {
    const inbox = await makeInbox({ INBOX_KEEP_DAYS: '90' })
    await inbox.post(postedEnquiry())
    await turn(inbox, wrong)
    await inbox.post(postedEnquiry())
    await turn(inbox, -wrong)
    expect(await inbox.stored()).toHaveLength(2)
    await turn(inbox, ...times(91, day))
    expect(await inbox.stored()).toEqual([])
  })
})

describe('the owner', () => {
  it.each<[string, number, boolean]>([
    ['right', day, false],
    ['a second behind', -second, false],
    ['a day behind', -day, true],
    ['29 days ahead', 29 * day, false],
    ['31 days ahead', 31 * day, true],
    ['ten years ahead', 3650 * day, true],
  ])('reads why nothing is deleted, unless the clock is right: %s', async (_, step, warned) => {
    const inbox = await makeInbox()
    await inbox.post(postedEnquiry())
    await turn(inbox, step)
    expect(await isWarned(inbox)).toBe(warned)
    expect(inbox.lines.join().includes('clock not believed')).toBe(warned)
  })

  it.each<[string, number, number]>([
    ['after 92 days without the inbox', 92 * day, 0],
    ['after a database of the future', -3650 * day, 91 * day],
  ])('confirms the clock: %s', async (_, step, rest) => {
    const inbox = await makeInbox({ INBOX_KEEP_DAYS: '90' })
    await inbox.post(postedEnquiry())
    await turn(inbox, step)
    expect(await inbox.stored()).toHaveLength(1)
    await inbox.visit('/clock', {}, await inbox.signIn())
    expect(await isWarned(inbox)).toBe(false)
    await turn(inbox, ...times(rest / day, day), 0)
    expect(await inbox.stored()).toEqual([])
  })
})

import fc from 'fast-check'
import { it } from 'vitest'
import { runs } from '../../helpers/runs.ts'
import { ScheduledBrowser } from './browser.ts'
import { runSchedule, scheduleSteps } from './steps.ts'
import { Visitor } from './visitor.ts'

/** The same schedules in every run, so that a failure is seen again; another seed tries others. */
const seed = Number(process.env.ENQUIRY_SEED ?? 20240901)
const numRuns = runs(Number(process.env.ENQUIRY_RUNS ?? 200))

const schedule = fc.array(fc.oneof(...scheduleSteps), { minLength: 5, maxLength: 30 })

it('no enquiry is lost, none is sent twice, whatever happens', { timeout: 3_600_000 }, () =>
  fc.assert(
    fc.asyncProperty(schedule, (steps) => runSchedule(new Visitor(new ScheduledBrowser()), steps)),
    { seed, numRuns },
  ),
)

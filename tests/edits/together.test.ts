import { expect, it } from 'vitest'
import { isBlocking } from '../../src/check/formatLaunchQuestions.ts'
import { launchQuestions } from '../../src/check/launchQuestions.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { edits } from './edits.ts'
import { built, edited, suites, vitest } from './suites.ts'

it('all right edits together, ready for the launch, fail no test, nor one of the built site', async () => {
  const { CATALOGUE } = await edited(edits)
  const { questions } = launchQuestions(await readFolder(CATALOGUE))
  expect(questions.filter(isBlocking)).toEqual([])
  await vitest(['unit', 'dom'], suites, { CATALOGUE })
  await vitest(['built', 'languages'], [], { CATALOGUE, SITE_DIST: await built(CATALOGUE) })
})

import { expect, it } from 'vitest'
import { launchQuestions } from '../../src/check/launchQuestions.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { edits } from './edits.ts'
import { built, edited, suites, vitest } from './suites.ts'

it('all right edits together, ready for the launch, turn no test red, in the built site as well', async () => {
  const { CATALOGUE } = await edited(edits)
  expect(launchQuestions(await readFolder(CATALOGUE))).toEqual([])
  await vitest('unit', suites, { CATALOGUE })
  await vitest('built', [], { CATALOGUE, SITE_DIST: await built(CATALOGUE) })
})

import { expect, it } from 'vitest'
import { isBlocking } from '../../src/check/formatLaunchQuestions.ts'
import { launchQuestions } from '../../src/check/launchQuestions.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { editedCatalogue, runContentGate } from './contentGate.ts'
import { edits } from './edits.ts'
import { taskEdits } from './taskEdits.ts'

it('all right edits and tasks of the editor together, ready for the launch, go live', async () => {
  const root = await editedCatalogue([...edits, ...taskEdits])
  const { questions } = launchQuestions(await readFolder(root))
  expect(questions.filter(isBlocking)).toEqual([])
  expect(await runContentGate(root)).toMatchObject({ code: 0 })
})

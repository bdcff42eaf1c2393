import { expect, it } from 'vitest'
import { blockingAnswers, launchList } from '../../src/check/launchList.ts'
import { readFolder } from '../../src/site/disk/checkFolder.ts'
import { editedCatalogue, runContentGate } from './contentGate.ts'
import { edits } from './edits.ts'
import { taskEdits } from './taskEdits.ts'

it('all right edits and tasks of the editor together, ready for the launch, go live', async () => {
  const root = await editedCatalogue([...edits, ...taskEdits])
  expect(blockingAnswers(launchList(await readFolder(root)))).toEqual([])
  expect(await runContentGate(root)).toMatchObject({ code: 0 })
})

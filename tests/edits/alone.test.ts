import { it } from 'vitest'
import { edits } from './edits.ts'
import { edited, suites, vitest } from './suites.ts'

it.each(edits)('a right edit alone turns no test red: $name', async (edit) => {
  await vitest('unit', suites, await edited([edit]))
})

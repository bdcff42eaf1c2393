import { it } from 'vitest'
import { edits } from './edits.ts'
import { edited, suites, vitest } from './suites.ts'

it.each(edits)('a right edit alone fails no test: $name', async (edit) => {
  await vitest(['unit', 'dom'], suites, await edited([edit]))
})

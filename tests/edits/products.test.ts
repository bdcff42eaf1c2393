import { it } from 'vitest'
import { eachProduct } from './everyProduct.ts'
import { edited, suites, vitest } from './suites.ts'

it.each(eachProduct)(
  'a product renamed and its neighbour removed fail no test: $slug',
  async ({ edits }) => {
    await vitest(['unit', 'dom'], suites, await edited(edits))
  },
)

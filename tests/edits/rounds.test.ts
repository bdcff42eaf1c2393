import { it } from 'vitest'
import { editsOfRound, rounds } from './everyProduct.ts'
import { edited, suites, vitest } from './suites.ts'

it.each(rounds)(
  'a third of the products removed and the others renamed fail no test: round %i',
  async (round) => {
    await vitest(['unit', 'dom'], suites, await edited(editsOfRound(round)))
  },
)

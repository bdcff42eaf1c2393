import type { z } from 'zod'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { ValueWriting } from '../catalogue/textOf.ts'
import type { Spellings } from '../catalogue/unit.ts'
import type { roofCalculator } from './schemas/roofCalculatorWords.ts'

/** The words of the roof calculator, and how figures are written in the language of the page. */
export type RoofWords = {
  roofCalculator: z.infer<typeof roofCalculator>
  line: {
    /** A number with the unit that was chosen beside it, `{number} {unit}`. */
    amount: string
    units: { pieces: string }
    /** A length as it was typed, with the same in millimetres. */
    converted: string
    /** The label of the count in a message. */
    calculated: string
  }
  writing: ValueWriting
  /** How the units of the calculator are written, also in feet, and how people spell units. */
  units: Pick<Vocabulary['units'], 'mm' | 'm' | '%'>
  feet: Pick<Vocabulary['writing'], 'feet' | 'inches' | 'feetAndInches'>
  spellings: Spellings
}

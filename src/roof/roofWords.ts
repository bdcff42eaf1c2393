import type { z } from 'zod'
import type { PluralTexts } from '../catalogue/intl.ts'
import type { Vocabulary } from '../catalogue/schemas/properties.ts'
import type { ValueWriting } from '../catalogue/textRuns.ts'
import type { LengthUnit, RoleSpellings } from '../catalogue/unit.ts'
import type { roofCalculator } from './schemas/roofCalculatorWords.ts'
import type { lengthFaults } from './typedRoof.ts'

/** The words of the roof calculator, and the notation of figures in the language of the page. */
export type RoofWords = {
  roofCalculator: z.infer<typeof roofCalculator>
  line: {
    /** A number with its chosen unit, `{number} {unit}`. */
    amount: string
    units: { pieces: string }
    unitsOfOne: { pieces: string }
    lengthUnits: Readonly<Record<LengthUnit, string>>
    lengthFaults: Readonly<Record<(typeof lengthFaults)[number], string>>
    /** The label of the count in a message. */
    calculated: string
  }
  /** The link that opens a WhatsApp chat for a photograph. */
  photograph: string
  writing: ValueWriting
  /** The templates of the units that the calculator uses, by role. */
  units: Readonly<Record<'mm' | 'm' | '%', PluralTexts>>
  feet: Pick<Vocabulary['writing'], 'feet' | 'inches' | 'feetAndInches'>
  spellings: RoleSpellings
}

/** True for the words of a catalogue that has a roof calculator. */
export function hasCalculator<W extends { roofCalculator?: unknown }>(
  words: W,
): words is W & { roofCalculator: NonNullable<W['roofCalculator']> } {
  return words.roofCalculator !== undefined
}

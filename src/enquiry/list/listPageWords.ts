import type { PropertyRole } from '../../catalogue/propertyRole.ts'
import type { RoofWords } from '../../roof/roofWords.ts'
import type { ListWords } from '../schemas/listWords.ts'

/** The words of the list and of an enquiry, and what the catalogue says of choosing. */
export type ListPageWords = Omit<ListWords, 'roofCalculator'> &
  Pick<RoofWords, 'photograph' | 'writing' | 'units' | 'feet' | 'spellings'> & {
    /** Left out if the catalogue has no roof calculator. `subject`: of a message about a roof whose sheet is not chosen. */
    roofCalculator?: (RoofWords['roofCalculator'] & { subject: string }) | undefined
    /** The choices of a product, in the order of the message. */
    choices: readonly { property: string; label: string; role?: PropertyRole }[]
    /** The words of tables that leave the choice to the buyer. */
    namesNoValue: readonly string[]
    /** The label of the purpose. */
    purpose: string
    /** The same in English, if the page is in another language: the business reads both. */
    english?: ListPageWords
  }

import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { withLatinDigits } from '../../catalogue/latinDigits.ts'
import type { ValueWriting } from '../../catalogue/textRuns.ts'

// The messages of enquiries are written in this folder alone, from data. This file has what all of them
// share, and every page loads it. `productMessage.ts` writes what a product's page asks, `formMessage.ts` what a form
// sends, `listMessage.ts` the buyer's list, also on paper, `roofMessage.ts` a calculated roof without a list, and
// `ownerMessage.ts` what the inbox shows of all of them. `rowRequests.ts` asks for a row of a product's table, and
// `messageLinks.ts` makes the addresses that carry a message.

/** Joins a label and its text. */
export type LabelWriting = Pick<ValueWriting, 'labelled'>

/** A label, which may be empty, with its text: a line of a message. `part` is its role in an item of a list. */
export type MessageLine = {
  label: string
  text: string
  part?: 'value' | 'quantity' | 'calculated'
}

/** Lines as a message has them: each text behind its label, if it has one. */
export function writeLines(lines: readonly MessageLine[], { labelled }: LabelWriting): string[] {
  return lines.map(({ label, text: value }) =>
    label ? fillTemplates(labelled, { label, value }) : value,
  )
}

/**
 * The same in English, for the business, below a message or a part of one in another language. Whatever was typed
 * stays as it is, with the digits that everybody reads.
 * @param heading the subject, or the name of a product
 */
export function writeEnglish(
  heading: string,
  lines: readonly MessageLine[],
  writing: LabelWriting,
): string {
  return withLatinDigits([heading, ...writeLines(lines, writing)].filter(Boolean).join('\n'))
}

/**
 * A message with the same in English below it.
 * @param english undefined if the message itself is in English
 */
export function addEnglish(message: string, english: string | undefined): string {
  return english ? `${message}\n\n${english}` : message
}

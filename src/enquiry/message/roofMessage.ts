import {
  addEnglish,
  type LabelWriting,
  type MessageLine,
  writeEnglish,
  writeLines,
} from './enquiryMessage.ts'

/** Subject and lines of the message in one language. */
type RoofMessagePart = {
  subject: string
  lines: readonly MessageLine[]
  writing: LabelWriting
}

/**
 * The message with a calculated roof.
 * @param address the page of the chosen sheet, or of the calculator
 * @param english undefined if the message itself is in English
 */
export function roofMessage(
  { subject, lines, writing }: RoofMessagePart,
  address: string,
  english: RoofMessagePart | undefined,
): string {
  return addEnglish(
    [subject, ...writeLines(lines, writing), address].join('\n'),
    english && writeEnglish(english.subject, english.lines, english.writing),
  )
}

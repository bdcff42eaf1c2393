import { ownValue } from './ownValue.ts'

/** Replaces the placeholder `{name}` of a text by a value, which may contain any character. */
export function fillTemplate(text: string, name: string, value: string): string {
  return fillTemplates(text, { [name]: value })
}

/** Replaces every placeholder `{name}` that has a value; others stay as they are. */
export function fillTemplates(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name) ?? placeholder,
  )
}

/** A unit for any number but one, and for one: `metres`, `metre`. */
type UnitNames = { unit: string; one?: string | undefined }

/**
 * A number as it was typed, with its unit: `1 metre`, `30 metres`.
 * @param template contains `{number}` and `{unit}`
 */
export function amountText(number: string, { unit, one }: UnitNames, template: string): string {
  return fillTemplates(template, { number, unit: (number === '1' && one) || unit })
}

/** Joins labels inside a sentence. With commas, capitalized labels would read as part of the sentence. */
export function labelList(labels: readonly string[]): string {
  return labels.join(' · ')
}

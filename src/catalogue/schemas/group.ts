import { z } from 'zod'
import { headingText, text } from './text.ts'

/** An object schema with its title and description in forms. */
export function group<Shape extends z.core.$ZodLooseShape>(
  title: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ title, description })
}

/** A heading and the text below it. */
export function headingAndText(title: string, description: string, heading: string, below: string) {
  return group(title, description, {
    heading: headingText('Shown above the text.', heading),
    text: text('Text', 'Shown below the heading.', below),
  })
}

/** A list that may be empty, with its title and description in forms. */
export function listMayBeEmpty<Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
) {
  return z.array(item).meta({ title, description })
}

/** A list with at least one entry, with its title and description in forms. */
export function listOf<Item extends z.ZodType>(title: string, description: string, item: Item) {
  return z.array(item).min(1).meta({ title, description })
}

/** A short point with the reason why it matters to the buyer. */
export const Point = group('Point', 'A short point and why it matters.', {
  title: text('Title', 'The point in a few words.', 'Light to lift'),
  text: text('Text', 'Why it matters to the buyer.', 'Two men carry a sheet up a ladder.'),
})

export type Point = z.infer<typeof Point>

/** An object with one value for every name of a list. */
export function recordOf<Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  title: string,
  description: string,
  value: Value,
  example: z.input<Value>,
) {
  const examples = [Object.fromEntries(names.map((name) => [name, example]))]
  return z.record(z.enum(names), value).meta({ title, description, examples })
}

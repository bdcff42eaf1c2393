import { z } from 'zod'
import { headingText, text } from './text.ts'

/** A group of fields with what an editor sees about it. */
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

/** A list that may be empty, with what an editor sees about it. */
export function listMayBeEmpty<Item extends z.ZodType>(
  title: string,
  description: string,
  item: Item,
) {
  return z.array(item).meta({ title, description })
}

/** A list with at least one entry, with what an editor sees about it. */
export function listOf<Item extends z.ZodType>(title: string, description: string, item: Item) {
  return z.array(item).min(1).meta({ title, description })
}

/** A short point: what it is called, and why it matters to the buyer. */
export const Point = group('Point', 'A short point and why it matters.', {
  title: text('Title', 'The point in a few words.', 'Light to lift'),
  text: text('Text', 'Why it matters to the buyer.', 'Two men carry a sheet up a ladder.'),
})

export type Point = z.infer<typeof Point>

/** A value for each of the names that the code knows. */
export function each<Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  title: string,
  description: string,
  value: Value,
  example: z.input<Value>,
) {
  const examples = [Object.fromEntries(names.map((name) => [name, example]))]
  return z.record(z.enum(names), value).meta({ title, description, examples })
}

import { z } from 'zod'

/** A value with what an editor sees about it: what it is called, what it is for, and examples. */
export function field<Shape extends z.ZodType>(
  title: string,
  description: string,
  shape: Shape,
  ...examples: unknown[]
): Shape {
  return shape.meta({ title, description, ...(examples.length > 0 && { examples }) })
}

/** Longer than any paragraph of the site, and short enough for every check. */
const LONGEST = 5000

/** One line or paragraph that a visitor reads. Plain text: markup in it is shown as text. */
export const Text = z
  .string()
  .min(1)
  .max(LONGEST)
  .regex(/^[^{}]*$/, 'A text without braces { }, which nothing fills in, is expected here')
  .meta({ title: 'Text', description: 'Plain text that visitors read.', examples: ['Some words.'] })

/** The examples of all texts. The check looks for those that were left in a page. */
export const exampleTexts = new Set<string>()

/** A text with what an editor sees about it: what it is called, what it is for, and an example. */
export function text(title: string, description: string, example: string) {
  exampleTexts.add(example)
  return Text.meta({ title, description, examples: [example] })
}

/** What stands above a part or names a page: several may be called the same, and by their size. */
export function headingText(description: string, example: string) {
  return text('Heading', description, example).meta({ repeatable: 'yes', hasFigures: true })
}

/** A text that may have gaps, and has each of those that it must have. */
function withGaps(gaps: readonly string[], needed: readonly string[]) {
  const each = needed.map((gap) => `(?=[\\s\\S]*\\{${gap}\\})`).join('')
  const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' and ')
  const free = inBraces(gaps.filter((gap) => !needed.includes(gap)))
  const message =
    needed.length === 0
      ? `A text with no braces but ${free} is expected here`
      : `A text with ${inBraces(needed)} in it, and no other braces${free && ` but ${free}`}, is expected here`
  return z
    .string()
    .min(1)
    .max(LONGEST)
    .regex(new RegExp(`^${each}(?:[^{}]|\\{(?:${gaps.join('|')})\\})*$`), message)
}

/** How the description of a text with gaps ends. */
function filledIn(description: string, gaps: readonly string[]): string {
  return `${description} The site fills in ${gaps.map((gap) => `{${gap}}`).join(' and ')}.`
}

/**
 * A text with gaps that the site fills in: `Printed on {date}`.
 * @param gaps the gaps it must have; it may have no others
 */
export function template(
  gaps: readonly string[],
  title: string,
  description: string,
  example: string,
) {
  return withGaps(gaps, gaps).meta({
    title,
    description: filledIn(description, gaps),
    examples: [example],
  })
}

/** Whether a shape is that of a text that visitors read, rather than of something that it names. */
export function isTextSchema(shape: z.core.$ZodType | undefined): boolean {
  return shape instanceof z.ZodString && shape.maxLength === LONGEST
}

/** Whether a shape is that of a text that may have one form for each plural of the language. */
export function isPluralText(shape: z.core.$ZodType | undefined): boolean {
  if (!(shape instanceof z.ZodUnion)) return false
  const { options } = shape
  return options.some(isTextSchema) && options.some((one) => one instanceof z.ZodObject)
}

/** The plural forms of all languages; English has "one" and "other". */
const forms = {
  zero: 'for no thing',
  one: 'for one',
  two: 'for two',
  few: 'for a few, as the language counts them',
  many: 'for many, as the language counts them',
} as const

/**
 * A text with gaps that depends on a number: one for every number, or one for each plural form of the
 * language. A form need not say the number that it is for, `{count}`.
 */
export function pluralTemplate(
  gaps: readonly string[],
  title: string,
  description: string,
  example: string,
) {
  const every = template(gaps, title, description, example)
  const needed = gaps.filter((gap) => gap !== 'count')
  const form = (name: string, about: string) =>
    field(`Form "${name}"`, filledIn(`The text ${about}.`, gaps), withGaps(gaps, needed), example)
  const { zero, one, two, few, many } = forms
  const each = z
    .strictObject({
      zero: form('zero', zero).optional(),
      one: form('one', one).optional(),
      two: form('two', two).optional(),
      few: form('few', few).optional(),
      many: form('many', many).optional(),
      other: template(gaps, 'Form "other"', 'The text for all other numbers.', example),
    })
    .meta({ title: 'A text for each plural form', description })
  return field(
    title,
    `${filledIn(description, gaps)} One text, or { "one": ..., "other": ... } where they differ.`,
    z.union([every, each]),
    example,
  )
}

/** Whether the platform can format in a language. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A language, as the web names it, with what an editor sees about it. */
export function language(description: string) {
  return z
    .string()
    .max(60)
    .refine(isLanguage, 'A language like "en-IN" (English in India) is expected here')
    .meta({ title: 'Language', description, examples: ['en-IN'] })
}

/** A name that is not shown: small letters, digits and hyphens. */
export function key(example: string, description: string) {
  return z
    .string()
    .max(60)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      `A key like "${example}" (small letters, digits and hyphens) is expected here`,
    )
    .meta({ title: 'Key', description })
}

/** What any path of the site looks like, declared or not. */
export const PathText = z
  .string()
  .max(100)
  .regex(/^\/[A-Za-z0-9]*$/, 'A path like "/About" is expected here')
  .meta({
    title: 'Address',
    description: 'A path of this site: a slash, then letters and digits, in their exact case.',
    examples: ['/About'],
  })

/** A path that leads somewhere: only the data make one, and a rule of the check holds it to that. */
export const Path = PathText.meta({ names: 'path' }).brand<'Path'>()

export type Path = z.infer<typeof Path>

/** A file name inside `public/pictures/`. */
export const PictureFile = z
  .string()
  .max(100)
  .regex(
    /^[a-z0-9-]+\.(jpg|png|webp)$/,
    'The name of a picture like "blue-sheet.jpg" (small letters, digits and hyphens) is expected here',
  )
  .meta({
    title: 'Picture',
    description: 'The name of a file in public/pictures/ that is described in data/pictures.json.',
    names: 'picture',
    examples: ['blue-sheet.jpg'],
  })

/** What the policy and the servers' configurations can hold; other scripts are written so too. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A place outside this site; only https leads there. */
export const WebAddress = z
  .string()
  .regex(/^https:\/\/(?!\/)[^\s\\]+$/, {
    error: 'A web address that begins with https:// and has no space in it is expected here',
    abort: true,
  })
  .refine((address) => !/^https:\/\/[^/?#]*@/.test(address), {
    error: 'A web address without a user name and a password is expected here',
    abort: true,
  })
  .refine((address) => URL.canParse(address) && HOST.test(new URL(address).hostname), {
    error:
      'A web address whose host is a name of letters, digits and hyphens with dots between them is expected here',
  })
  .meta({
    title: 'Web address',
    description: 'The full address of a page on another site, as the browser shows it.',
    examples: ['https://www.example.com/'],
  })

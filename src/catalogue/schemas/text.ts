import { z } from 'zod'

/** A schema with its title, description and examples in forms. */
export function field<Schema extends z.ZodType>(
  title: string,
  description: string,
  schema: Schema,
  ...examples: unknown[]
): Schema {
  return schema.meta({ title, description, ...(examples.length > 0 && { examples }) })
}

/** Characters. Longer than any paragraph of the site, and short enough for the rules to run fast. */
export const LONGEST_TEXT = 5000

/** A line or paragraph that visitors read. It is plain text: markup in it is shown as text. */
export const Text = z
  .string()
  .min(1)
  .max(LONGEST_TEXT)
  .regex(/^[^{}]*$/, 'A text without braces, which nothing fills in, is expected here')
  .meta({
    title: 'Text',
    description: 'Plain text that visitors read.',
    examples: ['Some words.'],
    text: true,
  })

/** The examples of all texts. The check reports those that were left in a page. */
export const exampleTexts = new Set<string>()

/** A text with its title, description and example in forms. @param longest in characters */
export function text(title: string, description: string, example: string, longest?: number) {
  exampleTexts.add(example)
  const schema = longest === undefined ? Text : Text.max(longest)
  return schema.meta({ title, description, examples: [example], text: true })
}

/** A heading or the name of a page: several may be the same, and may name a size. */
export function headingText(description: string, example: string) {
  return text('Heading', description, example).meta({ repeatable: 'yes', hasFigures: true })
}

/** The placeholders in braces: `{name} and {date}`. */
function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(' and ')
}

/** A text that may contain the `allowed` placeholders and must contain the `required` ones. */
function textWithPlaceholders(allowed: readonly string[], required: readonly string[]) {
  const optional = inBraces(allowed.filter((name) => !required.includes(name)))
  const message =
    required.length === 0
      ? `A text with no braces but ${optional} is expected here`
      : `A text with ${inBraces(required)} in it, and no other braces${optional && ` but ${optional}`}, is expected here`
  const hasRequired = required.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join('')
  const hasOnlyAllowed = `(?:[^{}]|\\{(?:${allowed.join('|')})\\})*`
  return z
    .string()
    .min(1)
    .max(LONGEST_TEXT)
    .regex(new RegExp(`^${hasRequired}${hasOnlyAllowed}$`), message)
    .meta({ text: true })
}

/** Appends the placeholders to the description of a text. */
function describePlaceholders(description: string, names: readonly string[]): string {
  return `${description} The site fills in ${inBraces(names)}.`
}

/**
 * A text with placeholders that the site fills in: `Printed on {date}`.
 * @param placeholders the names that it must have; it may have no others
 */
export function template(
  placeholders: readonly string[],
  title: string,
  description: string,
  example: string,
) {
  return textWithPlaceholders(placeholders, placeholders).meta({
    title,
    description: describePlaceholders(description, placeholders),
    examples: [example],
  })
}

/** The plural forms of all languages; English has "one" and "other". */
const pluralForms = {
  zero: 'for no thing',
  one: 'for one',
  two: 'for two',
  few: 'for a few, as the language counts them',
  many: 'for many, as the language counts them',
} as const

/**
 * A text with placeholders that depends on a number: one text for every number, or one for each plural
 * form of the language. A plural form may leave `{count}` out.
 * @param placeholders the names that it must have; it may have no others
 */
export function pluralTemplate(
  placeholders: readonly string[],
  title: string,
  description: string,
  example: string,
) {
  const singleText = template(placeholders, title, description, example)
  const required = placeholders.filter((name) => name !== 'count')
  const form = (name: string, about: string) =>
    field(
      `Form "${name}"`,
      describePlaceholders(`The text ${about}.`, placeholders),
      textWithPlaceholders(placeholders, required),
      example,
    )
  const { zero, one, two, few, many } = pluralForms
  const textPerForm = z
    .strictObject({
      zero: form('zero', zero).optional(),
      one: form('one', one).optional(),
      two: form('two', two).optional(),
      few: form('few', few).optional(),
      many: form('many', many).optional(),
      other: template(placeholders, 'Form "other"', 'The text for all other numbers.', example),
    })
    .meta({ title: 'A text for each plural form', description })
  return field(
    title,
    `${describePlaceholders(description, placeholders)} One text, or two: for one and for many.`,
    z.union([singleText, textPerForm]).meta({ text: true }),
    example,
  )
}

/** True if the platform can format in a language. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** A language tag like `en-IN`, with its description in forms. */
export function language(description: string) {
  return z
    .string()
    .max(60)
    .refine(isLanguage, 'A language like "en-IN" (English in India) is expected here')
    .meta({ title: 'Language', description, examples: ['en-IN'] })
}

/** A key, which visitors never see: small letters, digits and hyphens. */
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

/** A path with valid syntax, whether or not `routes.json` declares it. */
export const PathText = z
  .string()
  .max(100)
  .regex(/^\/[A-Za-z0-9]*$/, 'An address like "/About" is expected here')
  .meta({
    title: 'Address',
    description: 'An address of this site: a slash, then letters and digits, in their exact case.',
    examples: ['/About'],
  })

/** A key that declares a path. */
export const PathKey = PathText.meta({ declares: 'path' })

/** A path that leads to a page. Only the data contain such paths, and a rule checks each. */
const PagePath = PathText.meta({ names: 'path' }).brand<'Path'>()

/**
 * The page that a list entry or object is written about, such as a product with the reason why it suits a
 * job. If the page is removed, the entry goes with it: what it says is not true of another page.
 */
export const SubjectPath = PagePath.meta({ reference: 'subject' })

/** The page that a link leads to. If the page is removed, the link leads to another one. */
export const LinkPath = PagePath.meta({ reference: 'link' })

export type Path = z.infer<typeof PagePath>

/** A file name inside `public/pictures/`. */
export const PictureFile = z
  .string()
  .max(100)
  .regex(
    /^[a-z0-9-]+\.(jpg|png|webp)$/,
    'The name of a picture like "product-2.jpg" (small letters, digits and hyphens) is expected here',
  )
  .meta({
    title: 'Picture',
    description: 'One of the pictures that are described in “Pictures”.',
    names: 'picture',
    examples: ['blue-sheet.jpg'],
  })

/**
 * A host name with at least one dot. The content security policy and the configurations of servers
 * contain no other characters; names in other scripts are written in Punycode.
 */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A web address outside this site, only https. */
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

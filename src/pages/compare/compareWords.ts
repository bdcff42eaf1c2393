import type { z } from 'zod'
import { group } from '../../catalogue/schemas/group.ts'
import { headingText, pluralTemplate, template, text } from '../../catalogue/schemas/text.ts'

/** The words of the comparison. */
export const CompareWords = group('Words', 'The words of the comparison.', {
  heading: headingText('Shown above the products.', 'Side by side'),
  empty: text('Empty', 'Shown when no product is chosen.', 'Choose two products.'),
  one: text('One', 'Shown when a second product is missing.', 'Add a second product.'),
  loading: text('Loading', 'Shown while the products are looked up.', 'Looking up …'),
  gone: template(['name'], 'Gone', 'Shown for a product that was removed.', '{name} is gone.'),
  unknown: template(
    ['name'],
    'Unknown',
    'Shown for what could not be fetched.',
    '{name}: try again.',
  ),
  beyond: template(['names'], 'Beyond', 'Shown when there are too many.', 'Left out: {names}'),
  exceeding: pluralTemplate(
    ['count'],
    'Exceeding',
    'Shown for an address that names more than can be read.',
    'Not read: {count}',
  ),
  noFigures: text('No figures', 'Shown for a product without a table.', 'No figures yet.'),
  unstated: text(
    'Not stated',
    'Read aloud where a table says nothing and a dash is shown.',
    'Not stated',
  ),
  pair: text('Pair', 'Names the buttons that choose two of more products.', 'Show two of these'),
  decides: text(
    'Decides',
    'Shown above the rows that decide which product suits.',
    'Know this first',
  ),
  askFor: text(
    'Not stated there',
    'Shown in these rows for a product that does not state it: it may be as important.',
    'Ask us',
  ),
  differs: text('Differs', 'Shown above the rows in which products differ.', 'Differences'),
  different: template(
    ['works'],
    'Different work',
    'Shown if two products have no use in common.',
    'They do different work. {works}.',
  ),
  alike: text('Alike', 'Shown when no row differs.', 'Their tables say the same.'),
  same: text('Same', 'Shown above the rows that say the same of all.', 'The same'),
  partly: text(
    'Partly stated',
    'The title of the rows that not all state, which it opens.',
    'Not stated by all',
  ),
  none: template(
    ['names'],
    'Stated by none',
    'Names the rows in which nothing is stated.',
    'On request: {names}.',
  ),
  add: text('Add', 'Names the choice of one more product.', 'Add a product'),
  choose: text('Choose', 'Shown in it before one is chosen.', 'Choose a product'),
  put: text('Put', 'The button that adds the chosen product.', 'Add'),
  remove: text('Remove', 'The button that takes a product away.', 'Take away'),
  removed: template(['name'], 'Removed', 'Shown for a product taken away.', '{name} is away.'),
  list: text('List', 'The button that puts a product on the list.', 'Put on my list'),
  listed: template(['name'], 'Listed', 'Shown when it is on the list.', '{name} is on it.'),
  open: text('Open', 'The link to the list.', 'Open my list'),
  ask: text('Ask', 'The WhatsApp button that asks about all of them.', 'Ask about these'),
  message: template(['names'], 'Message', 'The message of that button.', 'Which suits me? {names}'),
  share: text('Share', 'The button that hands the comparison on.', 'Send it'),
  copied: text('Copied', 'Shown when its address was copied.', 'It is copied.'),
  copyFailed: text(
    'Not copied',
    'Shown when the browser does not allow copying.',
    'Copy the address yourself.',
  ),
  print: text('Print', 'The button that prints it.', 'Print'),
})

export type CompareWords = z.infer<typeof CompareWords>

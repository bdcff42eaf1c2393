import type { z } from 'zod'
import { group } from './group.ts'
import { template, text } from './text.ts'

/** The words of the comparison. */
export const CompareWords = group('Words', 'The words of the comparison.', {
  heading: text('Heading', 'Stands above the products.', 'Side by side'),
  empty: text('Empty', 'Said where no product is chosen.', 'Choose two products.'),
  one: text('One', 'Said where a second product is missing.', 'Add a second product.'),
  loading: text('Loading', 'Said while the products are looked up.', 'Looking up …'),
  gone: template(['name'], 'Gone', 'Said of what is no product any more.', '{name} is gone.'),
  unknown: template(
    ['name'],
    'Unknown',
    'Said of what could not be fetched.',
    '{name}: try again.',
  ),
  beyond: template(['names'], 'Beyond', 'Said where there are too many.', 'Left out: {names}'),
  noFigures: text('No figures', 'Said of a product without a table.', 'No figures yet.'),
  unstated: text('Not stated', 'Stands where a table says nothing.', 'Not stated'),
  only: text('Only differences', 'The box that hides what is alike.', 'Only differences'),
  differs: text('Differs', 'Marks a row in which the products differ.', 'differs'),
  alike: text('Alike', 'Said where no row differs.', 'Their tables say the same.'),
  add: text('Add', 'Names the choice of one more product.', 'Add a product'),
  choose: text('Choose', 'Stands in it before one is chosen.', 'Choose a product'),
  put: text('Put', 'The button that adds the chosen product.', 'Add'),
  remove: text('Remove', 'The button that takes a product away.', 'Take away'),
  removed: template(['name'], 'Removed', 'Said of a product taken away.', '{name} is away.'),
  list: text('List', 'The button that puts a product on the list.', 'Put on my list'),
  listed: template(['name'], 'Listed', 'Said once it is on the list.', '{name} is on it.'),
  open: text('Open', 'The link to the list.', 'Open my list'),
  share: text('Share', 'The button that hands the comparison on.', 'Send it'),
  copied: text('Copied', 'Said where its address was copied.', 'It is copied.'),
  copyFailed: text('Not copied', 'Said where no page may copy.', 'Copy the address yourself.'),
  print: text('Print', 'The button that prints it.', 'Print'),
})

export type CompareWords = z.infer<typeof CompareWords>

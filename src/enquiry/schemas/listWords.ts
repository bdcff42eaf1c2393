import type { z } from 'zod'
import { formFields } from '../../catalogue/schemas/enquiries.ts'
import { group, recordOf } from '../../catalogue/schemas/group.ts'
import { headingText, pluralTemplate, template, text } from '../../catalogue/schemas/text.ts'
import { lengthUnits, quantityUnits } from '../../catalogue/unit.ts'
import { roofCalculator } from '../../roof/schemas/roofCalculatorWords.ts'
import { lengthFaults } from '../../roof/typedRoof.ts'

const Words = text('Words', 'What is said.', 'Some words')

function counted(title: string, description: string) {
  return pluralTemplate(['count'], title, description, 'Products: {count}')
}

/** The words of the list, and of the roof calculator if the catalogue has one. */
export const ListWords = group(
  'Words',
  'The words of the list and of what is asked of a product.',
  {
    count: counted('Count', 'Says how many products are on the list, for those who hear the page.'),
    enquiry: group('Enquiry', 'What a product page shows for an enquiry.', {
      heading: headingText('Shown at the top.', 'What do you need?'),
      text: text('Text', 'Shown below the heading.', 'Leave out what you do not know.'),
      put: text('Put', 'The button below the fields.', 'Put these details on my list'),
      ask: text('Ask', 'The link below the fields.', 'Ask by WhatsApp with these details'),
      on: template(['name'], 'On the list', 'Shown when it is on the list.', '{name} is on it.'),
      open: text('Open', 'The link to the list.', 'Open my list'),
    }),
    line: group('Line', 'One product of the list, and what is chosen of it.', {
      notSure: text('Not sure', 'The choice of those who do not know.', 'Not sure'),
      details: text('Details', 'Names the field if there is nothing to choose.', 'What you need'),
      detailsHint: text('Details hint', 'Helps to fill it in.', 'The size'),
      lengthHint: text('Length hint', 'How a length is written.', 'For example 3 m'),
      lengthUnits: recordOf(
        lengthUnits,
        'Units of a length',
        'The units to choose from for a length that is typed.',
        Words,
        'metres',
      ),
      lengthUnitsOfOne: recordOf(
        lengthUnits,
        'Units of a length of one',
        'The same units behind the number 1.',
        Words,
        'metre',
      ),
      lengthFaults: recordOf(
        lengthFaults,
        'Faults of a length',
        'The fault of a typed length, and the fix.',
        Words,
        'Too long',
      ),
      quantity: text('Quantity', 'Names the field.', 'Quantity'),
      unit: text('Unit', 'Names the choice of the unit.', 'Unit'),
      units: recordOf(quantityUnits, 'Units', 'What is counted.', Words, 'pieces'),
      unitsOfOne: recordOf(
        quantityUnits,
        'Units of one',
        'The same units behind the number 1.',
        Words,
        'piece',
      ),
      whichUnit: text(
        'Which unit',
        'Asks for the unit of a number that may be in several, in the choice and in the message.',
        '(which unit?)',
      ),
      unitNeeded: text(
        'Unit needed',
        'Shown when the unit of a number is not chosen.',
        'Choose the unit.',
      ),
      amount: template(
        ['number', 'unit'],
        'Amount',
        'A number as it was typed, with the unit that was chosen.',
        '{number} {unit}',
      ),
      badQuantity: text('Bad quantity', 'Shown when it is no number.', 'Write a number.'),
      quantityTooLarge: text(
        'Quantity too large',
        'Shown when the number is larger than any order.',
        'Check the number.',
      ),
      remove: text('Remove', 'The button that takes it off.', 'Take it off'),
      duplicate: text('Duplicate', 'The button that adds the same again.', 'Add another length'),
      gone: text(
        'Gone',
        'Shown when the product has no page any more.',
        'Ask us what replaces it.',
      ),
      goneValue: template(['value'], 'Gone value', 'The same of a value.', '{value}: ask us.'),
      guidance: template(
        ['value'],
        'Guidance',
        'A chosen value that no maker has said, in the message.',
        '{value} (please confirm)',
      ),
      nothing: text('Nothing', 'Shown while nothing is chosen.', 'Nothing chosen yet'),
      open: text(
        'Left open',
        'In the message, after a product of which nothing is chosen.',
        'details to be agreed',
      ),
      kept: text(
        'Kept',
        'Names the figures of a pasted text that are in no field.',
        'Left as written',
      ),
      page: text('Page', 'The link to the page of the product.', 'See this product'),
      unknown: text('Unknown', 'Shown when it could not be loaded.', 'Not looked up'),
      calculated: text('Calculated', 'Names the result of the count in the message.', 'Counted'),
    }),
    list: group('List', 'The list itself.', {
      heading: headingText('Shown above the products.', 'What is on it'),
      numbered: template(
        ['number', 'name'],
        'Numbered',
        'A product of the list in the message and in print.',
        '{number}. {name}',
      ),
      empty: text('Empty', 'Shown when there is none.', 'Nothing yet.'),
      see: text('See', 'The link to all products.', 'See the products'),
      compare: text('Compare', 'The link that compares the products.', 'Compare these'),
      removed: template(['name'], 'Removed', 'Shown for a product taken off.', '{name} is off.'),
      back: text('Back', 'The button that brings it back.', 'Bring it back'),
      loading: text('Loading', 'Shown until the list is there.', 'Your list is loading …'),
      stored: text('Stored', 'Shown while the browser saves the list.', 'Your list is saved here.'),
      unstored: text(
        'Not kept',
        'Shown when the browser cannot save it, also before anything is on it.',
        'It is not kept.',
      ),
      unreadable: counted('Unreadable', 'Shown for entries of another version of the site.'),
      exceeding: counted(
        'Exceeding',
        'Shown for products and texts that are too many or too long.',
      ),
    }),
    paste: group('Paste', 'A list that the buyer has already, pasted as a text.', {
      heading: headingText('Shown above the field.', 'Paste your list'),
      label: text('Label', 'Names the field.', 'Your list'),
      hint: text(
        'Hint',
        'Shows what can be pasted, in one line.',
        'Sheet 12 ft 40 nos, 2 ton screw',
      ),
      read: text('Read', 'The button below the field.', 'Read it'),
      reading: text('Reading', 'Shown while it is read.', 'One moment.'),
      added: counted('Added', 'How many products it has put on the list.'),
      present: counted(
        'Present',
        'How many of its rows were on the list before, and are not added.',
      ),
      again: text('Again', 'The button that adds them all the same.', 'Add again'),
      nothing: text('Nothing', 'Shown when no product was found in it.', 'No product found.'),
      choose: text('Choose', 'Shown when lines of it may mean several products.', 'Choose below.'),
      rest: text(
        'Rest',
        'Shown when lines stay in the field that were not understood.',
        'These lines stay as they are.',
      ),
      which: template(
        ['text'],
        'Which product',
        'Asks which of several products a line means.',
        'Which one is "{text}"?',
      ),
      undo: text('Undo', 'The button that takes the products off, and restores the text.', 'Undo'),
      failed: text('Failed', 'Shown when it cannot be read now.', 'Try again.'),
      wrote: text('Wrote', 'Names the text that a product was read from.', 'You wrote'),
      subject: text('Subject', 'Names a message that has the text alone.', 'list'),
      unread: text('Unread', 'Names in the message the lines that are no product.', 'Not sorted'),
      written: text(
        'Written',
        'Names in the message what the products were read from.',
        'As written',
      ),
      corrected: template(
        ['text'],
        'Corrected',
        'The text of a product that the buyer has changed since.',
        '{text} (changed)',
      ),
    }),
    goesWith: group('Goes with it', 'What is bought together with a sheet.', {
      heading: headingText('Shown above it on a page and in the calculator.', 'Goes with it'),
      missing: text(
        'Missing',
        'Shown above the things of which a list has none.',
        'Not on your list:',
      ),
      add: text(
        'Add',
        'What the button of each of them does: it writes it into the note.',
        'Ask for it too',
      ),
      note: template(['parts'], 'Note', 'What the button writes there.', 'Also: {parts}'),
      added: template(['part'], 'Added', 'Shown when it is written.', 'In your note: {part}'),
    }),
    details: group('Details', 'What the buyer types once for all products.', {
      heading: headingText('Shown above the fields.', 'Your details'),
      fields: formFields('list'),
    }),
    send: group('Send', 'The ways to hand the list on.', {
      heading: headingText('Shown above the ways.', 'Send it'),
      subject: counted('Subject', 'Names the list in the message.'),
      bar: text(
        'Bar',
        'The button at the foot of a phone, which opens WhatsApp with the list.',
        'Send this list',
      ),
      post: text('Post', 'The button that sends it to the server.', 'Send it now'),
      phoneNeeded: text(
        'Phone needed',
        'Shown when there is no phone number to reply to.',
        'Give your phone.',
      ),
      posted: text('Posted', 'Shown while it is on its way.', 'It is on its way.'),
      refused: text('Refused', 'Shown when the server does not take it.', 'Not accepted.'),
      emailInEnglish: text(
        'E-mail in English',
        'Opens the e-mail program with the list in English, if one e-mail does not hold it in the language of the page.',
        'Send by e-mail, in English',
      ),
      link: text('Link', 'The button that copies the link.', 'Copy the link'),
      linkField: text('Link field', 'Names the field that shows the link.', 'Link'),
      linkText: text('Link text', 'What the link does.', 'It holds this list.'),
      copied: text('Copied', 'Shown when it is copied.', 'It is copied.'),
      copyFailed: text(
        'Not copied',
        'Shown when the browser does not allow copying.',
        'Copy it yourself.',
      ),
      tooLong: text(
        'Too long',
        'Shown when the link is too long for messengers.',
        'Send the message.',
      ),
      print: text('Print', 'The button that prints the list.', 'Print'),
      sign: text('Sign', 'Shown at the foot of the printed list.', 'Date and signature'),
    }),
    paper: group('Paper', 'What is printed besides the list itself.', {
      date: template(['date'], 'Date', 'The day on which it is printed.', 'Printed on {date}'),
      number: text('Number', 'Names the column of the numbers.', 'No.'),
      product: text('Product', 'Names the column of the products.', 'Product'),
      details: text('Details', 'Names the column of what is chosen.', 'Details'),
    }),
    opened: group('Opened', 'Shown for a list that came by a link.', {
      heading: headingText('Shown at the top.', 'A list from a link'),
      text: counted('Text', 'How much is on it.'),
      take: text('Take', 'The button that replaces the own list.', 'Take it'),
      add: text('Add', 'The button that adds it to the own list.', 'Add it'),
      leave: text('Leave', 'The button that leaves it.', 'Leave it'),
      cut: text('Cut', 'Shown when the end of the link is missing.', 'It is cut off.'),
      unread: counted('Unread', 'Shown for parts that cannot be read.'),
      exceeding: counted(
        'Exceeding',
        'Shown for products and texts that are too many or too long.',
      ),
      newer: text('Newer', 'Shown for a link that a newer site has made.', 'Load the page again.'),
      taken: text('Taken', 'Shown when the list of the buyer was replaced.', 'It was replaced.'),
      undo: text('Undo', 'The button that restores the list of the buyer.', 'Bring it back'),
    }),
    roofCalculator: roofCalculator.meta({ module: 'roof calculator' }).optional(),
  },
)

export type ListWords = z.infer<typeof ListWords>

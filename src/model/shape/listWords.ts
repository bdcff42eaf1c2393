import { z } from 'zod'
import { quantityUnits } from '../catalogue/unit.ts'
import { missingFacts, resultNotes } from '../roofCalculator/calculate.ts'
import { inputFaults, lengthUnits, roofFields, slopeWays } from '../roofCalculator/read.ts'
import { calculatorUnits, type StepName, steps, stepUnits } from '../roofCalculator/steps.ts'

import { formFields } from './enquiries.ts'
import { group, list } from './group.ts'
import { pluralTemplate, template, text } from './text.ts'

/** A value for each of the names that the code knows. */
function each<Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  title: string,
  description: string,
  value: Value,
  example: z.input<Value>,
) {
  const examples = [Object.fromEntries(names.map((name) => [name, example]))]
  return z.record(z.enum(names), value).meta({ title, description, examples })
}

const Words = text('Words', 'What is said.', 'Some words')

function counted(title: string, description: string) {
  return pluralTemplate(['count'], title, description, 'Products: {count}')
}

function line(name: StepName) {
  const gaps = steps[name].map((gap) => `{${gap}}`)
  const units = Object.keys(stepUnits[name] ?? {}).map((gap) => `{${gap}}`)
  const about = units.length === 0 ? '' : ` With its unit: ${units.join(', ')}.`
  return template(steps[name], 'Line', `One line of the working.${about}`, gaps.join(' '))
}

/** The measures that the drawing of the roof names. */
export const drawnMeasures = ['eave', 'slope', 'span', 'rise', 'pitch'] as const

/** What is said of every roof, whatever is known of the sheet. */
export const roofFacts = ['slope', 'area', 'lengths', 'ridge', 'eaves', 'screws'] as const

const roofCalculator = group(
  'Roof calculator',
  'Asks for a roof and tells what it takes, as far as it is known of the sheet.',
  {
    heading: text('Heading', 'Opens it.', 'How many sheets?'),
    text: text('Text', 'Shown below the heading.', 'From your roof.'),
    unit: text('Unit', 'Names the choice of the unit.', 'Unit'),
    units: each(lengthUnits, 'Units', 'The units to choose from.', Words, 'metres'),
    slopes: text('Sides', 'Names the choice of one side or two.', 'Sides'),
    oneSlope: text('One side', 'The first choice.', 'One'),
    twoSlopes: text('Two sides', 'The second choice.', 'Two'),
    by: text('By', 'Names the choice of what is measured.', 'What you know'),
    ways: each(slopeWays, 'Ways', 'What can be measured of the slope.', Words, 'The slope'),
    drawing: each(
      drawnMeasures,
      'Drawing',
      'The names of the measures in the drawing of the roof.',
      Words,
      'eave',
    ),
    fields: each(
      roofFields,
      'Fields',
      'The fields: what to measure, and how to find out what one does not know.',
      group('Field', 'A field to write in.', {
        label: text('Label', 'Names the field.', 'Length along the eave'),
        hint: text('Hint', 'Helps to fill it in.', 'From wall to wall').optional(),
      }),
      { label: 'Length' },
    ),
    more: text('More', 'Opens the fields that nobody has to fill in.', 'More'),
    calculate: text('Calculate', 'The button that counts.', 'Count'),
    quantities: each(
      calculatorUnits,
      'Quantities',
      'How an area in square metres or square feet and an angle in degrees are written.',
      pluralTemplate(['number'], 'Quantity', 'A number with its unit.', '{number} sq m'),
      '{number} sq m',
    ),
    summary: pluralTemplate(
      ['count', 'length', 'across', 'up', 'slopes'],
      'Summary',
      'The count in one line, of sheets of one length; it goes into the message too.',
      '{count} of {length}: {across} × {up} × {slopes}',
    ),
    summaryMixed: pluralTemplate(
      ['count', 'across', 'up', 'slopes'],
      'Summary of several lengths',
      'The same of sheets of several lengths, which are listed below it.',
      '{count}: {across} × {up} × {slopes}',
    ),
    piece: pluralTemplate(
      ['count', 'length'],
      'Pieces',
      'Sheets of a length.',
      '{count} of {length}',
    ),
    eachRow: template(
      ['pieces'],
      'Each row',
      'The sheets from eave to ridge, where the rows are not counted.',
      'In each row: {pieces}',
    ),
    saving: template(
      ['percent', 'length'],
      'Saving',
      'How much less sheet several lengths take than the best single one. With its unit: {percent}, {length}.',
      '{percent} less than with {length} alone',
    ),
    facts: each(roofFacts, 'Facts', 'The names of what is known of the roof.', Words, 'Slope'),
    askScrews: text('Ask for screws', 'Shown where no rule counts them.', 'Ask us'),
    weCount: text('We count', 'Shown where the sheets cannot be counted here.', 'We count.'),
    missing: each(
      missingFacts,
      'Missing',
      'Why the sheets cannot be counted here.',
      Words,
      'It is not known.',
    ),
    chooseWidth: text(
      'Choose a width',
      'Shown where the sheet has several widths and none is chosen.',
      'Choose a width.',
    ),
    request: text('Request', 'Asks for the count in the message.', 'Please count.'),
    requestProfiles: text(
      'Request with profiles',
      'The same for sheets that are joined with profiles.',
      'Please count the profiles too.',
    ),
    requestScrews: text(
      'Request for screws',
      'Asks for the number of screws in the message, where no rule counts them.',
      'How many screws?',
    ),
    ask: text('Ask', 'The link that sends the roof by WhatsApp.', 'Send this roof'),
    use: text('Use', 'The button that takes the result over.', 'Use this'),
    used: template(
      ['length', 'quantity'],
      'Used',
      'Says what the button has filled in.',
      'Filled in: {length}, {quantity}.',
    ),
    usedQuantity: template(
      ['quantity'],
      'Used, of several lengths',
      'The same where there are several lengths.',
      'Filled in: {quantity}.',
    ),
    usedLength: template(
      ['length'],
      'Used, without a count',
      'The same where the sheets cannot be counted.',
      'Filled in: {length}.',
    ),
    working: text('Working', 'Opens the steps of the count.', 'The steps'),
    steps: group('Steps', 'The lines of the working, each with its numbers.', {
      slopeMeasured: line('slopeMeasured'),
      halfSpan: line('halfSpan'),
      slopeByRise: line('slopeByRise'),
      slopeByPitch: line('slopeByPitch'),
      slopeOverhang: line('slopeOverhang'),
      eaveOverhang: line('eaveOverhang'),
      roof: line('roof'),
      across: line('across'),
      acrossByCover: line('acrossByCover'),
      upOne: line('upOne'),
      up: line('up'),
      stepCover: line('stepCover'),
      laid: line('laid'),
      laidTop: line('laidTop'),
      count: line('count'),
      running: line('running'),
      bought: line('bought'),
      waste: line('waste'),
      screws: line('screws'),
    }),
    assumptions: list('Assumptions', 'What is always assumed, said below the result.', Words),
    notes: each(
      resultNotes,
      'Notes',
      'What the buyer should know of this result.',
      Words,
      'Ask us',
    ),
    faults: each(
      inputFaults,
      'Faults',
      'What is wrong with a field, and the cure.',
      Words,
      'Too long',
    ),
  },
)

/** The words of the list and of the roof calculator. */
export const ListWords = group(
  'Words',
  'The words of the list and of what is asked of a product.',
  {
    count: counted('Count', 'Says how many products are on the list, for those who hear the page.'),
    enquiry: group('Enquiry', 'What a product page shows for an enquiry.', {
      heading: text('Heading', 'Shown at the top.', 'What do you need?'),
      text: text('Text', 'Shown below the heading.', 'Leave out what you do not know.'),
      put: text('Put', 'The button below the fields.', 'Put these details on my list'),
      ask: text('Ask', 'The link below the fields.', 'Ask by WhatsApp with these details'),
      on: template(['name'], 'On the list', 'Shown when it is on the list.', '{name} is on it.'),
      open: text('Open', 'The link to the list.', 'Open my list'),
      page: text('Page', 'Names the address of the page in the message.', 'Page'),
    }),
    line: group('Line', 'One product of the list, and what is chosen of it.', {
      notSure: text('Not sure', 'The choice of those who do not know.', 'Not sure'),
      details: text(
        'Details',
        'Names the field where there is nothing to choose.',
        'What you need',
      ),
      detailsHint: text('Details hint', 'Helps to fill it in.', 'The size'),
      lengthHint: text('Length hint', 'How a length is written.', 'For example 3 m'),
      quantity: text('Quantity', 'Names the field.', 'Quantity'),
      unit: text('Unit', 'Names the choice of the unit.', 'Unit'),
      units: each(quantityUnits, 'Units', 'What is counted.', Words, 'pieces'),
      amount: template(
        ['number', 'unit'],
        'Amount',
        'A number as it was typed, with the unit that was chosen.',
        '{number} {unit}',
      ),
      converted: template(
        ['length', 'millimetres'],
        'Converted length',
        'A length as it was typed, with the same in millimetres.',
        '{length} ({millimetres})',
      ),
      badQuantity: text('Bad quantity', 'Shown when it is no number.', 'Write a number.'),
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
      nothing: text('Nothing', 'Shown where nothing is chosen yet.', 'Nothing chosen yet'),
      page: text('Page', 'The link to the page of the product.', 'See this product'),
      unknown: text('Unknown', 'Shown when it could not be loaded.', 'Not looked up'),
      calculated: text('Calculated', 'Names the result of the count in the message.', 'Counted'),
    }),
    list: group('List', 'The list itself.', {
      heading: text('Heading', 'Shown above the products.', 'What is on it'),
      numbered: template(
        ['number', 'name'],
        'Numbered',
        'A product of the list in the message and in print.',
        '{number}. {name}',
      ),
      empty: text('Empty', 'Shown when there is none.', 'Nothing yet.'),
      see: text('See', 'The link to all products.', 'See the products'),
      removed: template(['name'], 'Removed', 'Shown for a product taken off.', '{name} is off.'),
      back: text('Back', 'The button that brings it back.', 'Bring it back'),
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
    details: group('Details', 'What the buyer types once for all products.', {
      heading: text('Heading', 'Shown above the fields.', 'Your details'),
      fields: formFields('list'),
    }),
    send: group('Send', 'The ways to hand the list on.', {
      heading: text('Heading', 'Shown above the ways.', 'Send it'),
      subject: counted('Subject', 'Names the list in the message.'),
      post: text('Post', 'The button that sends it to the server.', 'Send it now'),
      phoneNeeded: text(
        'Phone needed',
        'Shown when there is no phone number to reply to.',
        'Give your phone.',
      ),
      posted: text('Posted', 'Shown while it is on its way.', 'It is on its way.'),
      refused: text('Refused', 'Shown when the server does not take it.', 'Not accepted.'),
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
      heading: text('Heading', 'Shown at the top.', 'A list from a link'),
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
    roofCalculator,
  },
)

export type ListWords = z.infer<typeof ListWords>

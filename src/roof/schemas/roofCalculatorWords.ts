import { z } from 'zod'
import { group, listOf, recordOf } from '../../catalogue/schemas/group.ts'
import { field, headingText, pluralTemplate, template, text } from '../../catalogue/schemas/text.ts'
import { missingFacts, resultNotes } from '../calculatedRoof.ts'
import { calculatorFaults, roofFields, roofShapes, slopeMethods } from '../typedRoof.ts'
import { calculatorUnits, type StepName, stepNames, steps, stepUnits } from '../workingSteps.ts'

const Words = text('Words', 'What is said.', 'Some words')

function line(name: StepName) {
  const placeholders = steps[name].map((number) => `{${number}}`)
  const withUnit = Object.keys(stepUnits[name] ?? {}).map((number) => `{${number}}`)
  const unitNote = withUnit.length === 0 ? '' : ` With its unit: ${withUnit.join(', ')}.`
  const description = `One line of the working.${unitNote}`
  return template(steps[name], 'Line', description, placeholders.join(' ') || 'A line')
}

function stepLines(): Record<StepName, ReturnType<typeof line>>
function stepLines() {
  return Object.fromEntries(stepNames.map((name) => [name, line(name)]))
}

/** The measures that the drawing of the roof names. */
export const drawnMeasures = ['eave', 'slope', 'span', 'rise', 'pitch'] as const

/** The labelled results below the count, in their order. */
export const roofFacts = ['slope', 'area', 'lengths', 'ridge', 'eaves', 'screws', 'weight'] as const

/** The words of the roof calculator. */
export const roofCalculator = group(
  'Roof calculator',
  'Asks for a roof and calculates its sheets, as far as the sheet is known.',
  {
    heading: headingText('Opens it.', 'How many sheets?'),
    text: text('Text', 'Shown below the heading.', 'From your roof.'),
    measureOnly: group(
      'Without a count',
      'Heading and text for a sheet that cannot be counted: no width of it is known.',
      {
        heading: headingText('Opens the calculator.', 'How large is your roof?'),
        text: text('Text', 'Shown below the heading.', 'You get the area.'),
      },
    ),
    lastBuilding: text(
      'Last building',
      'Says that the fields have the building that was calculated for another product.',
      'Your last building.',
    ),
    unit: text('Unit', 'Names the choice of the unit.', 'Unit'),
    longerFirst: text(
      'Longer side first',
      'Shown if length and width came together: which of them is the length.',
      'The longer side is the length.',
    ),
    swap: text('Swap', 'The button that swaps length and width.', 'Swap them'),
    change: text(
      'Change',
      'Opens the fields of a building that was typed in the finder.',
      'Change it',
    ),
    slopes: text('Sides', 'Names the choice of the sides of the roof.', 'Sides'),
    shapes: recordOf(
      roofShapes,
      'Shapes',
      'The sides to choose from. A roof of the last choice is not counted: the buyer sends a sketch.',
      Words,
      'One',
    ),
    by: text('By', 'Names the choice of what is measured.', 'What you know'),
    ways: recordOf(slopeMethods, 'Ways', 'What can be measured of the slope.', Words, 'The slope'),
    examplePitch: field(
      'Example of a pitch',
      'The pitch in degrees that the roof of a buyer who does not know it is counted with. The result says so.',
      z.number().positive().max(60),
      15,
    ),
    pitchNote: template(
      ['pitch'],
      'Note of the example',
      'Says above the count that it was made with the example of a pitch.',
      'Counted with {pitch}.',
    ),
    pitchNotKnown: template(
      ['pitch'],
      'Pitch not known',
      'The example of a pitch in the message.',
      '{pitch}, not known',
    ),
    drawnExample: template(
      ['pitch'],
      'Example in the drawing',
      'The example of a pitch in the drawing of the roof.',
      '{pitch}, example',
    ),
    drawing: recordOf(
      drawnMeasures,
      'Drawing',
      'The names of the measures in the drawing of the roof.',
      Words,
      'eave',
    ),
    fields: recordOf(
      roofFields,
      'Fields',
      'The fields: what to measure, and how to find out an unknown measure.',
      group('Field', 'A field to write in.', {
        label: text('Label', 'Names the field.', 'Length along the eave'),
        message: text(
          'Name in the message',
          'Names it in a message; left out if it is the label.',
          'Length',
        ).optional(),
        hint: text('Hint', 'Helps to fill it in.', 'From wall to wall').optional(),
      }),
      { label: 'Length' },
    ),
    more: text('More', 'Opens the fields that nobody has to fill in.', 'More'),
    calculate: text('Calculate', 'The button that counts.', 'Count'),
    quantities: recordOf(
      calculatorUnits,
      'Quantities',
      'How an area, a length that is bought by the metre or foot, an angle in degrees, and a weight are written.',
      pluralTemplate(['number'], 'Quantity', 'A number with its unit.', '{number} sq m'),
      '{number} sq m',
    ),
    forBuilding: template(
      ['length', 'width'],
      'For a building',
      'Begins the answer: the building that was typed, with its unit.',
      'For {length} x {width}',
    ),
    forEave: template(
      ['length'],
      'For a roof',
      'The same if only the slope was measured.',
      'For {length}',
    ),
    atLeast: template(
      ['count'],
      'At least',
      'A number of sheets that is a lower bound; it begins a sentence, or is inside one.',
      'at least {count}',
    ),
    answer: pluralTemplate(
      ['count', 'length'],
      'Answer',
      'The count in large letters, and in the message, of sheets of one length.',
      '{count} of {length}',
    ),
    answerMixed: pluralTemplate(
      ['count', 'pieces'],
      'Answer of several lengths',
      'The same in large letters of sheets of several lengths.',
      '{count}: {pieces}',
    ),
    answerSeveral: pluralTemplate(
      ['count'],
      'Several lengths in the message',
      'The same in the message, which lists the lengths in another line.',
      '{count} of several lengths',
    ),
    answerTotal: pluralTemplate(
      ['count'],
      'Total in the message',
      'The count of two sides that differ, below a line for each of them.',
      '{count} in all',
    ),
    side: template(
      ['number'],
      'Side',
      'Names one of two sides that differ, in the message.',
      'Side {number}',
    ),
    sideSheets: template(
      ['sheets', 'measures'],
      'Sheets of a side',
      'The sheets of one of two sides that differ, with its measures, in the message.',
      '{sheets} ({measures})',
    ),
    answerArea: template(
      ['area'],
      'Answer without a count',
      'The area in large letters, if the sheets cannot be counted.',
      '{area} to cover',
    ),
    answerLength: template(
      ['length'],
      'Length without a count',
      'The length of the sheets, if they cannot be counted.',
      'Sheets of {length}',
    ),
    onEachSide: template(
      ['count'],
      'On each side',
      'The sheets on each of two sides.',
      '{count} on each side',
    ),
    sideBySide: template(
      ['across'],
      'Side by side',
      'The sheets across, if several are needed from eave to ridge.',
      '{across} side by side',
    ),
    sentence: template(['text'], 'Sentence', 'Ends a sentence.', '{text}.'),
    countedWith: group(
      'Counted with',
      'The width that a lower bound is counted with, below it and in the message.',
      {
        widest: template(
          ['width'],
          'Widest',
          'If the sheet has several widths and none is chosen.',
          'counted with the widest, {width}',
        ),
        full: template(
          ['width'],
          'Full width',
          'If the sheet has one width, or one is chosen.',
          'counted with the full width, {width}',
        ),
      },
    ),
    fixedLength: template(
      ['length', 'slope'],
      'Fixed length',
      'Shown below a count of sheets that come in fixed lengths, if one of them is longer than the slope.',
      '{length} is the next above {slope}.',
    ),
    lapAddsMore: text('Lap adds more', 'Shown below a lower bound.', 'The side laps add sheets.'),
    takeMore: template(
      ['across', 'spare', 'more'],
      'Take more',
      'Shown if the sheets side by side only just reach.',
      '{across}, with {spare} to spare: take {more}.',
    ),
    littleSpare: template(
      ['spare'],
      'Little to spare',
      'The same in the message.',
      '{spare} to spare',
    ),
    transport: group('Transport', 'A length that most trucks cannot carry.', {
      from: field(
        'From',
        'The length in metres from which a sheet is too long for most trucks.',
        z.number().positive().max(50),
        12,
      ),
      label: text('Label', 'Names it in the message.', 'Transport'),
      text: text('Text', 'Shown above the count.', 'Too long'),
      withLap: text('With a lap', 'Names the count of shorter sheets.', 'With a lap'),
      plusLap: template(
        ['answer'],
        'With an unknown lap',
        'The count of shorter sheets if the lap is not known: the lengths leave it out.',
        '{answer}, plus the lap',
      ),
      onePiece: text('In one piece', 'Names the count of long sheets.', 'In one piece'),
      message: text('Message', 'Asks in the message what to do.', 'Too long: please advise.'),
    }),
    ifCovers: template(
      ['cover'],
      'If it covers',
      'The width that a count is for, below the count and behind it in the message.',
      'if it covers {cover}',
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
      'The sheets from eave to ridge, if the rows are not counted.',
      'In each row: {pieces}',
    ),
    saving: template(
      ['percent', 'length'],
      'Saving',
      'How much sheet metal several lengths save over the best single length. With its unit: {percent}, {length}.',
      '{percent} less than with {length} alone',
    ),
    facts: recordOf(roofFacts, 'Facts', 'The names of what is known of the roof.', Words, 'Slope'),
    inFeet: text('In feet', 'Names the line with the same measures in feet.', 'In feet'),
    inMetres: text('In metres', 'Names the line with the same measures in metres.', 'In metres'),
    askScrews: text('Ask for screws', 'Shown if no rule counts them.', 'Ask us'),
    missing: recordOf(
      missingFacts,
      'Missing',
      'Why the sheets cannot be counted here.',
      Words,
      'It is not known.',
    ),
    chooseSheet: text(
      'Choose a sheet',
      'Shown above the sheets that can be counted, if none is chosen yet.',
      'Choose a sheet.',
    ),
    chooseWidth: text(
      'Choose a width',
      'Shown if the sheet has several widths and none is chosen.',
      'Choose a width.',
    ),
    sketch: group('Sketch', 'Shown for a roof that is not counted here.', {
      text: text('Text', 'Asks for a sketch.', 'Draw the roof, and write on it:'),
      points: listOf('Points', 'What to write on the sketch.', Words),
      attach: text('Attach', 'How it is sent.', 'Attach it in WhatsApp.'),
      attachToList: text('Attach to a list', 'The same on the list.', 'Attach it to the list.'),
      label: text('Label', 'Names it in the message.', 'Sketch'),
      message: text('Message', 'Says in the message what comes with it.', 'A sketch follows.'),
    }),
    requestExact: template(
      ['count'],
      'Request of the exact count',
      'Follows a lower bound in the message.',
      '{count}. Please write the exact count.',
    ),
    requestLabel: text('Label of the request', 'Names the line that asks for the count.', 'Sheets'),
    request: text('Request', 'Asks for the count in the message.', 'Please count.'),
    requestProfiles: text(
      'Request with profiles',
      'The same for sheets that are joined with profiles.',
      'Please count the profiles too.',
    ),
    requestScrews: text(
      'Request for screws',
      'Asks for the number of screws in the message, if no rule counts them.',
      'How many screws?',
    ),
    whichSheet: text(
      'Which sheet',
      'Names the choice of the product, if the calculator is alone on its page.',
      'Which sheet?',
    ),
    ask: text('Ask', 'The link that sends the roof by WhatsApp.', 'Send this roof'),
    use: pluralTemplate(
      ['count'],
      'Use',
      'The button that takes the result over into the enquiry.',
      'Use {count} sheets',
    ),
    useShorter: pluralTemplate(
      ['count'],
      'Use shorter sheets',
      'The same, if long sheets are too long for most trucks and these are counted with a lap.',
      'Use {count} shorter sheets',
    ),
    useLength: text('Use the length', 'The same without a count.', 'Use this length'),
    used: template(
      ['length', 'quantity'],
      'Used',
      'Says what the button has filled in.',
      'Filled in: {length}, {quantity}.',
    ),
    usedQuantity: template(
      ['quantity'],
      'Used, of several lengths',
      'The same if there are several lengths.',
      'Filled in: {quantity}.',
    ),
    usedWidth: template(
      ['width', 'length', 'quantity'],
      'Used, with a width',
      'The same if the button has chosen one of several widths too.',
      'Filled in: {width}, {length}, {quantity}.',
    ),
    usedWidthQuantity: template(
      ['width', 'quantity'],
      'Used, of several lengths, with a width',
      'The same if the button has chosen one of several widths, and there are several lengths.',
      'Filled in: {width}, {quantity}.',
    ),
    usedLength: template(
      ['length'],
      'Used, without a count',
      'The same if the sheets cannot be counted.',
      'Filled in: {length}.',
    ),
    working: text('Working', 'Opens the steps of the count.', 'The steps'),
    steps: group('Steps', 'The lines of the working, each with its numbers.', stepLines()),
    assumptions: listOf(
      'Assumptions',
      'The assumptions of every calculation, shown below the result.',
      Words,
    ),
    notes: recordOf(
      resultNotes,
      'Notes',
      'What the buyer should know of this result.',
      Words,
      'Ask us',
    ),
    severalFaults: pluralTemplate(
      ['count'],
      'Several faults',
      'Shown below the button instead of each of several faults.',
      '{count} answers above are wrong.',
    ),
    faults: recordOf(
      calculatorFaults,
      'Faults',
      'The fault of a field, and the fix.',
      Words,
      'Too steep',
    ),
  },
)

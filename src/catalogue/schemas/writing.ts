import { group } from './group.ts'
import { template } from './text.ts'

/** The order of numbers, units and labels in the language of the site. */
export const Writing = group(
  'Writing',
  'How figures are put together, in the order of the language.',
  {
    upTo: template(['figure'], 'Up to', 'A figure that has an upper limit only.', 'up to {figure}'),
    atLeast: template(['number'], 'At least', 'A number "and more".', '{number}+'),
    range: template(['from', 'to'], 'Range', 'From one number to another.', '{from}–{to}'),
    evenSteps: template(
      ['first', 'last'],
      'Even steps',
      'The first and the last of many words.',
      '{first} … {last}',
    ),
    steps: template(
      ['range', 'step'],
      'Steps',
      'Many numbers in even steps.',
      '{range} (steps of {step})',
    ),
    withFeet: template(
      ['figure', 'feet'],
      'With feet',
      'A length with the same in feet, rounded to an inch.',
      '{figure} ≈ {feet}',
    ),
    feet: template(['number'], 'Feet', 'A length in feet.', '{number} ft'),
    inches: template(['number'], 'Inches', 'A length in inches.', '{number} in'),
    feetAndInches: template(
      ['feet', 'inches'],
      'Feet and inches',
      'A length in both.',
      '{feet} {inches}',
    ),
    labelled: template(
      ['label', 'value'],
      'Labelled',
      'A value with its label.',
      '{label}: {value}',
    ),
    named: template(
      ['label', 'value'],
      'Named',
      'A value with its label in the middle of a line.',
      '{label} {value}',
    ),
    figures: template(
      ['before', 'next'],
      'Figures',
      'Named figures one after another.',
      '{before}; {next}',
    ),
    ofKind: template(
      ['kind', 'label'],
      'Of a kind',
      'What is measured, for one variant of the product.',
      '{kind} {label}',
    ),
    ofCountedKind: template(
      ['kind', 'label'],
      'Of a counted kind',
      'The same if the kind is a figure.',
      '{kind}, {label}',
    ),
  },
)

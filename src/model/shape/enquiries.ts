import { z } from 'zod'
import { type Field, type FormName, forms } from '../forms.ts'
import { group, headingAndText, list } from './group.ts'

import { template, text, WebAddress } from './text.ts'

const label = text('Label', 'Names the field.', 'Your name')

const FieldWords = group('Field', 'The words of a field to write in.', {
  label,
  placeholder: text('Placeholder', 'Stands in the empty field.', 'Your name').optional(),
  hint: text('Hint', 'Helps to fill it in.', 'As on your card').optional(),
})

const ChoiceWords = group('Choice', 'The words of a field to choose from.', {
  label,
  options: list(
    'Options',
    'The choices, in their order.',
    group('Option', 'One choice.', {
      value: z
        .string()
        .max(100)
        .meta({
          title: 'Value',
          description: 'What is sent; empty "" for the line that stands for no choice.',
          examples: ['repair'],
        }),
      label: text('Label', 'What visitors read.', 'A repair'),
    }),
  ),
})

type FieldShapes<Name extends FormName> = {
  [F in (typeof forms)[Name][number] as F['name']]: F['type'] extends 'choice'
    ? typeof ChoiceWords
    : typeof FieldWords
}

/** @returns the shape of the words of a form's fields */
export function formFields<Name extends FormName>(
  name: Name,
): ReturnType<typeof group<FieldShapes<Name>>>
export function formFields(name: FormName) {
  const fields: readonly Field[] = forms[name]
  const shapes = fields.map(({ name: title, type }) => {
    const words = type === 'choice' ? ChoiceWords : FieldWords
    return [title, words.meta({ title, description: `The words of the field "${title}".` })]
  })
  return group('Fields', 'The fields of the form.', Object.fromEntries(shapes))
}

const handOver = group('Ways to send it', 'The ways by which visitors send the message on.', {
  whatsapp: text('WhatsApp', 'The button that opens WhatsApp.', 'Send by WhatsApp'),
  email: text('E-mail', 'The button that opens the e-mail program.', 'Send by e-mail'),
  call: template(['phone'], 'Call', 'The button that calls.', 'Call {phone}'),
  copy: text('Copy', 'The button that copies the message.', 'Copy the message'),
  copied: text('Copied', 'Said once the message is on the clipboard.', 'It is copied.'),
  copyFailed: text('Not copied', 'Said where the browser lets no page copy.', 'Copy it yourself.'),
  message: text('Message', 'Names the field that shows the whole message.', 'Your message'),
  shortened: text(
    'Shortened',
    'Said where the buttons can carry only the beginning of a long message.',
    'Copy the whole message and paste it.',
  ),
  edit: text('Edit', 'The button that leads back to the form.', 'Change the message'),
})

const sent = group('Sent', 'Said once the server has confirmed the message.', {
  heading: text('Heading', 'Stands above the text.', 'Sent'),
  text: text('Text', 'What happens next.', 'We have your message.'),
  another: text('Another', 'The button that opens an empty form.', 'Write another'),
  close: text('Close', 'The button that closes the window.', 'Close'),
})

const kept = group('Kept for later', 'Said while a message waits in the browser.', {
  heading: text('Heading', 'Stands above the text.', 'Not sent yet'),
  offline: text('Offline', 'Said while there is no connection.', 'You are offline.'),
  failing: text('Failing', 'Said while the server does not answer.', 'We try again.'),
  storageFull: text('Storage full', 'Said where nothing can be kept.', 'Leave this page open.'),
  next: template(['time'], 'Next try', 'When it is tried again.', 'The next try is at {time}.'),
  retry: text('Try again', 'The button that tries at once.', 'Try again now'),
  discard: text('Discard', 'The button that throws the message away.', 'Discard it'),
  banner: text('Banner', 'Names the line at the foot of the screen.', 'Your messages'),
  details: text('Details', 'The button that opens that line.', 'Details'),
  more: template(['count'], 'More', 'Said below the first few.', 'And {count} more.'),
})

const failed = group('Not accepted', 'Said where the server refuses the message.', {
  heading: text('Heading', 'Stands above the text.', 'Not sent'),
  text: text('Text', 'What visitors can do.', 'Try again, or send it yourself.'),
  retry: text('Try again', 'The button that sends once more.', 'Try again'),
})

const errors = group('Errors', 'Said beside a field that has to be put right.', {
  summary: text('Summary', 'Stands above the form.', 'Please put right what is marked.'),
  required: text('Required', 'A field is empty that must not be.', 'Please fill it in.'),
  email: text('E-mail', 'The e-mail address is not complete.', 'It needs an @ sign.'),
  phone: text('Phone', 'The phone number is not complete.', 'Give all digits.'),
  reachable: text('Reachable', 'There is no way to answer.', 'Give a phone number.'),
  refused: text('Refused', 'The server refuses this field.', 'Please check it.'),
})

/** The words around the enquiry forms, for each step of an enquiry. */
export const Enquiries = group('Enquiries', 'The words around the forms, step by step.', {
  endpoint: WebAddress.nullable().meta({
    title: 'Endpoint',
    description:
      'Where a message is posted to as JSON. With null it is handed to the visitor, ready to send.',
    examples: [null, 'https://api.example.com/enquiries'],
  }),
  subject: template(
    ['about'],
    'Subject',
    'Opens the message: the product, or the page it was written on.',
    'Enquiry: {about}',
  ),
  optional: text('Optional', 'Stands behind the name of a field that may stay empty.', 'optional'),
  checking: text('Checking', 'Said while the fields are checked.', 'Checking ...'),
  notSentYet: headingAndText(
    'Not sent yet',
    'Stands above the ways to send it.',
    'Not sent',
    'Choose one.',
  ),
  handOver,
  sending: text('Sending', 'Said while the message is on its way.', 'Sending ...'),
  sent,
  kept,
  failed,
  errors,
  honeypot: text(
    'Hidden field',
    'The label of a field that only robots fill in. People do not see it.',
    'Leave this empty',
  ),
})

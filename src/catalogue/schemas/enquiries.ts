import { z } from 'zod'
import { type FormFieldType, type FormName, forms } from '../forms.ts'
import { keyWords } from '../messageText.ts'
import { group, headingAndText, listOf } from './group.ts'
import { field, headingText, pluralTemplate, template, text, WebAddress } from './text.ts'

const label = text('Label', 'Names the field.', 'Your name')

const FieldWords = group('Field', 'The words of a field to write in.', {
  label,
  placeholder: text('Placeholder', 'Shown in the empty field.', 'Your name').optional(),
  hint: text('Hint', 'Helps to fill it in.', 'As on your card').optional(),
})

const ChoiceWords = group('Choice', 'The words of a field to choose from.', {
  label,
  options: listOf(
    'Options',
    'The choices, in their order.',
    group('Option', 'One choice.', {
      value: field(
        'Value',
        'The value that is sent; empty "" for the option "no choice".',
        z.string().max(100),
        'repair',
      ),
      label: text('Label', 'What visitors read.', 'A repair'),
    }),
  ),
})

const EmailOrPhoneWords = FieldWords.extend({
  emailLabel: text('E-mail label', 'Names an e-mail address in the message.', 'E-mail'),
  phoneLabel: text('Phone label', 'Names a phone number in the message.', 'Phone'),
})

type FieldShapes<Name extends FormName> = {
  [F in (typeof forms)[Name][number] as F['name']]: F['type'] extends 'choice'
    ? typeof ChoiceWords
    : F['type'] extends 'emailOrPhone'
      ? typeof EmailOrPhoneWords
      : typeof FieldWords
}

/** The schema of the words of a form's fields. */
export function formFields<Name extends FormName>(
  name: Name,
): ReturnType<typeof group<FieldShapes<Name>>>
export function formFields(name: FormName) {
  const shapeOf = ({ type }: FormFieldType) =>
    type === 'choice' ? ChoiceWords : type === 'emailOrPhone' ? EmailOrPhoneWords : FieldWords
  const fields: readonly FormFieldType[] = forms[name]
  const shapes = fields.map((formField) => {
    const { name: fieldName } = formField
    const words = shapeOf(formField)
    const description = `The words of the field "${keyWords(fieldName)}".`
    return [fieldName, field(keyWords(fieldName), description, words)]
  })
  return group('Fields', 'The fields of the form.', Object.fromEntries(shapes))
}

const handOver = group('Ways to send it', 'The ways by which visitors send the message on.', {
  whatsapp: text('WhatsApp', 'The button that opens WhatsApp.', 'Send by WhatsApp'),
  email: text('E-mail', 'The button that opens the e-mail program.', 'Send by e-mail'),
  call: template(['phone'], 'Call', 'The button that calls.', 'Call {phone}'),
  offline: text(
    'Offline',
    'Shown when a link to WhatsApp or e-mail is pressed without a connection.',
    'You are offline. The message is sent later.',
  ),
  copy: text('Copy', 'The button that copies the message.', 'Copy the message'),
  copied: text('Copied', 'Shown when the message is on the clipboard.', 'It is copied.'),
  copyFailed: text(
    'Not copied',
    'Shown when the browser does not allow copying.',
    'Copy it yourself.',
  ),
  message: text('Message', 'Names the field that shows the whole message.', 'Your message'),
  part: template(
    ['number', 'count'],
    'Part',
    'Shown above each part of a message that is too long to send at once, and on its button.',
    'Part {number} of {count}',
  ),
  parts: text(
    'Parts',
    'Shown above the buttons of a message that is sent in parts.',
    'Send all parts.',
  ),
  shortened: text(
    'Shortened',
    'Shown when a message is too long even for many parts.',
    'Copy the whole message and paste it.',
  ),
  edit: text('Edit', 'The button that leads back to the form.', 'Change the message'),
})

const sent = group('Sent', 'Shown when the server has confirmed the message.', {
  heading: headingText('Shown above the text.', 'Sent'),
  text: text('Text', 'What happens next.', 'We have your message.'),
  another: text('Another', 'The button that opens an empty form.', 'Write another'),
  close: text('Close', 'The button that closes the window.', 'Close'),
})

const kept = group('Kept for later', 'Shown while a message waits in the browser.', {
  heading: headingText('Shown above the text.', 'Not sent yet'),
  offline: text('Offline', 'Shown while there is no connection.', 'You are offline.'),
  failing: text('Failing', 'Shown while the server does not answer.', 'We try again.'),
  storageFull: text(
    'Storage full',
    'Shown when the browser cannot save it.',
    'Leave this page open.',
  ),
  next: template(['time'], 'Next try', 'Says when the next try is.', 'The next try is at {time}.'),
  nextOn: template(
    ['day', 'time'],
    'Next try on',
    'The same if it is not today.',
    'The next try is on {day} at {time}.',
  ),
  retry: text('Try again', 'The button that tries at once.', 'Try again now'),
  discard: text('Discard', 'The button that throws the message away.', 'Discard it'),
  banner: text('Banner', 'Names the line at the foot of the screen.', 'Your messages'),
  details: text('Details', 'The button that opens that line.', 'Details'),
  more: pluralTemplate(['count'], 'More', 'Shown below the first few.', 'And {count} more.'),
})

const failed = group('Not accepted', 'Shown when the server refuses the message.', {
  heading: headingText('Shown above the text.', 'Not sent'),
  text: text('Text', 'What visitors can do.', 'Try again, or send it yourself.'),
  retry: text('Try again', 'The button that sends once more.', 'Try again'),
})

const unreadable = headingAndText(
  'Unreadable',
  'Shown for a message that another version of the site has stored, and this one cannot send.',
  'Kept for you',
  'Copy it, or send it yourself.',
)

const errors = group('Errors', 'Shown beside a field that has to be corrected.', {
  summary: text('Summary', 'Shown above the form.', 'Please put right what is marked.'),
  required: text('Required', 'A field is empty that must not be.', 'Please fill it in.'),
  email: text('E-mail', 'The e-mail address is not complete.', 'It needs an @ sign.'),
  phone: text('Phone', 'The phone number is not complete.', 'Give all digits.'),
  severalPhones: text('Several phones', 'Two phone numbers are in one field.', 'Give one number.'),
  severalEmails: text(
    'Several e-mails',
    'Two e-mail addresses are in one field.',
    'Give one address.',
  ),
  intendedEmail: template(
    ['email'],
    'Intended e-mail',
    'The button below an e-mail address that is probably misspelt, with the right one.',
    'Did you mean {email}?',
  ),
  emailOrPhone: text(
    'E-mail or phone',
    'A field for an e-mail address or a phone number has neither.',
    'Give an e-mail address or a phone number.',
  ),
  sendOnWhatsapp: text(
    'Send on WhatsApp',
    'The link below that: the message needs no address there.',
    'Or send it on WhatsApp',
  ),
  reachable: text('Reachable', 'There is no way to answer.', 'Give a phone number.'),
  refused: text('Refused', 'The server refuses this field.', 'Please check it.'),
  shortened: text(
    'Shortened',
    'A stored text was longer than its field can hold.',
    'Only its beginning is here.',
  ),
})

const privacy = group('Privacy', 'The line at each form: who gets the data, and for how long.', {
  byHand: text(
    'By hand',
    'Shown if the site has no server for messages.',
    'You send us the message yourself.',
  ),
  inbox: template(
    ['days'],
    'Inbox',
    'Shown if the site posts to the inbox.',
    'We delete it after {days} days.',
  ),
  form: template(
    ['service'],
    'Service',
    'Shown if the site posts to the service of somebody else.',
    'It goes to us through {service}.',
  ),
  link: text('Link', 'The link to the privacy notice.', 'Privacy'),
})

/** The words around the enquiry forms, for every step of an enquiry. */
export const Enquiries = group('Enquiries', 'The words around the forms, step by step.', {
  endpoint: field(
    'Endpoint',
    'Where a message is posted to. With null it is handed to the visitor, ready to send.',
    WebAddress.nullable(),
    null,
    'https://api.example.com/enquiries',
  ),
  via: field(
    'Posted as',
    '"inbox": this project\'s inbox. "form": the fields of a form, for Formspree, Basin, Getform and the like.',
    z.enum(['inbox', 'form']),
    'inbox',
  ),
  keepDays: field(
    'Days kept',
    'After how many days the inbox deletes an enquiry; the privacy notice says it.',
    z.int().min(1).max(36_500),
    365,
  ),
  subject: template(
    ['about'],
    'Subject',
    'Opens the message: the product, or the page it was written on.',
    'Enquiry: {about}',
  ),
  optional: text('Optional', 'Shown behind the name of a field that may stay empty.', 'optional'),
  unscripted: text(
    'Without JavaScript',
    'Shown above a form, with the phone number behind it, if JavaScript is off.',
    'This form opens your e-mail program. You can also call:',
  ),
  privacy,
  checking: text('Checking', 'Shown while the fields are checked.', 'Checking ...'),
  notSentYet: headingAndText(
    'Not sent yet',
    'Shown above the ways to send it.',
    'Not sent',
    'Choose one.',
  ),
  handOver,
  sending: text('Sending', 'Shown while the message is on its way.', 'Sending ...'),
  sent,
  kept,
  failed,
  unreadable,
  errors,
  honeypot: text(
    'Hidden field',
    'The label of a field that only robots fill in. People do not see it.',
    'Leave this empty',
  ),
})

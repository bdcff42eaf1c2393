import type { z } from 'zod'
import { formFields } from '../../catalogue/schemas/enquiries.ts'
import { group, headingAndText } from '../../catalogue/schemas/group.ts'
import {
  fixedKindField,
  messageSubject,
  submitLabel,
  summaryText,
  titleText,
} from '../../catalogue/schemas/page.ts'
import { headingText, text } from '../../catalogue/schemas/text.ts'

/** `contact.json` */
export const ContactPage = group('Contact page', 'Everything on the contact page.', {
  kind: fixedKindField('contact'),
  heading: headingText('Shown at the top.', 'Contact'),
  title: titleText,
  summary: summaryText,
  text: text('Text', 'The first paragraph.', 'Ask for a price.'),
  form: group('Form', 'The contact form.', {
    heading: headingText('Shown above the form.', 'Write to us'),
    about: messageSubject,
    fields: formFields('contact'),
    submit: submitLabel,
  }),
  direct: headingAndText(
    'Direct',
    'Shown beside phone and e-mail.',
    'Call or write to us',
    'Call us.',
  ).meta({ repeatable: 'yes' }),
})

export type ContactPage = z.infer<typeof ContactPage>

import type { z } from 'zod'
import { formFields } from '../../model/shape/enquiries.ts'
import { group, headingAndText } from '../../model/shape/group.ts'
import { about, onlyKind, submit, summary } from '../../model/shape/page.ts'
import { text } from '../../model/shape/text.ts'

/** `contact.json` */
export const ContactPage = group('Contact page', 'Everything on the contact page.', {
  kind: onlyKind('contact'),
  heading: text('Heading', 'Stands at the top.', 'Contact'),
  summary,
  text: text('Text', 'The first paragraph.', 'Ask for a price.'),
  form: group('Form', 'The contact form.', {
    heading: text('Heading', 'Stands above the form.', 'Write to us'),
    about,
    fields: formFields('contact'),
    submit,
  }),
  direct: headingAndText(
    'Direct',
    'Stands beside phone and e-mail.',
    'Call or write to us',
    'Call us.',
  ),
})

export type ContactPage = z.infer<typeof ContactPage>

import type { z } from 'zod'
import { formFields } from '../../catalogue/schemas/enquiries.ts'
import { group, headingAndText } from '../../catalogue/schemas/group.ts'
import { about, onlyKind, submit, summary, title } from '../../catalogue/schemas/page.ts'
import { text } from '../../catalogue/schemas/text.ts'

/** `contact.json` */
export const ContactPage = group('Contact page', 'Everything on the contact page.', {
  kind: onlyKind('contact'),
  heading: text('Heading', 'Shown at the top.', 'Contact'),
  title,
  summary,
  text: text('Text', 'The first paragraph.', 'Ask for a price.'),
  form: group('Form', 'The contact form.', {
    heading: text('Heading', 'Shown above the form.', 'Write to us'),
    about,
    fields: formFields('contact'),
    submit,
  }),
  direct: headingAndText(
    'Direct',
    'Shown beside phone and e-mail.',
    'Call or write to us',
    'Call us.',
  ),
})

export type ContactPage = z.infer<typeof ContactPage>

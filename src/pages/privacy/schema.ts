import { z } from 'zod'
import { group, listOf } from '../../catalogue/schemas/group.ts'
import { fixedKindField, paragraphs, summaryText } from '../../catalogue/schemas/page.ts'
import { field, headingText, template, text } from '../../catalogue/schemas/text.ts'

function storedKeys(title: string, description: string) {
  return listOf(
    title,
    description,
    group('Key', 'One name and what is kept under it.', {
      key: field(
        'Key',
        'The name, or its beginning, as the code has it.',
        z.string().min(1).max(60),
        'enquiry.draft.',
      ),
      what: text('What', 'What is kept.', 'What you typed in a form'),
      until: text('Until', 'How long.', 'Until you close the tab'),
    }),
  )
}

/** `privacy.json` */
export const PrivacyPage = group('Privacy page', 'What happens to the data of visitors.', {
  kind: fixedKindField('privacy'),
  heading: headingText('Shown at the top.', 'Privacy'),
  summary: summaryText,
  lead: text('Lead', 'The first paragraph.', 'This site sets no cookies.'),
  sections: listOf(
    'Sections',
    'The sections, in their order.',
    group('Section', 'One section of the page.', {
      heading: headingText('Shown above the section.', 'Other sites'),
      text: paragraphs('The paragraphs of the section.'),
    }),
  ),
  enquiries: group('Enquiries', 'What happens to an enquiry that a form sends directly.', {
    heading: headingText('Shown above it.', 'Your enquiry'),
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
  }),
  map: group('The map', 'What the service of the map learns.', {
    heading: headingText('Shown above it.', 'The map'),
    text: template(
      ['service'],
      'Text',
      'What happens to it.',
      'The map comes from {service}, which then learns your address.',
    ),
  }),
  stored: group('Stored', 'What the site can keep in the browser.', {
    heading: headingText('Shown above the list.', 'What is kept in your browser'),
    text: paragraphs('The paragraphs above the list.'),
    keys: storedKeys('Keys', 'One for each name under which something is kept.'),
    languageKeys: storedKeys('Language', 'The same if the pages are in several languages.'),
  }),
})

export type PrivacyPage = z.infer<typeof PrivacyPage>

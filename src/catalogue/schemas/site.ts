import { z } from 'zod'
import { Day } from './day.ts'
import { Enquiries } from './enquiries.ts'
import { group, listMayBeEmpty, listOf } from './group.ts'
import { Languages } from './languages.ts'
import { OpenQuestion } from './properties.ts'
import { ReplyTexts } from './reply.ts'
import { searchWords } from './searchWords.ts'
import { field, headingText, LinkPath, language, text, WebAddress } from './text.ts'
import {
  CategoryWords,
  ErrorWords,
  FooterWords,
  NavigationWords,
  OfflineWords,
  ProductWords,
  SourceWords,
} from './words.ts'

const Address = group('Address', 'One address of the business.', {
  label: text('Label', 'What is at this address.', 'Head office'),
  lines: listMayBeEmpty(
    'Street',
    'Building, street and area, each on a line of its own; empty if only the city is known.',
    text('Line', 'Building, street or area.', 'Plot 1, Example Road'),
  ).meta({ firstEntry: 'Street' }),
  city: text('City', 'The city.', 'Surat'),
  region: text('Region', 'The state.', 'Gujarat'),
  postalCode: text('Postal code', 'The PIN code: six digits.', '000 000')
    .optional()
    .meta({ alwaysShown: true }),
  country: text('Country', 'The country.', 'India'),
})

const Link = group('Link', 'A place outside this site.', {
  label: text('Label', 'What the link says.', 'Our videos'),
  url: WebAddress,
})

function cities(description: string) {
  return listOf('Cities', description, text('City', 'One city.', 'Surat'))
}

const number = {
  display: text('Number', 'The number as visitors read it.', '+91 00000 00000'),
  href: field(
    'Link',
    'The same number as a link: tel:, +, country code, number, without spaces.',
    z
      .string()
      .max(30)
      .regex(/^tel:\+\d+$/, 'A phone link like "tel:+910000000000" is expected here'),
    'tel:+910000000000',
  ),
}

const Phone = group('Phone', 'The number that every "call" button calls.', number)

const OtherPhone = group('Phone', 'One more number.', {
  label: text('Label', 'Who answers there.', 'The works'),
  ...number,
})

/** The WhatsApp message below an answer of the finder. */
export const askedMessage = text(
  'Message',
  'What the buyer sends with WhatsApp below this answer: sentences that a person would write. Without it, it is what was typed.',
  'Hello, I would like to visit your factory.',
)

/** Characters: four lines on a phone. A longer notice would push every page further down. */
const LONGEST_NOTICE = 160

const Notice = group(
  'Notice',
  'A text above every page, for example for a holiday. It goes by itself after its last day.',
  {
    text: text(
      'Text',
      'One or two short sentences.',
      'We are closed for the holidays.',
      LONGEST_NOTICE,
    ),
    lastDay: field(
      'Last day',
      'The last day on which visitors see it, in India’s time.',
      Day,
      '2026-03-12',
    ),
    link: group('Link', 'The page on which more is said.', {
      label: text('Label', 'What the link says.', 'Opening hours'),
      path: field('Page', 'The page that it leads to.', LinkPath, '/Contact'),
    }).optional(),
  },
)

const Service = group('Service', 'One kind of work that the business does.', {
  title: text('Title', 'The work in a few words.', 'Work on gutters'),
  text: text('Text', 'What is done, in a sentence.', 'We repair leaking laps.'),
  message: askedMessage.optional(),
  photograph: field(
    'Photograph',
    'With true, a photograph helps: WhatsApp is then the first way to ask.',
    z.literal(true),
    true,
  ).optional(),
  search: searchWords,
})

/** The terms that other parts of the site ask for. */
export const TermRole = z
  .enum([
    'opening hours',
    'hours of messages',
    'delivery time',
    'smallest order',
    'unit of the price',
    'person to ask for',
  ])
  .meta({
    title: 'Role',
    description: 'What the term is, for the answers of the finder that show it.',
    examples: ['opening hours'],
    formless: true,
  })

export type TermRole = z.infer<typeof TermRole>

/** `site.json`: the facts about the business, and the words on every page. */
export const Site = group('Business', 'Phone, addresses, hours, and the words on every page.', {
  name: text('Name', 'The name of the business.', 'Example Sheets'),
  shortName: text('Short name', 'The name if space is short.', 'Example'),
  url: field(
    'Address of the site',
    'Where the site is found, without anything after the domain.',
    WebAddress,
    'https://www.example.com',
  ),
  editor: field(
    'Editor on the site',
    'Whether this editor is published at /edit/ of the site, for people with a token. If not, it is not on the site.',
    z.boolean(),
    true,
  ).optional(),
  language: language('The language of the site and its country.'),
  languages: Languages.optional(),
  phone: Phone,
  otherPhones: listMayBeEmpty(
    'Other phones',
    'More numbers, shown with the addresses.',
    OtherPhone,
  ).optional(),
  whatsapp: field(
    'WhatsApp',
    'The WhatsApp number: country code and number, digits only.',
    z
      .string()
      .max(20)
      .regex(/^\d+$/, 'A number of digits alone, without + and spaces, is expected here'),
    '910000000000',
  ),
  greeting: text(
    'Greeting',
    'Shown in the WhatsApp chat that the addresses open.',
    'Hello, I have a question about your products.',
  ),
  photograph: group('Photograph', 'Asks for a photograph, where one helps.', {
    link: text('Link', 'Opens the WhatsApp chat.', 'Attach your photo in WhatsApp'),
    message: text(
      'Message',
      'Shown in the chat, where the page has no message of its own.',
      'Hello, I am sending you a photograph.',
    ),
  }),
  email: field(
    'E-mail',
    'The e-mail address that visitors write to.',
    z.email('An e-mail address is expected here').max(100),
    'sales@example.com',
  ),
  gstin: group('GSTIN', 'The tax number, which buyers need for their invoice.', {
    label: text('Label', 'Shown before the number.', 'GSTIN'),
    number: field(
      'Number',
      'The GSTIN without spaces, in capital letters.',
      z
        .string()
        .regex(
          /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
          'A GSTIN of 15 characters is expected here',
        ),
      '24ABCDE1234F1Z6',
    ).optional(),
    asked: OpenQuestion.meta({ formless: true }).optional(),
  }).optional(),
  notice: Notice.optional(),
  terms: group('Terms', 'How the business works, on the contact page.', {
    heading: headingText('Shown above them.', 'Good to know'),
    items: listOf(
      'Terms',
      'The terms, in their order.',
      group('Term of business', 'One thing that buyers ask of the business.', {
        label: text('Label', 'What it is.', 'Smallest order'),
        role: TermRole.optional(),
        text: text(
          'Text',
          'What applies. Left out, it is on no page, only among the open questions.',
          '10 sheets',
        ).optional(),
        asked: OpenQuestion.meta({ formless: true }).optional(),
      }),
    ),
  }).optional(),
  addresses: listOf('Addresses', 'The head office first, then the others.', Address),
  map: group('Map', 'The map in the footer.', {
    heading: headingText('Shown above the map.', 'Where we are'),
    title: text('Title', 'Names the map for people who hear the page.', 'Map of the works'),
    embed: field(
      'Address of the map',
      'The map itself. In Google Maps press "Share", "Embed a map" and "Copy HTML", or on openstreetmap.org zoom in until you see your street, and press "Share" and "HTML". Paste all of it here.',
      WebAddress,
      'https://www.openstreetmap.org/export/embed.html?bbox=72.83%2C21.17%2C72.84%2C21.18',
    ),
    link: field(
      'Address of the large map',
      'Where the link below the map leads. In Google Maps press "Share" and "Copy link", or on openstreetmap.org zoom in until you see your street, and press "Share" and "Link". Paste it here.',
      WebAddress,
    ),
    linkLabel: text('Link', 'What the link to the large map says.', 'Open the map'),
  }),
  socials: listMayBeEmpty('Social networks', 'Links of the footer. May be empty.', Link),
  servedCities: group('Served cities', 'The line of cities on each product page.', {
    heading: headingText('Shown before the cities.', 'Cities we serve'),
    cities: cities('The cities, in their order.'),
  }),
  regions: listOf(
    'Regions',
    'Where the business delivers.',
    group('Region', 'A state and its cities.', {
      state: text('State', 'The name of the state.', 'Gujarat'),
      cities: cities('The cities of the state.'),
    }),
  ),
  makers: group('Makers', 'The strip of steel makers.', {
    heading: headingText('Shown above the names.', 'Our makers'),
    text: text('Text', 'Shown below the heading.', 'Steel from these makers.'),
    names: listOf(
      'Names',
      'The makers, in their order.',
      text('Maker', 'The name of one maker.', 'Example Steel'),
    ),
  }),
  services: group('Services', 'The strip of services.', {
    heading: headingText('Shown above the services.', 'Our work'),
    items: listOf('Services', 'The services, in their order.', Service),
  }),
  navigation: NavigationWords,
  footer: FooterWords,
  product: ProductWords,
  sources: SourceWords,
  category: CategoryWords,
  error: ErrorWords,
  offline: OfflineWords.optional(),
  enquiries: Enquiries,
  answer: ReplyTexts,
})

export type Site = z.infer<typeof Site>

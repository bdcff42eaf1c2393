import { z } from 'zod'
import { Enquiries } from './enquiries.ts'
import { Unit } from './figure.ts'
import { group } from './group.ts'
import { Point } from './page.ts'
import { text, WebAddress } from './text.ts'
import { CategoryWords, ErrorWords, Footer, Navigation, Product } from './words.ts'

const Address = group('Address', 'One address of the business.', {
  label: text('Label', 'What is at this address.', 'Head office'),
  lines: z.array(text('Line', 'Building, street or area.', 'Plot 1, Example Road')).meta({
    title: 'Lines',
    description: 'Building and street, above the city; empty [ ] where only the city is known.',
  }),
  city: text('City', 'The city.', 'Surat'),
  region: text('Region', 'The state.', 'Gujarat'),
  postalCode: text('Postal code', 'The PIN code.', '000 000').optional(),
  country: text('Country', 'The country.', 'India'),
})

const Link = group('Link', 'A place outside this site.', {
  label: text('Label', 'What the link says.', 'Our videos'),
  url: WebAddress,
})

function cities(description: string) {
  return z
    .array(text('City', 'One city.', 'Surat'))
    .min(1)
    .meta({ title: 'Cities', description })
}

const Phone = group('Phone', 'The one phone number of the site.', {
  display: text('Shown', 'The number as visitors read it.', '+99 12345 67890'),
  href: z
    .string()
    .max(30)
    .regex(/^tel:\+\d+$/, 'A phone link like "tel:+991234567890" is expected here')
    .meta({
      title: 'Called',
      description: 'The same number as a link: tel:, +, country code, number, without spaces.',
      examples: ['tel:+991234567890'],
    }),
})

/** `site.json`: the facts about the business and the words that stand on every page. */
export const Site = group('Site', 'The business, and the words that stand on every page.', {
  name: text('Name', 'The name of the business.', 'Example Sheets'),
  shortName: text('Short name', 'The name where space is short.', 'Example'),
  url: WebAddress.meta({
    title: 'Address of the site',
    description: 'Where the site is found, without anything after the domain.',
    examples: ['https://www.example.com'],
  }),
  language: text('Language', 'The language of the site and its country.', 'en-IN'),
  phone: Phone,
  whatsapp: z
    .string()
    .max(20)
    .regex(/^\d+$/, 'A number of digits alone, without + and spaces, is expected here')
    .meta({
      title: 'WhatsApp',
      description: 'The WhatsApp number: country code and number, digits only.',
      examples: ['991234567890'],
    }),
  email: z
    .email()
    .max(100)
    .meta({
      title: 'E-mail',
      description: 'The e-mail address that visitors write to.',
      examples: ['sales@example.com'],
    }),
  addresses: z
    .array(Address)
    .length(2)
    .meta({ title: 'Addresses', description: 'The head office and the works.' }),
  map: group('Map', 'The map in the footer.', {
    heading: text('Heading', 'Stands above the map.', 'Where we are'),
    title: text('Title', 'Names the map for people who hear the page.', 'Map of the works'),
    embed: WebAddress,
    link: WebAddress,
    linkLabel: text('Link', 'What the link to the large map says.', 'Open the map'),
  }),
  socials: z
    .array(Link)
    .length(3)
    .meta({ title: 'Social networks', description: 'The three links of the footer.' }),
  servedCities: group('Served cities', 'The line of cities on each product page.', {
    heading: text('Heading', 'Stands before the cities.', 'Cities we serve'),
    cities: cities('The cities, in their order.'),
  }),
  regions: z
    .array(
      group('Region', 'A state and its cities.', {
        state: text('State', 'The name of the state.', 'Gujarat'),
        cities: cities('The cities of the state.'),
      }),
    )
    .min(1)
    .meta({ title: 'Regions', description: 'Where the business delivers.' }),
  makers: group('Makers', 'The strip of steel makers.', {
    heading: text('Heading', 'Stands above the names.', 'Our makers'),
    text: text('Text', 'Stands below the heading.', 'Steel from these makers.'),
    names: z
      .array(text('Maker', 'The name of one maker.', 'Example Steel'))
      .length(4)
      .meta({ title: 'Names', description: 'The four makers.' }),
  }),
  services: group('Services', 'The strip of services.', {
    heading: text('Heading', 'Stands above the services.', 'Our work'),
    items: z.array(Point).length(4).meta({ title: 'Services', description: 'The four services.' }),
  }),
  units: z
    .record(
      Unit,
      z
        .string()
        .max(20)
        .meta({
          title: 'Sign',
          description: 'How the unit is written on pages; empty "" where it is not written.',
          examples: ['mm'],
        }),
    )
    .meta({ title: 'Units', description: 'How each unit is written on pages.' }),
  upTo: text('Up to', 'Stands before a figure that has an upper limit only.', 'up to'),
  navigation: Navigation,
  footer: Footer,
  product: Product,
  category: CategoryWords,
  error: ErrorWords,
  enquiries: Enquiries,
})

export type Site = z.infer<typeof Site>

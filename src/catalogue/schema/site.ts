import { z } from 'zod'
import { Unit } from './figure.ts'
import { Point } from './page.ts'
import { Path, Text } from './text.ts'

const Address = z.strictObject({
  label: Text,
  /** Building and street, above the city; empty where only the city is known. */
  lines: z.array(Text),
  city: Text,
  region: Text,
  postalCode: Text.optional(),
  country: Text,
})

/** A place outside this site; only https leads there. */
const Link = z.strictObject({ label: Text, url: z.url({ protocol: /^https$/ }) })

/** The words around the three enquiry forms, and what is said at each step of an enquiry. */
const Enquiries = z.strictObject({
  /** Where an enquiry is posted to as JSON; null: it is handed to the visitor, ready to send. */
  endpoint: z.url({ protocol: /^https$/ }).nullable(),
  /** Opens the message that is handed on; `{about}` is the product or the page it was written on. */
  subject: Text,
  checking: Text,
  notSentYet: z.strictObject({ heading: Text, text: Text }),
  handOver: z.strictObject({
    whatsapp: Text,
    email: Text,
    /** `{phone}` is the number as it is displayed. */
    call: Text,
    copy: Text,
    /** Said once the message is on the clipboard. */
    copied: Text,
    edit: Text,
  }),
  sending: Text,
  sent: z.strictObject({ heading: Text, text: Text, another: Text }),
  kept: z.strictObject({
    heading: Text,
    offline: Text,
    failing: Text,
    storageFull: Text,
    retry: Text,
    discard: Text,
  }),
  failed: z.strictObject({ heading: Text, text: Text, retry: Text }),
  errors: z.strictObject({
    summary: Text,
    required: Text,
    email: Text,
    phone: Text,
    reachable: Text,
    refused: Text,
  }),
  /** The label of the field that only robots fill in; hidden from people. */
  honeypot: Text,
})

/** `site.json`: the facts about the business and the words that stand on every page. */
export const Site = z.strictObject({
  name: Text,
  /** The name as the wordmark shows it, where space is short. */
  shortName: Text,
  url: z.url({ protocol: /^https$/ }),
  language: Text,
  phone: z.strictObject({ display: Text, href: z.string().regex(/^tel:\+\d+$/) }),
  whatsapp: z.string().regex(/^\d+$/),
  email: z.email(),
  addresses: z.array(Address).length(2),
  map: z.strictObject({
    heading: Text,
    title: Text,
    embed: z.url({ protocol: /^https$/ }),
    link: z.url({ protocol: /^https$/ }),
    linkLabel: Text,
  }),
  socials: z.array(Link).length(3),
  servedCities: z.strictObject({ heading: Text, cities: z.array(Text).min(1) }),
  regions: z.array(z.strictObject({ state: Text, cities: z.array(Text).min(1) })).min(1),
  makers: z.strictObject({ heading: Text, text: Text, names: z.array(Text).length(4) }),
  services: z.strictObject({ heading: Text, items: z.array(Point).length(4) }),
  units: z.record(Unit, z.string()),
  navigation: z.strictObject({
    label: Text,
    skip: Text,
    menu: Text,
    close: Text,
    links: z.array(z.strictObject({ label: Text, path: Path })).min(1),
    /** Leads from an open menu to its category page; `{name}` is the category's label. */
    allOf: Text,
    breadcrumb: Text,
    call: Text,
    write: Text,
  }),
  footer: z.strictObject({
    tagline: Text,
    blurb: Text,
    follow: Text,
    quickLinks: Text,
    contact: Text,
    /** `{year}` is the year below, `{name}` the name of the business. */
    copyright: Text,
    year: z.int(),
  }),
  /** The words of the product template. */
  product: z.strictObject({
    call: z.strictObject({
      button: Text,
      heading: Text,
      text: Text,
      label: Text,
      placeholder: Text,
      submit: Text,
      close: Text,
    }),
    contact: z.strictObject({ heading: Text, text: Text }),
    contactAgain: z.strictObject({ heading: Text, text: Text }),
    claims: Text,
    /** Names the gallery; `{name}` is the page's heading. */
    gallery: Text,
    /** Names a thumbnail; `{number}` is its place in the gallery, `{total}` how many there are. */
    showPicture: Text,
    enlarge: Text,
    closePicture: Text,
    illustration: Text,
    /** Names the cross-section drawing; `{name}` is the page's heading. */
    drawing: Text,
    notToScale: Text,
    /** Stands above the other products of the page's category. */
    related: Text,
    /** Foot of a printed data sheet; `{date}` is the day it is printed. */
    printedOn: Text,
  }),
  category: z.strictObject({ products: Text }),
  error: z.strictObject({ title: Text, heading: Text, notFound: Text, home: Text }),
  /** Stands before a figure that has an upper limit only: "up to" 90%. */
  upTo: Text,
  enquiries: Enquiries,
})

export type Site = z.infer<typeof Site>

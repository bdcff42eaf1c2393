import { z } from 'zod'
import { group, headingAndText, listOf } from './group.ts'
import { field, headingText, SubjectPath, template, text } from './text.ts'

/** The words of the header and of the breadcrumb. */
export const NavigationWords = group('Navigation', 'The words of the header.', {
  label: text('Label', 'Names the menu for people who hear the page.', 'Main menu'),
  skip: text('Skip', 'The link that leads past the header.', 'Skip to the content'),
  menu: text('Menu', 'The button that opens the menu on a phone.', 'Menu'),
  links: listOf(
    'Links',
    'The links beside the menus; one leads to the home page "/".',
    group('Link', 'One link of the header.', {
      label: text('Label', 'What the link says.', 'About'),
      path: SubjectPath,
    }),
  ).meta({
    examples: [
      [
        { label: 'Home', path: '/' },
        { label: 'About', path: '/About' },
      ],
    ],
  }),
  allOf: template(['name'], 'All of', 'Leads from a menu to its page.', 'All of {name}'),
  breadcrumb: text('Breadcrumb', 'Names the way from the home page to here.', 'You are here'),
  call: text('Call', 'Names the phone link.', 'Call us'),
  find: group('Find', 'The field to look for a product in.', {
    label: text('Label', 'Names the field.', 'What do you look for?'),
    short: text(
      'In the header',
      'Shown in the field of the header and names it.',
      'Find a product',
    ),
    hint: text('Hint', 'Shown below the field.', 'For example patra, or a car porch.'),
    button: text('Button', 'The button beside it.', 'Find'),
  }),
  list: text('List', 'Names the link to the buyer’s list.', 'My list'),
  whatsapp: text('WhatsApp', 'Names the link that opens WhatsApp.', 'WhatsApp'),
  email: text('E-mail', 'Shown on a phone for the e-mail address.', 'E-mail'),
  write: text('Write', 'Names the e-mail link.', 'Write to us'),
  noPrint: text(
    'No print',
    'Shown if the browser does not print.',
    'Open the page in another browser, and print it there.',
  ),
})

/** The words of the footer. */
export const FooterWords = group('Footer', 'The words of the footer.', {
  tagline: text('Tagline', 'One line below the name.', 'Sheets and roofs'),
  blurb: text('Blurb', 'What the business does, in one sentence.', 'We make sheets.'),
  follow: text('Follow', 'Shown above the social networks.', 'Follow us'),
  quickLinks: text('Quick links', 'Shown above the links.', 'Quick links'),
  contact: text('Contact', 'Shown above the addresses.', 'Contact'),
  privacy: text('Privacy', 'Leads to the page on privacy.', 'Privacy'),
  copyright: template(['year', 'name'], 'Copyright', 'The last line.', '© {year} {name}'),
  year: field(
    'Copyright year',
    'The year of the copyright line, with four digits.',
    z.int().min(1950).max(2100),
    2000,
  ),
})

const call = group('Price on call', 'The window that asks for a phone number.', {
  button: text('Button', 'The button on the page.', 'Ask for the price'),
  heading: headingText('Shown at the top of the window.', 'Ask for the price'),
  text: text('Text', 'Shown below the heading.', 'We call you back.'),
  label: text('Label', 'Names the field.', 'Phone:'),
  placeholder: text('Placeholder', 'Shown in the empty field.', 'Your phone'),
  submit: text('Submit', 'The button that sends it.', 'Submit'),
  close: text('Close', 'The button that closes the window.', 'Close'),
})

/** The words on every product page. */
export const ProductWords = group('Product pages', 'The words on every product page.', {
  call,
  contact: headingAndText(
    'Contact',
    'The first contact block.',
    'Ask for a price',
    'Tell us the size.',
  ),
  contactAgain: headingAndText(
    'Contact again',
    'The second contact block.',
    'Not sure?',
    'Ask us.',
  ),
  claims: text('Claims', 'Shown above the claims.', 'What can be expected'),
  claimTerms: text('Terms of the claims', 'Shown below the claims.', 'Ask for the terms.'),
  gallery: template(['name'], 'Gallery', 'Names the gallery.', 'Pictures of {name}'),
  showPicture: template(
    ['number', 'total'],
    'Show picture',
    'Names one thumbnail.',
    'Picture {number} of {total}',
  ),
  enlarge: text('Enlarge', 'The button that shows the picture large.', 'Show it large'),
  closePicture: text('Close picture', 'The button that closes the large one.', 'Close it'),
  previousPicture: text(
    'Previous picture',
    'The button beside the large picture that shows the one before it.',
    'Previous picture',
  ),
  nextPicture: text(
    'Next picture',
    'The button beside the large picture that shows the one after it.',
    'Next picture',
  ),
  illustration: text('Illustration', 'Marks a picture that is no photograph.', 'Illustration'),
  illustrations: text(
    'Illustrations',
    'Shown when several pictures are no photographs.',
    'The pictures are illustrations.',
  ),
  indicative: text(
    'Indicative colours',
    'Shown below colours to choose from, if nobody has confirmed their values.',
    'Colours on a screen are indicative.',
  ),
  drawing: template(['name'], 'Drawing', 'Names the drawing.', 'Cross-section of {name}')
    .meta({ module: 'drawing' })
    .optional(),
  notToScale: text('Not to scale', 'Marks a drawing that only illustrates.', 'Not to scale')
    .meta({ module: 'drawing' })
    .optional(),
  profiles: text('Profiles', 'Names the choice between the drawn profiles.', 'Profile')
    .meta({ module: 'drawing' })
    .optional(),
  allKinds: text('All', 'The choice of all drawings at once.', 'All')
    .meta({ module: 'drawing' })
    .optional(),
  table: group('Table', 'The words of the technical table.', {
    property: text('Property', 'The head of the column with the names.', 'Specification'),
    value: text('Value', 'The head of the column with the values.', 'Details'),
    question: template(
      ['name', 'properties'],
      'Question',
      'The message that asks for a row which is on request.',
      'Please tell me for {name}: {properties}.',
    ),
    terms: text('Terms', 'Opens the explanation of the terms.', 'What these words mean'),
  }),
  nearest: template(
    ['name'],
    'Nearest',
    'Shown below the name of a product that a card of the home page opens as the nearest.',
    '{name}? This is the nearest that we list.',
  ),
  related: text('Related', 'Shown above the other products.', 'More in this range'),
  ask: group('Your enquiry', 'What a product page offers besides the call.', {
    heading: headingText('Names it.', 'Your enquiry'),
    whatsapp: text('WhatsApp', 'The button that opens WhatsApp.', 'Ask by WhatsApp'),
    purpose: text('Purpose', 'In the message, before the job that it is for.', 'For'),
    list: text('List', 'The button that puts it on the list.', 'Put on my list'),
    compare: text('Compare', 'The link that compares it with others.', 'Compare with others'),
    jobs: text('Jobs', 'The link that shows what jobs it suits.', 'What it is good for')
      .meta({ module: 'advice for jobs' })
      .optional(),
    share: text('Share', 'The link that hands the page on.', 'Share this page'),
    copied: text('Copied', 'Shown when its address was copied.', 'Copied.'),
    print: text('Print', 'The button that prints the data sheet.', 'Print'),
  }),
  revision: template(
    ['date'],
    'Revision',
    'Foot of a printed data sheet: the day on which the catalogue was changed last.',
    'Revision: {date}',
  ),
  sizes: text(
    'Sizes',
    'Shown on the page of a product without a table.',
    'Ask us for the sizes and the price.',
  ),
  readMore: text('Read more', 'Opens the rest of the description.', 'Read more'),
  printedOn: template(['date'], 'Printed on', 'Foot of a printed page.', 'Printed on {date}'),
})

/** The sentences about the sources of figures. */
export const SourceWords = group('Where figures come from', 'Shown below tables and claims.', {
  given: text('Given', 'Shown for the owner’s own figures.', 'Our own figures.'),
  confirmed: template(['date'], 'Confirmed', 'Shown when it is.', 'Confirmed on {date}.'),
  guidance: text('Guidance', 'Shown for what is no maker’s figure.', 'General guidance: ask us.'),
})

/** The words of the category pages. */
export const CategoryWords = group('Category pages', 'The words of the category pages.', {
  products: text('Products', 'Shown above the list of products.', 'Products'),
  compare: text('Compare', 'The box beside each product.', 'Compare'),
  compareChosen: text('Compare the chosen', 'The button below them.', 'Compare the ticked'),
  page: template(
    ['number'],
    'Page',
    'Below the list of a category with very many products: leads to one of its pages.',
    'Page {number}',
  ),
  pageOf: template(
    ['name', 'number'],
    'Page of',
    'The heading of such a page.',
    '{name}, page {number}',
  ),
})

/** The words of the page that is shown offline instead of one that was not opened before. */
export const OfflineWords = group(
  'Offline',
  'Shown without internet. If deleted, the site saves no pages on devices, and deletes saved ones.',
  {
    title: text('Title', 'Shown in the tab of the browser.', 'Offline'),
    heading: headingText('Shown at the top.', 'This page needs the internet.'),
    text: text('Text', 'What still works without internet.', 'Pages opened before still open.'),
  },
)

/** The words of the error screen. */
export const ErrorWords = group('Error screen', 'Shown when a page cannot be shown.', {
  title: text('Title', 'Shown in the tab of the browser.', 'Error'),
  heading: headingText('Shown at the top.', 'Something went wrong.'),
  notFound: text('Not found', 'Shown when there is no such page.', 'There is no such page.'),
  home: text('Home', 'The button that leads to the home page.', 'Go home'),
  nearest: text(
    'Similar pages',
    'Shown above the pages whose names are like the wrong address. Left out, no pages are suggested.',
    'Did you mean',
  ).optional(),
})

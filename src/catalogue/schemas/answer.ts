import { group } from './group.ts'
import { headingText, template, text } from './text.ts'

const Quotation = group('Quotation', 'The words of a quotation, printed and on WhatsApp.', {
  heading: template(['number'], 'Heading', 'Shown above it.', 'Offer {number}'),
  date: template(['date'], 'Date', 'Shown below the heading.', 'Written on {date}'),
  validUntil: template(['date'], 'Valid until', 'The last day of the rates.', 'Good until {date}'),
  recipient: template(['name'], 'Recipient', 'Says who it is for.', 'Written for {name}'),
  product: headingText('Above the products.', 'Goods'),
  quantity: headingText('Above the quantities.', 'How much'),
  rate: headingText('Above the rates.', 'Rate of one'),
  amount: headingText('Above the amounts.', 'Rupees'),
  perUnit: template(
    ['rate', 'unit'],
    'Rate of a unit',
    'A rate and its unit.',
    '{rate} for {unit}',
  ),
  line: template(
    ['product', 'quantity', 'rate', 'amount'],
    'Line',
    'A line of the quotation on WhatsApp.',
    '{product}, {quantity} at {rate} is {amount}',
  ),
  subtotal: text('Subtotal', 'Names the sum before the tax.', 'Sum'),
  tax: template(['percent'], 'Tax', 'Names the tax.', 'Tax of {percent}%'),
  total: text('Total', 'Names the sum with the tax.', 'Sum with tax'),
})

/** The words in which the business answers an enquiry, in the language of the enquiry. */
export const Answer = group('Answer', 'The words in which the inbox begins an answer.', {
  named: template(
    ['name', 'business', 'about'],
    'Greeting by name',
    'Begins an answer to a visitor who has given a name.',
    'Dear {name}, you have asked {business} about {about}',
  ),
  unnamed: template(
    ['business', 'about'],
    'Greeting',
    'Begins an answer to a visitor who has given no name.',
    'You have asked {business} about {about}',
  ),
  quotation: Quotation,
})

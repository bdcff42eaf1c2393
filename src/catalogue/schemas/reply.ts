import { group } from './group.ts'
import { template } from './text.ts'

/** The words in which the business answers an enquiry, in the language of the enquiry. */
export const ReplyTexts = group('Answer', 'The words in which the inbox begins an answer.', {
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
})

import { countedNoun } from '../../catalogue/messageText.ts'
import { formWords } from '../../check/formWords.ts'

/** The editor's texts about translations. */
export const translateWords = {
  heading: formWords.translations,
  open: 'Show what is translated',
  languages: 'Language',
  pages: 'Pages and lists',
  none: 'The site has one language. You can add another under "Business", "Languages".',
  loading: 'Counting the texts ...',
  left: (left: number) => (left === 0 ? 'done' : `${left} left`),
  progress: (done: number, total: number) => `${done} of ${total} texts are translated.`,
  publishing: (language: string) => `${language} on the website`,
  isPublished: (language: string) =>
    `Visitors can choose ${language} on every page. Switch it off, and its pages and the choice are gone from the website.`,
  isNotPublished: (language: string) =>
    `Visitors do not see ${language} yet. Switch it on, and every page is there in ${language} too, and visitors can choose it.`,
  leftInEnglish: (left: number, share: number) =>
    `${countedNoun(left, 'text')} left to translate: pages show the English there. Search engines list a page once ${share} of 100 of its texts are translated.`,
  notConfirmed: (language: string) =>
    `Nobody who reads ${language} has confirmed these texts yet. Ask somebody to read them first.`,
  isRight: (language: string) => `I read ${language}, and these texts are right`,
  publishNext: (language: string) =>
    `Not on the website yet: press “Publish”. Then visitors can choose ${language} on every page.`,
  withdrawNext: (language: string) => `${language} is still on the website: press “Publish”.`,
  allPages: 'All pages and lists',
  glossary: (language: string) => `Words of the trade in ${language}`,
  inLanguage: (name: string, language: string) => `${name} (${language})`,
  missing: 'Not translated yet. Pages show the English.',
  stale:
    'The English has changed since this was translated. Pages show the English until you change it.',
  keep: 'It is still right',
  ofForm: (form: string) => `for "${form}"`,
  notReadable: 'This file cannot be read until this is fixed:',
  ofPage: 'Translations:',
  outdated: (n: number) => `${countedNoun(n, 'text')} changed here since the translation`,
}

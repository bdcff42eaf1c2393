import { countedNoun } from '../../catalogue/format.ts'

/** The editor's texts about translations. */
export const translateWords = {
  heading: 'Translations',
  open: 'Show what is translated',
  languages: 'Language',
  pages: 'Pages and lists',
  none: 'The site has one language. You can add another under "Site", "Languages".',
  loading: 'Counting the texts ...',
  left: (left: number) => (left === 0 ? 'done' : `${left} left`),
  progress: (done: number, total: number) => `${done} of ${total} texts are translated.`,
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

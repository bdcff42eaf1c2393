import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { recipientText } from '../shared/recipientText.ts'
import type { PrivacyPage } from './schema.ts'

/** The section about the storage of enquiries; none if the site does not post enquiries. */
function enquirySections(
  { heading, ...templates }: PrivacyPage['enquiries'],
  enquiries: PageContext['catalogue']['site']['enquiries'],
) {
  const text = recipientText(templates, enquiries)
  return text === undefined ? [] : [{ heading, text: [text] }]
}

/** The list of stored data; keys about the language only if the site has several. */
function storedView(
  { languageKeys, ...stored }: PrivacyPage['stored'],
  { languages }: PageContext['catalogue']['site'],
) {
  const hasSeveral = languages?.others.some(({ published }) => published)
  return hasSeveral ? { ...stored, keys: [...stored.keys, ...languageKeys] } : stored
}

function view({ summary, sections, enquiries, map, ...page }: PrivacyPage, context: PageContext) {
  const { site } = context.catalogue
  const { hostname } = new URL(site.map.embed)
  const aboutMap = { heading: map.heading, text: [fillTemplate(map.text, 'service', hostname)] }
  return {
    ...context.common,
    ...page,
    stored: storedView(page.stored, site),
    sections: [...sections, ...enquirySections(enquiries, site.enquiries), aboutMap],
    head: context.head(page.heading, summary),
  }
}

type PrivacyView = ReturnType<typeof view>

export const privacy = { view, longestSentence: 30 } satisfies PageKind<PrivacyPage, PrivacyView>

import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { Site } from '../../catalogue/schemas/site.ts'

/**
 * The sentence about the recipient of enquiries: the site's own inbox, or a service for forms.
 * @param templates `inbox` has the place `{days}`, `form` has `{service}`
 * @returns undefined if the site does not post enquiries
 */
export function recipientText(
  templates: { inbox: string; form: string },
  { endpoint, via, keepDays }: Site['enquiries'],
): string | undefined {
  if (endpoint === null) return
  return via === 'inbox'
    ? fillTemplate(templates.inbox, 'days', String(keepDays))
    : fillTemplate(templates.form, 'service', new URL(endpoint).hostname)
}

import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import { PathLink } from '../../ui/links/PathLink.tsx'
import styles from './Question.module.css'
import type { QuestionView } from './questionViews.ts'

type Props = { question: QuestionView; site: LayoutView }

/** The answer to a question about the business: a sentence, the facts that are given, and a link. */
export function Question({ question: { title, text, facts, details, link }, site }: Props) {
  const { gstin, map, email } = site
  const hasLinks = facts.includes('map') || facts.includes('e-mail') || link !== undefined
  return (
    <div className={styles.question}>
      <h2>{title}</h2>
      <p>{text}</p>
      {facts.includes('address') && <Addresses addresses={site.addresses} />}
      {facts.includes('GSTIN') && gstin?.number !== undefined && (
        <p translate="no">
          {fillTemplates(site.writing.named, { label: gstin.label, value: gstin.number })}
        </p>
      )}
      {details.length > 0 && (
        <dl>
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {hasLinks && (
        <p className={styles.links}>
          {link && (
            <PathLink path={link.path} fragment={link.fragment && `#${link.fragment}`}>
              {link.label}
            </PathLink>
          )}
          {facts.includes('map') && (
            <a href={map.link} rel="noreferrer" target="_blank">
              {map.linkLabel}
            </a>
          )}
          {facts.includes('e-mail') && (
            <a href={`mailto:${email}`} translate="no">
              {email}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

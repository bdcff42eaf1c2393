import { type Ref, useDeferredValue } from 'react'
import { fillCount, fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { joinList, type ValueWriting } from '../../catalogue/textRuns.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'
import { Products } from '../../ui/frame/Products.tsx'
import type { FinderAnswer } from './answer.ts'
import type { ResultWords } from './findWords.ts'
import { JobList } from './JobList.tsx'
import type { FindView } from './kind.ts'
import { chosenOptions } from './query.ts'
import styles from './Results.module.css'
import type { Query } from './search.ts'

type Props = {
  ref: Ref<HTMLElement>
  page: FindView
  site: LayoutView
  query: Query
  /** Undefined without a query. */
  answer: FinderAnswer | undefined
  /** The most products to show. */
  shownCount: number
  /** True if the finder could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  onMore: () => void
}

/** The number of results that fill a phone's screen: they are painted before the others. */
const FIRST_PAINTED = 3

const ID = 'results'

/** With more results than this, the query's words are too common to mean a job. */
const MOST_FOR_JOB = 12

/** The key of the job that a query names, if it names exactly one. */
function jobOf({ jobs: [first, ...others], result }: FinderAnswer): string | undefined {
  const total = result?.products.length ?? Number.POSITIVE_INFINITY
  return others.length === 0 && total <= MOST_FOR_JOB ? first?.key : undefined
}

/** The answer to a query: the unlisted thing, the jobs and the products that match it. */
export function Results(props: Props) {
  const { ref, page, site, query, answer, shownCount, hasFailed, onRetry, onMore } = props
  const { results, jobs } = page
  const { unlisted, result } = answer ?? {}
  const painted = useDeferredValue(result)
  const isWhole = painted === result
  const links = result?.products
    .slice(0, isWhole ? shownCount : FIRST_PAINTED)
    .map(({ link }) => link)
  const total = result?.products.length ?? 0
  const hasContacts = hasFailed || unlisted !== undefined || (result !== undefined && total === 0)
  return (
    <section
      ref={ref}
      id={ID}
      tabIndex={-1}
      aria-label={results.heading}
      className={styles.results}
      data-searching={answer !== undefined || undefined}
    >
      <p role="status">
        {hasFailed ? results.failed : answer && summaryOf(answer, results, site.writing)}
      </p>
      {hasFailed && (
        <button type="button" className="button plain" onClick={onRetry}>
          {results.again}
        </button>
      )}
      {result && total === 0 && unlisted === undefined && <p>{results.none.text}</p>}
      {hasContacts && <Contacts page={page} query={query} site={site} />}
      {unlisted && (
        <>
          <p>{results.nearest}</p>
          <Products links={[unlisted.nearest]} />
        </>
      )}
      {answer !== undefined && answer.jobs.length > 0 && (
        <>
          <p>{results.job}</p>
          <JobList jobs={answer.jobs} words={jobs} closeFragment={ID} openKey={jobOf(answer)} />
        </>
      )}
      {links && total > 0 && <Products links={links} compare={page.compare} isComplete={isWhole} />}
      {links && links.length >= shownCount && links.length < total && (
        <button type="button" className="button plain" onClick={onMore}>
          {results.more}
        </button>
      )}
    </section>
  )
}

/** The status line: the number of products found, with a note if none has all words of the query. */
function summaryOf(
  { isTooShort, unlisted, result }: FinderAnswer,
  words: ResultWords,
  { language }: ValueWriting,
): string | undefined {
  if (isTooShort) return words.letters
  if (unlisted !== undefined) return fillTemplate(words.unlisted, 'name', unlisted.name)
  if (result === undefined) return undefined
  if (result.products.length === 0) return words.none.heading
  const count = fillCount(words.count, result.products.length, language)
  return result.isComplete ? count : fillTemplate(words.nearly, 'count', count)
}

/** Links to ask the business for products that were not found, with the query in the message. */
function Contacts({ page, query, site }: Pick<Props, 'page' | 'query' | 'site'>) {
  const { labelled, language } = site.writing
  const inPageLanguage = { message: page.results.message, properties: page.properties }
  const messageIn = ({ message, properties }: typeof inPageLanguage) => {
    const chosen = chosenOptions(query, properties).map(({ label, option }) =>
      fillTemplates(labelled, { label, value: option.label }),
    )
    const words = joinList([cleanTyped(query.text), ...chosen].filter(Boolean), language)
    return fillTemplate(message, 'words', words)
  }
  const message = addEnglish(messageIn(inPageLanguage), page.english && messageIn(page.english))
  return (
    <p className={styles.ways}>
      <a className="button call" href={site.phone.href} translate="no">
        {site.phone.display}
      </a>
      <a
        className="button plain"
        href={whatsappHref(site.whatsapp, message)}
        rel="noopener noreferrer"
        target="_blank"
      >
        {site.enquiries.handOver.whatsapp}
      </a>
    </p>
  )
}

import { Fragment, type ReactNode, type Ref, useDeferredValue } from 'react'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { withLatinDigits } from '../../catalogue/latinDigits.ts'
import { joinList, type ValueWriting } from '../../catalogue/textRuns.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'
import { purposePairs } from '../../enquiry/purpose.ts'
import { roofOfBuilding } from '../../roof/roofAddress.ts'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import disclosureStyles from '../../ui/form/disclosure.module.css'
import { ProductList, Products } from '../../ui/frame/Products.tsx'
import { useHref } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { usePageWhatsapp } from '../../ui/links/usePageWhatsapp.ts'
import chevronStyles from '../../ui/text/Chevron.module.css'
import { pasteFragment } from '../shared/pasteAddress.ts'
import {
  adviceIn,
  asksPerson,
  type FinderAnswer,
  isNothingFound,
  type LeadAnswer,
  purposeText,
} from './answer.ts'
import { leftOpen } from './filterProducts.ts'
import type { FinderFilter, FinderProduct } from './finderIndex.ts'
import type { ResultWords } from './findWords.ts'
import type { FindView } from './kind.ts'
import { CalculatorLink, Lead, Ranges } from './Lead.tsx'
import { choicesQuery } from './productChoices.ts'
import { chosenOptions } from './query.ts'
import styles from './Results.module.css'
import type { Query } from './search.ts'
import { buildingSize } from './understandQuery.ts'
import { RESULTS_STEP } from './useFinderState.ts'

type Props = {
  ref: Ref<HTMLElement>
  page: FindView
  site: LayoutView
  query: Query
  /** Undefined without a query. */
  answer: FinderAnswer | undefined
  /** The text of the query as it was pasted or typed, to be read as a list. */
  listText: string
  /** The most products to show. */
  shownCount: number
  /** The roof calculator, if it is the answer. */
  calculator: ReactNode
  /** False until the query of the address, which `boot.ts` shows in the field, is read. */
  isRead: boolean
  /** True until the first results are whole. */
  isWaiting: boolean
  /** True if the finder could not be loaded. */
  hasFailed: boolean
  onRetry: () => void
  onMore: () => void
}

/** The number of results that fill a phone's screen: they are painted before the others. */
const FIRST_PAINTED = 3

/** The products shown at once of those that may have what was chosen. */
const FIRST_UNSTATED = 4

const ID = 'results'

/** The answer to a query: the best answer, and the products that match. */
export function Results(props: Props) {
  const { ref, page, site, query, answer, listText, shownCount, calculator } = props
  const { isRead, isWaiting, hasFailed, onRetry, onMore } = props
  const hrefTo = useHref()
  const { results, answers } = page
  const { lead, perhaps = [], result, understood, building } = answer ?? {}
  const { meant = [], typedChoices = [] } = answer ?? {}
  const painted = useDeferredValue(result)
  const isWhole = painted === result
  const total = result?.products.length ?? 0
  // No button for a few more.
  const limit = total - shownCount > RESULTS_STEP / 4 ? shownCount : total
  const linkTo = (product: FinderProduct) => ({
    ...product.link,
    query:
      understood === undefined ? '' : choicesQuery(product, typedChoices, understood, query.text),
  })
  const links = result?.products.slice(0, isWhole ? limit : FIRST_PAINTED).map(linkTo)
  const purpose = {
    text: purposeText(query.text, answer),
    measures: building && roofOfBuilding(buildingSize(building)),
  }
  const isEmpty = isNothingFound(answer)
  // The list page finds the product of each row; here only some would be found.
  const isListAlone = isListText(answer) && chosenOptions(query, page.properties).length === 0
  const unstated = result?.unstated ?? []
  // One more is no reason to fold.
  const shownUnstated = unstated.length > FIRST_UNSTATED + 1 ? FIRST_UNSTATED : unstated.length
  const [first, rest] = [unstated.slice(0, shownUnstated), unstated.slice(shownUnstated)]
  const compare = total + unstated.length > 1 ? page.compare : undefined
  const moreText = (count: number) => fillCount(results.more, count, site.writing.language)
  // The lead is shown above the number of products, except if the thing asked for is not supplied.
  const isLeadFirst = lead !== undefined && lead.kind !== 'unlisted'
  const allProducts = (
    <p>
      <PathLink path="/Find" fragment="#products">
        {page.browse}
      </PathLink>
    </p>
  )
  const hasContacts = hasFailed || asksPerson(answer)
  const whatsapp = whatsappOf(props, answer ?? {})
  // A calculator has a message of its own.
  const isAsked = answer !== undefined && !calculator && cleanTyped(query.text) !== ''
  usePageWhatsapp(isAsked ? whatsapp : undefined)
  return (
    <section
      ref={ref}
      id={ID}
      tabIndex={-1}
      aria-label={results.heading}
      className={styles.results}
      data-waiting={isWaiting || undefined}
      data-lead-first={isLeadFirst || undefined}
    >
      {/* Only heard if no product follows, because the lead says the same. */}
      <p
        role="status"
        className={isLeadFirst && result && total === 0 ? 'heard' : undefined}
        data-scripted={!isRead || undefined}
      >
        {statusText(props)}
      </p>
      {hasFailed && (
        <button type="button" className="button plain" onClick={onRetry}>
          {results.again}
        </button>
      )}
      {meant.length > 0 && <p>{fillTemplate(results.meant, 'words', meant.join(' '))}</p>}
      <div className={styles.lead}>
        {understood?.isList && (
          <p>
            <a className="button" href={hrefTo('/List') + pasteFragment(listText)}>
              {results.list}
            </a>
          </p>
        )}
        {calculator}
        {answers.calculator && building !== undefined && lead?.kind !== 'calculator' && (
          <CalculatorLink words={answers.calculator} building={building} purpose={purpose.text} />
        )}
        {isEmpty && <p>{results.none.text}</p>}
        {perhaps.map((one) =>
          one.kind === 'product' ? (
            <Products key={one.product.link.path} links={[linkTo(one.product)]} />
          ) : (
            <Fragment key={keyOf(one)}>
              {one.kind === 'unlisted' && <p>{unlistedText(one, results)}</p>}
              <Lead lead={one} page={page} site={site} building={building} closeFragment={ID} />
            </Fragment>
          ),
        )}
        {lead && lead.kind !== 'unlisted' && (
          <Lead lead={lead} page={page} site={site} building={building} closeFragment={ID} />
        )}
        {hasContacts && <Contacts site={site} whatsapp={whatsapp} />}
        {lead?.kind === 'unlisted' && (
          <Lead lead={lead} page={page} site={site} building={building} closeFragment={ID} />
        )}
      </div>
      {isEmpty && unstated.length === 0 && (
        <>
          <p>{answers.ranges}</p>
          <Ranges ranges={page.ranges} />
          {allProducts}
        </>
      )}
      {lead?.kind === 'calculator' && total + unstated.length === 0 && allProducts}
      {links && !isListAlone && total + unstated.length > 0 && (
        <Products
          links={links}
          compare={compare}
          isComplete={isWhole}
          more={
            <>
              {links.length >= limit && links.length < total && (
                <button type="button" className="button plain" onClick={onMore}>
                  {moreText(Math.min(RESULTS_STEP, total - limit))}
                </button>
              )}
              {unstated.length > 0 && isWhole && (
                <section aria-labelledby="unstated">
                  <h2 id="unstated">
                    {fillTemplate(
                      results.unstated,
                      'names',
                      joinList(unstatedNames(unstated, query, page.properties), site.writing.lists),
                    )}
                  </h2>
                  <ProductList links={first.map(linkTo)} compare={compare} />
                  {rest.length > 0 && (
                    <details>
                      <summary
                        className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}
                      >
                        {moreText(rest.length)}
                      </summary>
                      <ProductList links={rest.map(linkTo)} compare={compare} />
                    </details>
                  )}
                </section>
              )}
            </>
          }
        >
          {purposePairs(purpose).map(
            ([name, value]) =>
              value && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </Products>
      )}
    </section>
  )
}

/** The labels of the filters that products leave open. */
function unstatedNames(
  products: readonly FinderProduct[],
  { chosen }: Query,
  filters: readonly FinderFilter[],
): string[] {
  const open = leftOpen(products, chosen)
  return filters.flatMap(({ property, label }) => (open.has(property) ? [label] : []))
}

/** True if the answer is to read the text as a list. */
function isListText(answer: FinderAnswer | undefined): boolean {
  return answer?.understood?.isList === true && answer.lead === undefined
}

/** The status line. It is one text: several would be several nodes, which a browser's translator replaces. */
function statusText(props: Props): string | undefined {
  const { page, site, query, answer, isRead, isWaiting, hasFailed } = props
  if (hasFailed) return page.results.failed
  if (isWaiting || !isRead) return page.results.loading
  return answer && summaryOf(answer, query, page.results, site.writing)
}

/** The number of products found, with a note if none has all words of the query. */
function summaryOf(
  answer: FinderAnswer,
  { text }: Query,
  words: ResultWords,
  { language }: ValueWriting,
): string | undefined {
  const { isTooShort, isUnknown, lead, perhaps, result } = answer
  if (isTooShort) return words.letters
  if (isListText(answer)) return words.listed
  if (perhaps !== undefined) return words.perhaps
  if (lead?.kind === 'unlisted') return unlistedText(lead, words)
  if (result === undefined) return undefined
  if (lead !== undefined && result.products.length === 0) return leadTitle(lead, words)
  if (result.products.length === 0) {
    return isUnknown ? fillTemplate(words.unknown, 'words', cleanTyped(text)) : words.none.heading
  }
  const count = fillCount(words.count, result.products.length, language)
  return result.isComplete ? count : fillTemplate(words.nearly, 'count', count)
}

/** The React key of one of several answers. A list of jobs and the calculator have no name, but there is only one of each. */
function keyOf(answer: LeadAnswer): string {
  switch (answer.kind) {
    case 'question':
      return answer.question.title
    case 'service':
      return answer.service.title
    case 'category':
      return answer.category.path
    case 'unlisted':
      return answer.thing.name
    default:
      return answer.kind
  }
}

/** The text about a thing that is not listed. */
function unlistedText(
  { thing }: Extract<LeadAnswer, { kind: 'unlisted' }>,
  words: ResultWords,
): string {
  return thing.title ?? fillTemplate(words.unlisted, 'name', thing.name)
}

/** The status line of an answer without products. */
function leadTitle(lead: LeadAnswer, words: ResultWords): string | undefined {
  const advice = adviceIn(lead)
  if (advice !== undefined) return advice.jobs[0]?.title
  if (lead.kind === 'question') return lead.question.title
  return lead.kind === 'service' ? lead.service.title : words.heading
}

/** The WhatsApp link with the query in the message: as a question about the business, or as what somebody looks for. */
function whatsappOf(
  { page, query, site }: Pick<Props, 'page' | 'query' | 'site'>,
  { asked, lead, perhaps = [] }: Pick<FinderAnswer, 'asked' | 'lead' | 'perhaps'>,
): string {
  const isQuestion = [lead, ...perhaps].some((one) => one?.kind === 'question')
  const { labelled, lists } = site.writing
  const inPageLanguage = { ...page.results, properties: page.properties }
  const messageIn = (
    {
      question,
      message,
      typed,
      properties,
    }: Pick<ResultWords, 'question' | 'message' | 'typed'> & Pick<FindView, 'properties'>,
    answer: string | undefined,
  ) => {
    const chosen = chosenOptions(query, properties).map(({ label, option }) =>
      fillTemplates(labelled, { label, value: option.label }),
    )
    const words = joinList([cleanTyped(query.text), ...chosen].filter(Boolean), lists)
    if (answer === undefined) return fillTemplate(isQuestion ? question : message, 'words', words)
    const isQuoted = asked?.isQuoted === true || chosen.length > 0
    return isQuoted ? `${answer}\n${fillTemplate(typed, 'words', words)}` : answer
  }
  const message = addEnglish(
    messageIn(inPageLanguage, asked?.own),
    page.english && withLatinDigits(messageIn(page.english, asked?.english)),
  )
  return whatsappHref(site.whatsapp, message)
}

/** Links to ask the business. */
function Contacts({ site, whatsapp }: Pick<Props, 'site'> & { whatsapp: string }) {
  return (
    <p className={styles.ways}>
      <WhatsAppLink
        site={site}
        className="button"
        label={site.product.ask.whatsapp}
        href={whatsapp}
      />{' '}
      <a className="button plain" href={site.phone.href}>
        {site.navigation.call} <span translate="no">{site.phone.display}</span>
      </a>
    </p>
  )
}

import { useState } from 'react'
import { StorageNotice } from '../../enquiry/list/StorageNotice.tsx'
import { type Purpose, purposeQuery } from '../../enquiry/purpose.ts'
import { type BuildingSize, roofAddress, roofOfBuilding } from '../../roof/roofAddress.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'
import { useHref } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import { formatComparison, MAX_COMPARED } from '../shared/comparisonAddress.ts'
import tileStyles from '../shared/tiles.module.css'
import { useFragment } from '../shared/useFragment.ts'
import type { JobWords } from './findWords.ts'
import styles from './JobList.module.css'
import type { JobView } from './kind.ts'

type Props = {
  jobs: readonly JobView[]
  words: JobWords
  /** The building that was typed. */
  building?: BuildingSize | undefined
  /** The URL fragment that closes an answer. */
  closeFragment: string
  /** True for the jobs of a query, which have no text between heading and list. */
  isLead?: boolean
  /** The key of a job that is always open. */
  openKey?: string | undefined
  /** The address of the calculator, to which the first tile leads. */
  calculator?: string | undefined
}

/** The minimum width of a tile's picture, in pixels. */
const PICTURE_WIDTH = 480

/**
 * The caution that holds for all jobs, and the jobs as tiles. A tile links to its answer, which the browser opens as the
 * target of the address, also without script. `data-open` opens it if the page is rendered after its address has changed.
 */
export function JobList(props: Props) {
  const { jobs, words, building, closeFragment, isLead = false, openKey, calculator } = props
  const fragment = useFragment()
  const caution = <p className="soft">{words.caution}</p>
  return (
    <>
      {!isLead && caution}
      <div className={`${tileStyles.tiles} ${styles.jobs}`}>
        {calculator !== undefined && (
          <a className={`${tileStyles.tile} ${styles.count}`} href={calculator} data-scripted>
            <span>{words.count}</span>
          </a>
        )}
        {jobs.map((job) => (
          <Job
            key={job.key}
            job={job}
            words={words}
            building={building}
            closeFragment={closeFragment}
            isOpen={job.key === (openKey ?? fragment)}
            isAlwaysOpen={job.key === openKey}
            isBesideOpen={openKey !== undefined}
          />
        ))}
      </div>
      {isLead && caution}
    </>
  )
}

type JobProps = Pick<Props, 'words' | 'building' | 'closeFragment'> & {
  job: JobView
  isOpen: boolean
  /** True if its answer is shown without a tile that opens it. */
  isAlwaysOpen: boolean
  /** True if another answer is always open: a line opens this one. */
  isBesideOpen: boolean
}

/** A job's tile or the line that opens it, and its answer. */
function Job({ job, words, building, closeFragment, ...state }: JobProps) {
  const { isOpen, isAlwaysOpen, isBesideOpen } = state
  const { key, title, english, text, picture, products } = job
  const hrefTo = useHref()
  const compared = products.slice(0, MAX_COMPARED).map(({ path }) => path)
  const isHydrated = useIsHydrated()
  // The built page is large and leaves out what needs scripts: English, and the purpose in the links to such pages.
  const purpose = {
    text: title,
    english: isHydrated ? english : undefined,
    measures: building && roofOfBuilding(building),
  }
  const carried: Purpose = isHydrated ? purpose : {}
  const jobPicture = <SmallPicture picture={picture} minWidth={PICTURE_WIDTH} />
  return (
    <>
      {!isAlwaysOpen && isBesideOpen && (
        <p className={styles.also}>
          {words.also} <a href={`#${key}`}>{title}</a>
        </p>
      )}
      {!isBesideOpen && (
        <a
          className={`${tileStyles.tile} ${styles.tile}`}
          href={`#${key}`}
          aria-current={isOpen || undefined}
        >
          {jobPicture}
          <span>{title}</span>
        </a>
      )}
      <section
        id={key}
        tabIndex={-1}
        aria-labelledby={`${key}-title`}
        className={styles.answer}
        data-open={isOpen || undefined}
      >
        <div>
          <h3 id={`${key}-title`}>{title}</h3>
          <p>{text}</p>
          <p>
            {isAlwaysOpen ? picture && jobPicture : <a href={`#${closeFragment}`}>{words.close}</a>}
          </p>
        </div>
        <div>
          <ol>
            {products.map(({ path, label, reason }) => (
              <li key={path}>
                <PathLink path={path} query={purposeQuery(purpose)}>
                  {label}
                </PathLink>
                <p>{reason}</p>
              </li>
            ))}
          </ol>
          <p className={styles.ways}>
            <a href={`${hrefTo('/Compare')}${purposeQuery(carried)}#${formatComparison(compared)}`}>
              {words.compare}
            </a>
            {words.count && (
              <a href={roofAddress(building, carried.text, carried.english)}>{words.count}</a>
            )}
          </p>
          {/* The buyer's list needs scripts. */}
          <div className={styles.list}>
            {isHydrated && <ListAll products={products} purpose={purpose} words={words} />}
            {isHydrated && isOpen && <StorageNotice />}
          </div>
        </div>
      </section>
    </>
  )
}

// The list's script is loaded when it is needed.
const importList = () => import('../../enquiry/list/useList.ts')

type ListAllProps = Pick<JobView, 'products'> & Pick<Props, 'words'> & { purpose: Purpose }

/** Puts all products of an answer on the buyer's list. */
function ListAll({ products, purpose, words }: ListAllProps) {
  const [isListed, setIsListed] = useState(false)
  async function listAll(): Promise<void> {
    const { addProducts } = await importList()
    addProducts(products, purpose)
    setIsListed(true)
  }
  return (
    <>
      <button
        type="button"
        className="button plain"
        // Offline the script may be missing: the next press tries again.
        onClick={() => void listAll().catch(() => undefined)}
      >
        {words.listAll}
      </button>
      <p role="status" className={isListed ? styles.ways : undefined}>
        {isListed && (
          <>
            <span>{words.listed}</span> <PathLink path="/List">{words.open}</PathLink>
          </>
        )}
      </p>
    </>
  )
}

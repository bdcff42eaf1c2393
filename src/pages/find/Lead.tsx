import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { roofAddress } from '../../roof/roofAddress.ts'
import { Products } from '../../ui/frame/Products.tsx'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import tileStyles from '../shared/tiles.module.css'
import type { LeadAnswer } from './answer.ts'
import { JobList } from './JobList.tsx'
import type { FindView } from './kind.ts'
import { Question } from './Question.tsx'
import { buildingSize, type TypedBuilding } from './understandQuery.ts'

type Props = {
  lead: LeadAnswer
  page: FindView
  site: LayoutView
  /** The building that was typed. */
  building: TypedBuilding | undefined
  /** The fragment that closes the answer of a job. */
  closeFragment: string
}

/** The answer above the products: jobs, a service, a category, an answer about the business, or a thing that is not listed. */
export function Lead(props: Props) {
  const { lead, page, site, building, closeFragment } = props
  const { results, jobs } = page
  switch (lead.kind) {
    case 'jobs': {
      const openKey = lead.isFirstOpen ? lead.jobs[0]?.key : undefined
      return (
        <>
          <h2>{openKey === undefined ? jobs?.heading : results.job}</h2>
          {jobs && (
            <JobList
              isLead
              jobs={lead.jobs}
              words={jobs}
              building={building && buildingSize(building)}
              closeFragment={closeFragment}
              openKey={openKey}
            />
          )}
        </>
      )
    }
    case 'service':
      return (
        <div>
          <h2>{lead.service.title}</h2>
          <p>{lead.service.text}</p>
        </div>
      )
    case 'category':
      return <Ranges ranges={[lead.category]} />
    case 'unlisted':
      return lead.thing.nearest ? (
        <>
          <p>{results.nearest}</p>
          <Products links={[lead.thing.nearest]} />
        </>
      ) : null
    case 'question':
      return <Question question={lead.question} site={site} />
    case 'calculator':
      return lead.advice ? <Lead {...props} lead={lead.advice} /> : null
  }
}

/** Links to the pages of ranges, each with its picture. */
export function Ranges({ ranges }: Pick<FindView, 'ranges'>) {
  return (
    <ul className={`${tileStyles.tiles} ${tileStyles.ranges}`}>
      {ranges.map(({ path, label, picture }) => (
        <li key={path}>
          <PathLink path={path} className={tileStyles.tile}>
            <SmallPicture picture={picture} minWidth={480} />
            <span>{label}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}

type CalculatorLinkProps = {
  words: NonNullable<FindView['answers']['calculator']>
  building: TypedBuilding
  /** The purpose of the sheets; may be empty. */
  purpose: string
}

/** The link to the roof calculator, filled in with the building that was typed. */
export function CalculatorLink({ words, building, purpose }: CalculatorLinkProps) {
  const size = buildingSize(building)
  return (
    <p>
      <a className="button plain" href={roofAddress(size, purpose)}>
        {size.unit === undefined
          ? fillTemplates(words.withoutUnit, { length: size.length, width: size.width })
          : fillTemplates(words.measured, { ...size, unit: size.unit })}
      </a>
    </p>
  )
}

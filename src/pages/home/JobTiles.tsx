import { roofFragment } from '../../roof/roofAddress.ts'
import stripStyles from '../../ui/frame/strip.module.css'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import tileStyles from '../shared/tiles.module.css'
import { BandSection } from './BandSection.tsx'
import styles from './JobTiles.module.css'
import type { HomeView } from './kind.ts'

/** The minimum width of a tile's picture, in pixels. */
const PICTURE_WIDTH = 480

/** A tile that links to the roof calculator, if there is one, and the jobs as tiles, which link to their products. */
export function JobTiles({ jobs }: { jobs: NonNullable<HomeView['jobs']> }) {
  return (
    <BandSection id="jobs" heading={jobs.heading} from="right">
      <ul className={`${tileStyles.tiles} ${styles.jobs} ${stripStyles.strip}`}>
        {!import.meta.env.WITHOUT_ROOF_CALCULATOR && jobs.count && (
          <li className={styles.count}>
            <PathLink path="/Find" fragment={`#${roofFragment}`}>
              {jobs.count}
            </PathLink>
          </li>
        )}
        {jobs.items.map(({ key, title, picture }) => (
          <li key={key}>
            <PathLink path="/Find" fragment={`#${key}`} className={tileStyles.tile}>
              <SmallPicture picture={picture} minWidth={PICTURE_WIDTH} />
              <span>{title}</span>
            </PathLink>
          </li>
        ))}
      </ul>
    </BandSection>
  )
}

import { roofFragment } from '../../roof/roofAddress.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import tileStyles from '../shared/tiles.module.css'
import { BandSection } from './BandSection.tsx'
import styles from './JobTiles.module.css'
import type { HomeView } from './kind.ts'

/** The minimum width of a tile's picture, in pixels. */
const PICTURE_WIDTH = 480

/** The jobs as tiles, which link to their products, and a tile that links to the roof calculator. */
export function JobTiles({ jobs }: { jobs: HomeView['jobs'] }) {
  return (
    <BandSection id="jobs" heading={jobs.heading} from="right">
      <ul className={`${tileStyles.tiles} ${styles.jobs}`}>
        {jobs.items.map(({ key, title, picture }) => (
          <li key={key}>
            <PathLink path="/Find" fragment={`#${key}`} className={tileStyles.tile}>
              <SmallPicture picture={picture} minWidth={PICTURE_WIDTH} />
              <span>{title}</span>
            </PathLink>
          </li>
        ))}
        <li className={styles.count}>
          <PathLink path="/Find" fragment={`#${roofFragment}`}>
            {jobs.count}
          </PathLink>
        </li>
      </ul>
    </BandSection>
  )
}

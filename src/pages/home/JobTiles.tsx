import { roofFragment } from '../../roof/roofAddress.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import tileStyles from '../find/tiles.module.css'
import styles from './JobTiles.module.css'
import type { HomeView } from './kind.ts'

/** The minimum width of a tile's picture, in pixels. */
const PICTURE_WIDTH = 480

/** What people build, each with a link to the products that suit it, and a link to the roof calculator. */
export function JobTiles({ jobs }: { jobs: HomeView['jobs'] }) {
  return (
    <Slide from="right" once className="wrap" labelledBy="jobs">
      <div className="band">
        <h2 id="jobs">{jobs.heading}</h2>
        <ul className={`${tileStyles.tiles} ${styles.jobs}`}>
          {jobs.items.map(({ key, title, picture }) => (
            <li key={key}>
              <PathLink path="/Find" fragment={`#${key}`} className={tileStyles.tile}>
                {picture ? <SmallPicture picture={picture} minWidth={PICTURE_WIDTH} /> : <i />}
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
      </div>
    </Slide>
  )
}

import { Picture } from '../../ui/pictures/Picture.tsx'
import { BandSection } from './BandSection.tsx'
import type { HomeView } from './kind.ts'
import styles from './Photographs.module.css'

type Props = { photographs: HomeView['photographs'] }

/** The photographs of the business; without any there is no section. */
export function Photographs({ photographs: { heading, items, note } }: Props) {
  if (items.length === 0) return null
  return (
    <BandSection id="photographs" heading={heading} from="left">
      {note !== undefined && <p className="note">{note}</p>}
      <ul className={styles.photographs}>
        {items.map(({ picture, caption }, index) => (
          <li key={String(index)}>
            <figure>
              {/* The first may be as wide as the page. */}
              <Picture picture={picture} sizes={index === 0 ? '100vw' : '50vw'} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </BandSection>
  )
}

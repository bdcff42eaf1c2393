import type { LayoutView } from '../../catalogue/view.ts'
import { NARROW_QUERY } from '../../ui/browser/useIsNarrow.ts'
import { PhoneIcon } from '../../ui/business/PhoneIcon.tsx'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { Picture } from '../../ui/pictures/Picture.tsx'
import { FigureLines } from '../../ui/text/FigureLines.tsx'
import { BandSection } from './BandSection.tsx'
import type { HomeView } from './kind.ts'
import styles from './ProductCards.module.css'

type Props = { products: HomeView['products']; site: LayoutView }

/** The product cards: a card leads to its page, and its button calls the business. */
export function ProductCards({ products, site }: Props) {
  return (
    <BandSection id="products" heading={products.heading} from="left">
      {products.note !== undefined && <p className="note">{products.note}</p>}
      <ul className={styles.cards}>
        {products.cards.map((card) => (
          <li key={card.title} className={styles.card}>
            <h3>
              <PathLink path={card.path}>{card.title}</PathLink>
            </h3>
            {card.nearest !== undefined && <p className="soft">{card.nearest}</p>}
            <FigureLines runs={card.figures} />
            <div className={styles.picture}>
              <Picture
                picture={card.picture}
                sizes={`(max-width: 600px) 50vw, ${NARROW_QUERY} 33vw, 25vw`}
              />
            </div>
            <a className={`button plain ${styles.call}`} href={site.phone.href}>
              <PhoneIcon />
              {products.button}
              <span className="heard"> {products.calls}</span>
            </a>
          </li>
        ))}
      </ul>
    </BandSection>
  )
}

import disclosureStyles from '../../ui/form/disclosure.module.css'
import { ProductList, Products } from '../../ui/frame/Products.tsx'
import chevronStyles from '../../ui/text/Chevron.module.css'
import styles from './Comparison.module.css'
import type { CompareView } from './kind.ts'

/** All products with a box each, to choose the compared ones: a fold for each category, the first of them open. */
export function ChooseProducts({
  products: { categories, compare },
}: Pick<CompareView, 'products'>) {
  return (
    <Products
      links={[]}
      compare={compare}
      more={categories.map(({ path, label, links }, i) => (
        <details key={path} open={i === 0} className={styles.choice}>
          <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
            <h3>{label}</h3>
          </summary>
          <ProductList links={links} compare={compare} />
        </details>
      ))}
    />
  )
}

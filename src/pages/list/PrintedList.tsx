import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import styles from './BuyersList.module.css'
import { itemName, itemTexts, type ListContent } from './message.ts'

/** The list as it is printed: the products, the buyer's details, and a line to sign. */
export function PrintedList({ items, details, site, words }: ListContent) {
  const { fields } = words.details
  const subject = fillTemplate(words.send.subject, 'count', String(items.length))
  return (
    <div className={styles.printed}>
      <h1>{fillTemplate(site.enquiries.subject, 'about', subject)}</h1>
      <p>
        {site.name}, {site.phone.display}, {site.email}
      </p>
      <ol>
        {items.map(({ item, product }, i) => (
          <li key={item.id}>
            <b>
              {i + 1}. {itemName(item, product)}
            </b>
            <ItemTexts texts={itemTexts(item, product, words)} />
          </li>
        ))}
      </ol>
      {(['place', 'name', 'phone', 'note'] as const).map(
        (name) =>
          details[name] !== undefined && (
            <p key={name}>
              {fields[name].label}: {details[name]}
            </p>
          ),
      )}
      <p className={styles.sign}>{words.send.sign}</p>
    </div>
  )
}

/** What was chosen of a product, one line for each value. */
export function ItemTexts({ texts }: { texts: ReturnType<typeof itemTexts> }) {
  return texts.map(({ label, text }) => <div key={label}>{`${label}: ${text}`}</div>)
}

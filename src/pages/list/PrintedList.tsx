import { fillCount, fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import type { ValueWriting } from '../../model/catalogue/textOf.ts'
import styles from './BuyersList.module.css'
import { itemName, itemTexts, type ListContent, numberedName } from './message.ts'

/** The list as it is printed: the products, the buyer's details, and a line to sign. */
export function PrintedList({ items, details, site, words }: ListContent) {
  const { fields } = words.details
  const { labelled, language } = words.writing
  const subject = fillCount(words.send.subject, items.length, language)
  return (
    <div className={styles.printed}>
      <h1>{fillTemplate(site.enquiries.subject, 'about', subject)}</h1>
      <p translate="no">{[site.name, site.phone.display, site.email].join(', ')}</p>
      <ol>
        {items.map(({ item, product }, i) => (
          <li key={item.id}>
            <b>{numberedName(i, itemName(item, product), words)}</b>
            <ItemTexts texts={itemTexts(item, product, words)} writing={words.writing} />
          </li>
        ))}
      </ol>
      {(['place', 'name', 'phone', 'note'] as const).map(
        (name) =>
          details[name] !== undefined && (
            <p key={name}>
              {fillTemplates(labelled, { label: fields[name].label, value: details[name] })}
            </p>
          ),
      )}
      <p className={styles.sign}>{words.send.sign}</p>
    </div>
  )
}

/** What was chosen of a product, one line for each value. */
export function ItemTexts({
  texts,
  writing: { labelled },
}: {
  texts: ReturnType<typeof itemTexts>
  writing: ValueWriting
}) {
  return texts.map(({ label, text: value }) => (
    <div key={label}>{fillTemplates(labelled, { label, value })}</div>
  ))
}

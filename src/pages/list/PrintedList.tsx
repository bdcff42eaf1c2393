import { itemContent } from '../../enquiry/list/itemContent.ts'
import type { ListContent } from '../../enquiry/list/listEnquiry.ts'
import { writePrintedList } from '../../enquiry/message/listMessage.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import styles from './PrintedList.module.css'
import { useToday } from './useToday.ts'

/** The list on paper: the business, the products in a table, the buyer's details, a line to sign. */
export function PrintedList({ items, details, site, words }: ListContent) {
  const { line, paper, send } = words
  const content = {
    details,
    items: items.map(({ item, product }) => itemContent(item, product, words)),
  }
  const today = useToday(words.writing.language)
  const printed = writePrintedList(content, words, site.enquiries, today)
  return (
    <div className={`on-paper ${styles.printed}`}>
      <h1>{printed.heading}</h1>
      <p>{printed.date}</p>
      <div className={styles.business} translate="no">
        <div>
          <b>{site.name}</b>
          <div>{site.phone.display}</div>
          <div>{site.email}</div>
        </div>
        <Addresses addresses={site.addresses} />
      </div>
      {printed.rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{paper.number}</th>
              <th scope="col">{paper.product}</th>
              <th scope="col">{paper.details}</th>
              <th scope="col">{line.quantity}</th>
            </tr>
          </thead>
          <tbody>
            {printed.rows.map(({ number, name, details, quantity }) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{name}</th>
                <td>{details}</td>
                <td>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {printed.details.map(({ name, line }) => (
        <p key={name}>{line}</p>
      ))}
      <p className={styles.sign}>{send.sign}</p>
    </div>
  )
}

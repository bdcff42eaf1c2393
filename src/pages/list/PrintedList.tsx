import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillCount, fillTemplate, labelList } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import { itemName, itemTexts, type ListContent } from '../../enquiry/list/message.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import styles from './PrintedList.module.css'

/** Today's date, updated before printing: the page may have been open since yesterday. */
function useToday(language: string): string {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const update = () => flushSync(() => setToday(new Date()))
    addEventListener('beforeprint', update)
    return () => removeEventListener('beforeprint', update)
  }, [])
  return today.toLocaleDateString(language, { dateStyle: 'long' })
}

/** The list on paper: the business, the products in a table, the buyer's details, a line to sign. */
export function PrintedList({ items, details, site, words }: ListContent) {
  const { fields } = words.details
  const { line, paper, send } = words
  const { language } = words.writing
  const today = useToday(language)
  const subject = fillCount(send.subject, items.length, language)
  return (
    <div className={styles.printed}>
      <h1>{fillTemplate(site.enquiries.subject, 'about', subject)}</h1>
      <p>{fillTemplate(paper.date, 'date', today)}</p>
      <div className={styles.business} translate="no">
        <div>
          <b>{site.name}</b>
          <div>{site.phone.display}</div>
          <div>{site.email}</div>
        </div>
        <Addresses addresses={site.addresses} />
      </div>
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
          {items.map(({ item, product }, index) => {
            const texts = itemTexts(item, product, words)
            return (
              <tr key={item.id}>
                <td>{formatNumber(index + 1, language)}</td>
                <th scope="row">{itemName(item, product)}</th>
                <td>
                  {labelList(
                    texts
                      .filter(({ part }) => part !== 'quantity')
                      .map((text) => labelledText(text, words)),
                  )}
                </td>
                <td>{texts.find(({ part }) => part === 'quantity')?.text}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {(['place', 'name', 'phone', 'note'] as const).map((name) => {
        const { label } = fields[name]
        const text = details[name]
        return text !== undefined && <p key={name}>{labelledText({ label, text }, words)}</p>
      })}
      <p className={styles.sign}>{send.sign}</p>
    </div>
  )
}

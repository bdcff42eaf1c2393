import { fill } from '../../model/catalogue/fill.ts'
import styles from './BuyersList.module.css'
import { nameOf, partsOf, type ToldList } from './message.ts'

/** The list as it is printed: what is asked, who asks it, and a place to sign. Seen on paper only. */
export function Paper({ lines, details, site, words }: ToldList) {
  const { fields } = words.details
  return (
    <div className={styles.paper}>
      <h1>
        {fill(
          site.enquiries.subject,
          'about',
          fill(words.send.subject, 'count', String(lines.length)),
        )}
      </h1>
      <p>
        {site.name}, {site.phone.display}, {site.email}
      </p>
      <ol>
        {lines.map(({ line, product }, i) => (
          <li key={line.id}>
            <b>
              {i + 1}. {nameOf(line, product)}
            </b>
            {partsOf(line, product, words).map(({ label, text }) => (
              <div key={label}>
                {label}: {text}
              </div>
            ))}
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

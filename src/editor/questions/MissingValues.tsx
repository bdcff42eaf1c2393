import { useState } from 'react'
import type { LaunchList } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import type { MissingValue } from '../../check/missingValues.ts'
import { FactField } from './FactField.tsx'
import { PropertyFields } from './PropertyFields.tsx'
import styles from './Questions.module.css'

function MissingFields({ value }: { value: MissingValue }) {
  const { property, name, places } = value
  if (property !== undefined) {
    return <PropertyFields property={property} places={places} step={name} />
  }
  return places.map(({ file, jsonPath }) => (
    <FactField key={file} file={file} jsonPath={jsonPath} label={name} />
  ))
}

/** A missing value; its fields are there once it is opened. */
function Missing({ value }: { value: MissingValue }) {
  const [isOpen, setOpen] = useState(false)
  const { name, property, unlocks, ask, places } = value
  return (
    <details className={styles.missing} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold">
        {property === undefined ? name : launchWords.missingOn(name, places.length)}
      </summary>
      <p>{`${launchWords.respondents[ask]}: ${unlocks}`}</p>
      {isOpen && <MissingFields value={value} />}
    </details>
  )
}

/** Values that buyers ask for and that the catalogue lacks. */
export function MissingValues({ missing }: Pick<LaunchList, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <section>
      <h2>{launchWords.missing}</h2>
      {missing.map((value) => (
        <Missing key={value.key} value={value} />
      ))}
    </section>
  )
}

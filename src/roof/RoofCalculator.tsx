import { useState } from 'react'
import disclosureStyles from '../ui/form/disclosure.module.css'
import styles from '../ui/form/fields.module.css'
import chevronStyles from '../ui/text/Chevron.module.css'
import { RoofForm, type RoofFormProps } from './RoofForm.tsx'
import { canCount } from './sheetFacts.ts'

/** The roof calculator, closed until it is opened. */
export function RoofCalculator(props: RoofFormProps) {
  const [opened, setOpened] = useState(false)
  const { roofCalculator } = props.words
  const { heading, text } = canCount(props.sheet) ? roofCalculator : roofCalculator.measureOnly
  return (
    // A list may have many calculators, so the fields are rendered when one is opened.
    <details onToggle={() => setOpened(true)}>
      <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
        {heading}
      </summary>
      {opened && (
        <div className={styles.inside}>
          <p>{text}</p>
          <RoofForm {...props} />
        </div>
      )}
    </details>
  )
}

import { useRef } from 'react'
import type { FilterWords } from '../../model/shape/findWords.ts'
import styles from './FilterFields.module.css'
import type { Filter } from './finderIndex.ts'
import type { Counts, Query } from './search.ts'

type Props = {
  words: FilterWords
  properties: readonly Filter[]
  asked: Query
  counts: Counts | undefined
  onChange: (chosen: Query['chosen']) => void
  /** Whether they have been opened once; before that, a letter typed does not pay for them. */
  opened: boolean
  /** They have been opened: how many products each would leave is wanted. */
  onOpen: () => void
}

/** What products can be left out by: for each property its values, and how many products have them. */
export function FilterFields({
  words,
  properties,
  asked,
  counts,
  onChange,
  opened,
  onOpen,
}: Props) {
  const summary = useRef<HTMLElement>(null)
  const chosen = Object.values(asked.chosen).flat().length

  function choose(property: string, value: string, wanted: boolean): void {
    const others = (asked.chosen[property] ?? []).filter((one) => one !== value)
    const values = wanted ? [...others, value] : others
    onChange({ ...asked.chosen, [property]: values })
  }

  return (
    <details className={styles.filters} onToggle={onOpen}>
      <summary ref={summary}>
        {words.heading}
        {chosen > 0 && ` (${chosen})`}
      </summary>
      <div className={styles.inside}>
        {(opened ? properties : []).map(({ property, label, options }) => (
          <fieldset key={property}>
            <legend>{label}</legend>
            {options.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={asked.chosen[property]?.includes(value) ?? false}
                  onChange={({ target }) => choose(property, value, target.checked)}
                />
                {label} <span className="soft">{counts?.[property]?.[value]}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <p className="soft">{words.note}</p>
      </div>
      {chosen > 0 && (
        <button
          type="button"
          className="button plain"
          onClick={() => {
            onChange({})
            // The button goes.
            summary.current?.focus()
          }}
        >
          {words.clear}
        </button>
      )}
    </details>
  )
}

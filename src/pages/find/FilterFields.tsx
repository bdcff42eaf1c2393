import { useRef } from 'react'
import type { FilterWords } from '../../model/shape/findWords.ts'
import styles from './FilterFields.module.css'
import type { Filter } from './finderIndex.ts'
import type { Counts, Query } from './search.ts'

type Props = {
  words: FilterWords
  properties: readonly Filter[]
  query: Query
  counts: Counts | undefined
  onChange: (chosen: Query['chosen']) => void
  /** Whether they have been opened once: before that, they are not rendered. */
  opened: boolean
  /** They have been opened, and need their counts. */
  onOpen: () => void
}

/** The filters: for each property its values, and how many products have each. */
export function FilterFields({
  words,
  properties,
  query,
  counts,
  onChange,
  opened,
  onOpen,
}: Props) {
  const summary = useRef<HTMLElement>(null)
  const chosen = Object.values(query.chosen).flat().length

  function choose(property: string, value: string, wanted: boolean): void {
    const others = (query.chosen[property] ?? []).filter((one) => one !== value)
    const values = wanted ? [...others, value] : others
    onChange({ ...query.chosen, [property]: values })
  }

  return (
    <details className={styles.filters} onToggle={onOpen}>
      <summary ref={summary}>{chosen > 0 ? `${words.heading} (${chosen})` : words.heading}</summary>
      <div className={styles.inside}>
        {(opened ? properties : []).map(({ property, label, options }) => (
          <fieldset key={property}>
            <legend>{label}</legend>
            {options.map(({ value, label }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={query.chosen[property]?.includes(value) ?? false}
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
            // The button is removed.
            summary.current?.focus()
          }}
        >
          {words.clear}
        </button>
      )}
    </details>
  )
}

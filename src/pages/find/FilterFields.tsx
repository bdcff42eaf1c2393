import { useRef } from 'react'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { ValueWriting } from '../../catalogue/textRuns.ts'
import disclosureStyles from '../../ui/form/disclosure.module.css'
import chevronStyles from '../../ui/text/Chevron.module.css'
import styles from './FilterFields.module.css'
import type { FilterCounts } from './filterProducts.ts'
import type { FinderFilter } from './finderIndex.ts'
import type { FilterWords } from './findWords.ts'
import { chosenOptions } from './query.ts'
import type { Query } from './search.ts'

type Props = {
  words: FilterWords
  writing: ValueWriting
  properties: readonly FinderFilter[]
  query: Query
  counts: FilterCounts | undefined
  /** The number of products found; undefined until the search has run. */
  productCount: number | undefined
  /** True if products that do not state a chosen detail are shown, too. */
  hasUnstated: boolean
  onChange: (chosen: Query['chosen']) => void
  /** True once the filters have been opened: until then their fields are not rendered. */
  isRendered: boolean
  /** Called when the filters are opened, which then need their counts. */
  onOpen: () => void
  /** Called when the filters are closed to show the results. */
  onShow: () => void
}

/** The filters: the values of each property with their counts, and buttons that remove chosen values. */
export function FilterFields(props: Props) {
  const { words, writing, properties, query, counts, productCount, hasUnstated } = props
  const { onChange, isRendered, onOpen } = props
  const { language, labelled } = writing
  const summary = useRef<HTMLElement>(null)
  const chosen = chosenOptions(query, properties)

  function countOf(property: string, value: string): number | undefined {
    return ownValue(ownValue(counts, property), value)
  }

  function choose(property: string, value: string, isChosen: boolean): void {
    const others = (ownValue(query.chosen, property) ?? []).filter(
      (chosenValue) => chosenValue !== value,
    )
    const values = isChosen ? [...others, value] : others
    onChange({ ...query.chosen, [property]: values })
  }

  return (
    <>
      <details onToggle={onOpen}>
        <summary
          ref={summary}
          className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}
        >
          {chosen.length > 0 ? fillCount(words.chosen, chosen.length, language) : words.heading}
        </summary>
        <div className={styles.inside}>
          {(isRendered ? properties : []).map(({ property, label, options }) => (
            <fieldset key={property}>
              <legend>{label}</legend>
              {options.map(({ value, label, fixed }) => {
                const count = countOf(property, value)
                return (
                  // An option that would find nothing is paler, but can be chosen.
                  <label key={value} className={count === 0 ? 'soft' : undefined}>
                    <input
                      type="checkbox"
                      checked={ownValue(query.chosen, property)?.includes(value) ?? false}
                      onChange={({ target }) => choose(property, value, target.checked)}
                    />
                    <span>
                      <span translate={fixed && 'no'}>{label}</span>
                      {'\u00a0\u00a0'}
                      <span className="soft">
                        {count !== undefined && formatNumber(count, language)}
                      </span>
                    </span>
                  </label>
                )
              })}
            </fieldset>
          ))}
        </div>
        {productCount !== undefined && (
          <div className={styles.show} data-foot>
            <button
              type="button"
              className="button"
              onClick={() => {
                summary.current?.parentElement?.removeAttribute('open')
                props.onShow()
              }}
            >
              {fillCount(words.show, productCount, language)}
            </button>
          </div>
        )}
      </details>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ property, label, option }) => {
            const name = fillTemplates(labelled, { label, value: option.label })
            return (
              <li key={`${property} ${option.value}`}>
                <button
                  type="button"
                  className="button plain"
                  aria-label={fillTemplate(words.remove, 'name', name)}
                  onClick={() => {
                    choose(property, option.value, false)
                    // The button is removed.
                    summary.current?.focus()
                  }}
                >
                  <span>{name}</span> <span aria-hidden="true">×</span>
                </button>
              </li>
            )
          })}
          <li>
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
          </li>
        </ul>
      )}
      {chosen.length > 0 && !hasUnstated && <p className="soft">{words.note}</p>}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { ValueWriting } from '../../catalogue/textRuns.ts'
import { keepInPlace } from '../../ui/browser/keepInPlace.ts'
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

/** The values of a property that are shown at once; with one more, that is shown too. */
const SHOWN_OPTIONS = 6

/** The filters: the values of each property with their counts, and buttons that remove chosen values. */
export function FilterFields(props: Props) {
  const { words, writing, properties, query, counts, productCount, hasUnstated } = props
  const { onChange, isRendered, onOpen } = props
  const { language, labelled } = writing
  const summary = useRef<HTMLElement>(null)
  const inside = useRef<HTMLDivElement>(null)
  /** The properties of which all values are shown. */
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const chosen = chosenOptions(query, properties)
  // A value that is chosen takes others of other properties out of sight, above itself, too.
  useEffect(() => {
    const panel = inside.current
    if (panel === null) return
    const scrolled = () => (panel.scrollHeight > panel.clientHeight ? panel : window)
    return keepInPlace(panel, 'label', { scrollBy: (by) => scrolled().scrollBy(by) })
  }, [])

  function countOf(property: string, value: string): number | undefined {
    return ownValue(ownValue(counts, property), value)
  }

  function choose(property: string, value: string, isChosen: boolean): void {
    const others = (ownValue(query.chosen, property) ?? []).filter(
      (chosenValue) => chosenValue !== value,
    )
    const values = isChosen ? [...others, value] : others
    // The box that has the focus stays.
    if (!isChosen) setUnfolded([...unfolded, property])
    onChange({ ...query.chosen, [property]: values })
  }

  /** The values that are shown at once: the first of those that would find something. */
  function shownOptions(property: string, options: FinderFilter['options']) {
    if (unfolded.includes(property)) return options
    const finding = options.filter(({ value }) => countOf(property, value) !== 0)
    const first = finding.length > 0 ? finding : options
    const count = first.length === SHOWN_OPTIONS + 1 ? first.length : SHOWN_OPTIONS
    const shown = new Set(first.slice(0, count))
    return options.filter((option) => shown.has(option) || isChosen(property, option.value))
  }

  function isChosen(property: string, value: string): boolean {
    return ownValue(query.chosen, property)?.includes(value) ?? false
  }

  function box(property: string, { value, label, fixed }: FinderFilter['options'][number]) {
    const count = countOf(property, value)
    return (
      // An option that would find nothing is paler, but can be chosen.
      <label key={value} className={count === 0 ? 'soft' : undefined}>
        <input
          type="checkbox"
          checked={isChosen(property, value)}
          onChange={({ target }) => choose(property, value, target.checked)}
        />
        <span>
          <span translate={fixed && 'no'}>{label}</span>
          {'\u00a0\u00a0'}
          <span className="soft">{count !== undefined && formatNumber(count, language)}</span>
        </span>
      </label>
    )
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
        <div ref={inside} className={styles.inside}>
          {(isRendered ? properties : []).map(({ property, label, options }) => {
            const shown = shownOptions(property, options)
            return (
              <fieldset key={property}>
                <legend>{label}</legend>
                {shown.map((option) => box(property, option))}
                {shown.length < options.length && (
                  <button
                    type="button"
                    className={`${disclosureStyles.disclosure} ${chevronStyles.chevron} ${styles.more}`}
                    onClick={({ currentTarget }) => {
                      const group = currentTarget.parentElement
                      const before = new Set(group?.querySelectorAll('input'))
                      flushSync(() => setUnfolded([...unfolded, property]))
                      // The pressed button has disappeared.
                      const inputs = [...(group?.querySelectorAll('input') ?? [])]
                      inputs.find((input) => !before.has(input))?.focus()
                    }}
                  >
                    {fillCount(words.more, options.length - shown.length, language)}
                  </button>
                )}
              </fieldset>
            )
          })}
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

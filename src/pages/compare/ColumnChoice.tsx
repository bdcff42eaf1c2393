import { useId, useState, useSyncExternalStore } from 'react'
import type { ProductView } from '../shared/productView.ts'
import styles from './Comparison.module.css'
import { useIsPrinting } from './useIsPrinting.ts'

/** The number of columns on a phone. */
const PHONE_COLUMNS = 2

/** The media query of a screen that is too narrow for four columns. */
const PHONE_QUERY = '(max-width: 700px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The products shown as columns; on a phone, only the two chosen last. On paper they all are.
 * @returns if some have no column, also the paths of those that have one, and a function to show another
 */
export function useColumns(pages: readonly ProductView[]) {
  const isPhone = useSyncExternalStore(subscribe, () => matchMedia(PHONE_QUERY).matches)
  const [recent, setRecent] = useState<readonly string[]>([])
  const isPrinting = useIsPrinting()
  if (!isPhone || isPrinting || pages.length <= PHONE_COLUMNS) return { columns: pages }
  const paths = pages.map(({ path }) => path)
  const latest = [...recent.filter((path) => paths.some((one) => one === path)), ...paths]
  const shown = [...new Set(latest)].slice(0, PHONE_COLUMNS)
  const show = (path: string) => setRecent((before) => [path, ...before])
  return { columns: pages.filter(({ path }) => shown.includes(path)), choice: { shown, show } }
}

type Props = {
  pages: readonly ProductView[]
  shown: readonly string[]
  show: (path: string) => void
  /** Names the buttons. */
  label: string
}

/** A button for each product that shows it as a column. */
export function ColumnChoice({ pages, shown, show, label }: Props) {
  const id = useId()
  return (
    <>
      <p id={id}>{label}</p>
      <fieldset className={styles.pair} aria-labelledby={id}>
        {pages.map(({ path, heading }) => (
          <button
            key={path}
            type="button"
            className="button plain"
            aria-pressed={shown.includes(path)}
            onClick={() => show(path)}
          >
            <span>{heading}</span>
          </button>
        ))}
      </fieldset>
    </>
  )
}

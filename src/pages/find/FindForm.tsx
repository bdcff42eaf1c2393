import { type ComponentProps, type Ref, useId } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { hrefOf } from '../../ui/links/href.ts'
import styles from './FindForm.module.css'

type Props = {
  words: LayoutView['navigation']['find']
  ref?: Ref<HTMLInputElement>
  onFocus?: ComponentProps<'input'>['onFocus']
  onChange?: ComponentProps<'input'>['onChange']
  onSubmit?: ComponentProps<'form'>['onSubmit']
}

// The element <search> is unknown to the oldest browsers that get the whole page.
const landmark = { role: 'search' }

/** The field to look for a product in. Sent, it leads to the page of what was found. */
export function FindForm({ words, ref, onFocus, onChange, onSubmit }: Props) {
  const id = useId()
  return (
    <form
      {...landmark}
      // The header has one as well.
      aria-label={words.label}
      className={styles.form}
      action={hrefOf('/Find')}
      onSubmit={onSubmit}
    >
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.field}>
        <input
          id={id}
          ref={ref}
          type="search"
          name="q"
          aria-describedby={`${id}h`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onFocus={onFocus}
          onChange={onChange}
        />
        <button type="submit" className="button">
          {words.button}
        </button>
      </div>
      <p id={`${id}h`} className={styles.hint}>
        {words.hint}
      </p>
    </form>
  )
}

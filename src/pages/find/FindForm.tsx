import { type ComponentProps, type Ref, useId } from 'react'
import { limits } from '../../catalogue/limits.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { useHref } from '../../ui/links/href.ts'
import styles from './FindForm.module.css'

type Props = {
  words: LayoutView['navigation']['find']
  ref?: Ref<HTMLInputElement>
  onFocus?: ComponentProps<'input'>['onFocus']
  onChange?: ComponentProps<'input'>['onChange']
  onPaste?: ComponentProps<'input'>['onPaste']
  onSubmit?: ComponentProps<'form'>['onSubmit']
}

// Not the <search> element: the oldest supported browsers do not know it.
const landmark = { role: 'search' }

/** The search form. Without script the browser submits it to the finder's page, which hides its own. */
export function FindForm({ words, ref, onFocus, onChange, onPaste, onSubmit }: Props) {
  const id = useId()
  const hrefTo = useHref()
  return (
    <form
      {...landmark}
      // The header has another search landmark.
      aria-label={words.label}
      className={styles.form}
      action={hrefTo('/Find')}
      // The finder answers by script alone.
      data-scripted={onSubmit && true}
      onSubmit={onSubmit}
    >
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.field}>
        <input
          id={id}
          ref={ref}
          type="search"
          name="q"
          // So that `:placeholder-shown` matches an empty field.
          placeholder=" "
          aria-describedby={`${id}h`}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={limits.query}
          onFocus={onFocus}
          onChange={onChange}
          onPaste={onPaste}
        />
        <button type="submit" className="button">
          {words.button}
        </button>
      </div>
      <p id={`${id}h`} className="note">
        {words.hint}
      </p>
    </form>
  )
}

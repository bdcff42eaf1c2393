import { type FormEvent, useId, useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import type { CompareWords } from '../../model/shape/compareWords.ts'
import styles from './Comparison.module.css'

type Props = {
  menus: LayoutView['menus']
  /** The paths of those that stand there already. */
  taken: readonly string[]
  words: CompareWords
  onAdd: (path: string) => void
}

/**
 * One more product, chosen from the menus. Of a range with more than its menu shows, the rest is
 * chosen by the boxes on its own page: no page loads all products.
 */
export function AddProduct({ menus, taken, words, onAdd }: Props) {
  const id = useId()
  const [path, setPath] = useState('')

  function add(event: FormEvent): void {
    event.preventDefault()
    if (path === '') return
    onAdd(path)
    setPath('')
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <label htmlFor={id}>{words.add}</label>
      <select id={id} required value={path} onChange={({ target }) => setPath(target.value)}>
        <option value="">{words.choose}</option>
        {menus.map(({ key, label, items }) => (
          <optgroup key={key} label={label}>
            {items
              .filter((item) => !taken.includes(item.path))
              .map((item) => (
                <option key={item.path} value={item.path}>
                  {item.label}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className="button plain">
        {words.put}
      </button>
    </form>
  )
}

import { type FormEvent, useId, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import styles from './Comparison.module.css'
import type { CompareWords } from './compareWords.ts'

type Props = {
  menus: LayoutView['menus']
  /** The paths of the products that are already compared. */
  compared: readonly string[]
  words: CompareWords
  onAdd: (path: string) => void
}

/**
 * Adds a product from the menus. A menu may not show all products of a category, because no page loads
 * all products; the others are chosen on the category's page.
 */
export function AddProduct({ menus, compared, words, onAdd }: Props) {
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
              .filter((item) => !compared.includes(item.path))
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

import { words } from '../edit/words.ts'
import { type FieldProps, useForm } from '../form.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './fields.module.css'
import { NewPicture } from './NewPicture.tsx'

/** A picture of the catalogue, chosen by what it shows. */
export function PictureField(props: FieldProps) {
  const { draft, change, pictures } = useForm()
  const { addressOf } = pictures
  const described = Object.entries(draft.pictures ?? {})
  const chosen = described.find(([file]) => file === props.value)
  const name = chosen?.[0]
  return (
    <div className={styles.picture}>
      {chosen !== undefined && <img src={addressOf(chosen[0])} alt={chosen[1].alt} />}
      <ChoiceField {...props} choices={described.map(([file]) => ({ value: file, label: file }))} />
      <details>
        <summary>{words.choosePicture}</summary>
        <div className={styles.pictures}>
          {described.map(([file, { alt }]) => (
            <button
              key={file}
              type="button"
              aria-pressed={file === props.value}
              onClick={() => change(props.path, file)}
            >
              <img src={addressOf(file)} alt={alt} loading="lazy" />
            </button>
          ))}
        </div>
      </details>
      <NewPicture like={name} path={props.path} />
      {name !== undefined && <NewPicture like={name} replace />}
    </div>
  )
}

import { words } from '../edit/words.ts'
import { type FieldProps, useForm } from '../form.ts'
import styles from './fields.module.css'
import { NewPicture } from './NewPicture.tsx'
import { ChoiceField } from './SingleFields.tsx'

/** A picture of the catalogue, chosen by what it shows. */
export function PictureField(props: FieldProps) {
  const { draft, change, pictures } = useForm()
  const { addressOf } = pictures
  const described = Object.entries(draft.pictures ?? {})
  const [name, chosen] = described.find(([file]) => file === props.value) ?? []
  return (
    <div className={styles.picture}>
      {name !== undefined && <img src={addressOf(name)} alt={chosen?.alt} />}
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

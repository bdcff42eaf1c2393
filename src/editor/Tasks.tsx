import { type FormEvent, useState } from 'react'
import { type Files, PAGES } from '../model/catalogue/catalogueFiles.ts'
import { slugOf } from '../model/catalogue/path.ts'
import type { Entry } from './contents.ts'
import styles from './dialogs.module.css'
import { draftFor } from './draftFor.ts'
import { formatTaskMessage, type TaskOutcome } from './edit/catalogueEdit.ts'
import { words } from './edit/words.ts'
import { placeName } from './placeName.ts'
import { type PlaceNames, plainMessage, plainWords } from './plainWords.ts'
import type { FileChanges, Texts } from './session.ts'
import { isAddress, optionalFields, suggestedAddress, type TaskField, tasks } from './taskForms.ts'

type Props = {
  files: Files
  /** The texts of the session: the outcome of a task is valid while these stay the same. */
  texts: Texts
  /** All files that can be edited. */
  entries: readonly Entry[]
  /** The page or short address that it is about, without the slash of its path. */
  current?: string
  /** The label of the task that is chosen at first. */
  first?: string
  onApply(changed: FileChanges): void
}

/** Whole tasks: each shows what it will do before it is applied as one step of undo. */
export function Tasks({ files, texts, entries, current, first, onApply }: Props) {
  const draft = draftFor(files)
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      tasks.findIndex(({ label }) => label === first),
    ),
  )
  const [values, setValues] = useState<Partial<Record<TaskField, string>>>({})
  const [outcome, setOutcome] = useState<{ texts: Texts; done: TaskOutcome }>()
  const task = tasks[chosen]
  // An outcome for other texts is out of date.
  const done = outcome?.texts === texts ? outcome.done : undefined

  const pages = entries.flatMap(({ file, name, path }) =>
    path !== undefined && file.startsWith(`${PAGES}/`) ? [[slugOf(path), name] as const] : [],
  )
  const { servedCities, regions = [] } = draft.site ?? {}
  const lists = [servedCities?.heading, ...regions.map(({ state }) => state)]
  const choices: Partial<Record<TaskField, readonly (readonly [value: string, label: string])[]>> =
    {
      page: pages.filter(([slug]) => task?.fits?.(slug, files, draft) ?? true),
      alias: Object.keys(draft.aliases ?? {}).map((path) => [slugOf(path), path] as const),
      to: pages,
      list: lists.flatMap((name) => (name === undefined ? [] : [[name, name] as const])),
      menu: (draft.categories?.categories ?? []).map(({ key, label }) => [key, label] as const),
    }
  // The defaults: the page that is open, and a path made of the name.
  const known = (['page', 'alias'] as const).find((field) =>
    choices[field]?.some(([slug]) => slug === current),
  )
  const suggested = (task?.fields ?? []).flatMap((field) => {
    const address = suggestedAddress(field, values)
    return address === undefined ? [] : [[field, address] as const]
  })
  const form: typeof values = {
    ...(known !== undefined && { [known]: current }),
    ...Object.fromEntries(suggested),
    ...values,
  }
  const names: PlaceNames = {
    nameOf: (file) => entries.find((entry) => entry.file === file)?.name,
    placeName: (place) => placeName(place, texts, draft.properties?.properties),
  }
  const address = (slug: string) => `${draft.site?.url ?? ''}/${slug}`

  function setField(field: TaskField, value: string): void {
    setValues({ ...values, [field]: value })
    setOutcome(undefined)
  }
  function show(event: FormEvent): void {
    event.preventDefault()
    if (task === undefined) return
    const typed = task.fields.map((field) => form[field] ?? '')
    setOutcome({ texts, done: task.run(files, ...typed) })
  }

  return (
    <form className={styles.asking} onSubmit={show}>
      <label>
        {words.task}
        <select
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setValues({})
            setOutcome(undefined)
          }}
        >
          {tasks.map(({ label }, i) => (
            <option key={label} value={i}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {task?.fields.map((field) => (
        <div key={field}>
          <label htmlFor={`task-${field}`}>{words.taskFields[field]}</label>
          {choices[field] === undefined ? (
            <input
              id={`task-${field}`}
              required={!optionalFields.includes(field)}
              aria-describedby={isAddress(field) ? `task-${field}-is` : undefined}
              value={form[field] ?? ''}
              onChange={({ target }) => setField(field, target.value)}
            />
          ) : (
            <select
              id={`task-${field}`}
              required={!optionalFields.includes(field)}
              value={form[field] ?? ''}
              onChange={({ target }) => setField(field, target.value)}
            >
              <option value="">{words.none}</option>
              {choices[field].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
          {isAddress(field) && (
            <p id={`task-${field}-is`} className={styles.address}>
              {form[field] ? words.addressIs(address(form[field])) : ''}
            </p>
          )}
        </div>
      ))}
      <button type="submit">{words.showTask}</button>
      <div role="status">
        {done !== undefined && 'refused' in done && (
          <pre className={styles.refused}>{plainWords(done.refused, names)}</pre>
        )}
        {done !== undefined && 'changed' in done && (
          <>
            <ul>
              {done.messages.map((message) => (
                <li key={formatTaskMessage(message)}>{plainMessage(message, names)}</li>
              ))}
            </ul>
            <button
              type="button"
              onClick={() => {
                setValues({})
                onApply(done.changed)
              }}
            >
              {words.doTask}
            </button>
          </>
        )}
      </div>
    </form>
  )
}

import { type FormEvent, useState } from 'react'
import { type Files, PAGES } from '../model/catalogue/catalogueFiles.ts'
import { slugOf } from '../model/catalogue/path.ts'
import type { Entry } from './contents.ts'
import styles from './dialogs.module.css'
import { draftFor } from './draftFor.ts'
import type { CompletedTask, FailedTask } from './edit/catalogueEdit.ts'
import { slugFor } from './edit/pageTasks.ts'
import { words } from './edit/words.ts'
import type { FileChanges, Texts } from './session.ts'
import { emptyForm, optionalFields, type TaskField, type TaskForm, tasks } from './taskForms.ts'

type Props = {
  files: Files
  /** The texts of the session: what was shown of a task holds while these are the same. */
  texts: Texts
  /** All that there is to edit. */
  entries: readonly Entry[]
  /** The page that is open, without the slash of its path. */
  current?: string
  onDone(changed: FileChanges): void
}

/** Whole tasks: each says what it will do before it does it, and is one step of undo. */
export function Tasks({ files, texts, entries, current, onDone }: Props) {
  const draft = draftFor(files)
  const [chosen, setChosen] = useState(0)
  const [told, setTold] = useState<Partial<TaskForm>>({})
  const [outcome, setOutcome] = useState<{ of: Texts; done: CompletedTask | FailedTask }>()
  const task = tasks[chosen]
  // What was found out of other texts is no longer true.
  const done = outcome?.of === texts ? outcome.done : undefined

  const pages = entries.flatMap(({ file, name, path }) =>
    path !== undefined && file.startsWith(`${PAGES}/`) ? [[slugOf(path), name] as const] : [],
  )
  const { servedCities, regions = [] } = draft.site ?? {}
  const lists = [servedCities?.heading, ...regions.map(({ state }) => state)]
  const choices: Partial<Record<TaskField, readonly (readonly [value: string, label: string])[]>> =
    {
      page: pages,
      to: pages,
      list: lists.flatMap((name) => (name === undefined ? [] : [[name, name] as const])),
      menu: (draft.categories?.categories ?? []).map(({ key, label }) => [key, label] as const),
    }
  // Until something else is told: the page that is open, and a path made of the name.
  const isPage = pages.some(([slug]) => slug === current)
  const all: TaskForm = {
    ...emptyForm,
    ...(current !== undefined && isPage && { page: current }),
    ...(task?.fields.includes('name') && { slug: slugFor(told.name ?? '') }),
    ...told,
  }

  function tell(asked: TaskField, word: string): void {
    setTold({ ...told, [asked]: word })
    setOutcome(undefined)
  }
  function show(event: FormEvent): void {
    event.preventDefault()
    if (task !== undefined) setOutcome({ of: texts, done: task.run(files, all) })
  }

  return (
    <form className={styles.asking} onSubmit={show}>
      <label>
        {words.task}
        <select
          value={chosen}
          onChange={({ target }) => {
            setChosen(Number(target.value))
            setTold({})
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
      {task?.fields.map((asked) => (
        <div key={asked}>
          <label htmlFor={`task-${asked}`}>{words.taskFields[asked]}</label>
          {choices[asked] === undefined ? (
            <input
              id={`task-${asked}`}
              required
              value={all[asked]}
              onChange={({ target }) => tell(asked, target.value)}
            />
          ) : (
            <select
              id={`task-${asked}`}
              required={!optionalFields.includes(asked)}
              value={all[asked]}
              onChange={({ target }) => tell(asked, target.value)}
            >
              <option value="">{words.none}</option>
              {choices[asked].map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
      ))}
      <button type="submit">{words.showTask}</button>
      <div role="status">
        {done !== undefined && 'refused' in done && (
          <pre className={styles.refused}>{done.refused}</pre>
        )}
        {done !== undefined && 'changed' in done && (
          <>
            <ul>
              {done.messages.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <button
              type="button"
              onClick={() => {
                setTold({})
                onDone(done.changed)
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

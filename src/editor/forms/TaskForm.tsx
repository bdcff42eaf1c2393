import { type FormEvent, useEffect, useState } from 'react'
import { isInPages } from '../../catalogue/catalogueFiles.ts'
import { slugOf } from '../../catalogue/path.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { Refused } from '../controls/AnswerForm.tsx'
import styles from '../controls/dialogs.module.css'
import { afterPress } from '../controls/press.ts'
import { Select, type SelectOption } from '../controls/Select.tsx'
import { leftOutOf, TextChangeList } from '../controls/TextChangeList.tsx'
import { useLimit } from '../controls/useLimit.ts'
import type { TaskOutcome } from '../edit/catalogueEdit.ts'
import type { ContentsEntry } from '../edit/chapters.ts'
import { draftFor } from '../edit/draftFor.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { ChangedTexts } from '../edit/session.ts'
import {
  isAddress,
  optionalFields,
  suggestedAddress,
  type TaskField,
  tasks,
} from '../edit/taskForms.ts'
import type { TextChange } from '../edit/textChanges.ts'
import { useEditor } from '../state/editorContext.ts'
import { TaskMessages } from './TaskMessages.tsx'

/** Milliseconds without a change, after which it is worked out what a task will do: typing does not wait. */
const PAUSE = 300

type Props = {
  /** All files that can be edited. */
  entries: readonly ContentsEntry[]
  /** The page or short address that it is about, without the slash of its path. */
  current?: string
  /** The label of the task. */
  label: string
  /**
   * @param name the name of the step
   * @param slug the page that the task was about, if it was about one
   */
  onApply(changed: ChangedTexts, name: string, slug?: string): void
}

/** The id of a field's control. */
function idOf(field: TaskField): string {
  return `task-${field}`
}

/** Marks what gets the focus when the dialog around it opens: React's own attribute comes too early for that. */
function focusFirst(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}

/** A whole task: it says what it will do, and is applied as one step of undo. */
export function TaskForm({ entries, current, label, onApply }: Props) {
  const { now: files } = useEditor()
  const draft = draftFor(files)
  const { refused, onChangeCapture } = useLimit()
  const task = tasks.find((one) => one.label === label)
  const [values, setValues] = useState<Partial<Record<TaskField, string>>>({})
  const [outcome, setOutcome] = useState<TaskOutcome>()
  const [isTried, setTried] = useState(false)
  // The texts that would change, with the form values that they belong to.
  const [preview, setPreview] = useState<{ asked?: string; texts: readonly TextChange[] }>({
    texts: [],
  })
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())

  const pages = entries.flatMap(({ file, name, path }) =>
    path !== undefined && isInPages(file) ? [{ value: slugOf(path), label: name }] : [],
  )
  const choices: Partial<Record<TaskField, readonly SelectOption[]>> = {
    page: pages.filter(({ value }) => task?.fits?.(value, files, draft) ?? true),
    alias: Object.keys(draft.aliases ?? {}).map((path) => ({ value: slugOf(path), label: path })),
    to: pages,
    menu: (draft.categories?.categories ?? []).map(({ key, label }) => ({ value: key, label })),
  }
  // The defaults: the page that is open, and a path made of the name.
  const currentField = (['page', 'alias'] as const).find((field) =>
    choices[field]?.some(({ value }) => value === current),
  )
  const suggested = (task?.fields ?? []).flatMap((field) => {
    const address = suggestedAddress(field, values)
    return address === undefined ? [] : [[field, address] as const]
  })
  const form: typeof values = {
    ...(currentField !== undefined && { [currentField]: current }),
    ...Object.fromEntries(suggested),
    ...values,
  }
  const given = task?.fields.map((field) => cleanTyped(form[field] ?? '')) ?? []
  const unfilled = task?.fields.filter((_, i) => given[i] === '') ?? []
  const isFilled = unfilled.every((field) => optionalFields.includes(field))
  const address = (slug: string) => `${draft.site?.url ?? ''}/${slug}`

  const isAllChosen = task?.fields.every((field) => choices[field] !== undefined) ?? false
  // One text for all of them, which is the same as long as they are.
  const asked = isFilled ? given.join('\n') : undefined
  useEffect(() => {
    setOutcome(undefined)
    if (asked === undefined) return
    const work = () => {
      const typed = asked.split('\n')
      const texts = task?.changes?.(files, typed) ?? []
      setPreview({ asked, texts })
      const result = task?.run(files, typed, leftOutOf(texts, ticks))
      // A refused text may not be typed to its end yet.
      if (result !== undefined && ('changed' in result || isAllChosen)) setOutcome(result)
    }
    // Not during a press: the list of changes would move the button under the mouse.
    let isCurrent = true
    const timer = setTimeout(() => afterPress(() => isCurrent && work()), PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [asked, files, task, ticks, isAllChosen])
  const changes = preview.asked === asked ? preview.texts : []
  const refusal = outcome !== undefined && 'refused' in outcome ? outcome : undefined
  const refusedField = refusal && fieldGiven(refusal.given)
  // Choices that are still open are listed; they are no mistakes before the person has tried to go on.
  const isAsked = !isTried && (refusal?.given === '' || Object.keys(values).length === 0)
  const wrong = isAsked ? undefined : refusedField

  /** The field in which something was typed or chosen. */
  function fieldGiven(typed: string | undefined): TaskField | undefined {
    return task?.fields.find((field) => cleanTyped(form[field] ?? '') === typed)
  }

  function apply(event: FormEvent): void {
    event.preventDefault()
    const leftOut = leftOutOf(task?.changes?.(files, given) ?? [], ticks)
    const result = task?.run(files, given, leftOut)
    setOutcome(result)
    if (task === undefined || result === undefined) return
    if ('refused' in result) {
      setTried(true)
      const field = fieldGiven(result.given)
      if (field !== undefined) document.getElementById(idOf(field))?.focus()
      return
    }
    const [first] = task.fields
    const [typed = ''] = given
    const subject = first && choices[first]?.find(({ value }) => value === typed)?.label
    onApply(result.changed, task.stepName(subject ?? typed), form.page)
  }
  const put = (field: TaskField, value: string) => setValues({ ...values, [field]: value })
  const control = (field: TaskField) => ({
    ref: field === unfilled[0] ? focusFirst : undefined,
    id: idOf(field),
    required: !optionalFields.includes(field),
    value: form[field] ?? '',
    'aria-invalid': field === wrong,
    'aria-describedby': `${idOf(field)}-is`,
  })

  return (
    <form className={styles.asking} onSubmit={apply} onChangeCapture={onChangeCapture}>
      {task?.fields.map((field) => (
        <div key={field}>
          <label htmlFor={idOf(field)}>{editorWords.taskFields[field]}</label>
          {choices[field] === undefined ? (
            <input {...control(field)} onChange={({ target }) => put(field, target.value)} />
          ) : (
            <Select
              {...control(field)}
              choices={[{ value: '', label: editorWords.none }, ...choices[field]]}
              onChoose={(value) => put(field, value)}
            />
          )}
          <div id={`${idOf(field)}-is`}>
            {isAddress(field) && (
              <p className={styles.address}>
                {form[field] ? editorWords.addressIs(address(form[field])) : ''}
              </p>
            )}
            {field === refusedField && (
              <pre
                role={isAsked ? 'status' : 'alert'}
                className={isAsked ? styles.message : styles.refused}
              >
                {refusal?.refused}
              </pre>
            )}
          </div>
        </div>
      ))}
      {changes.length > 0 && <TextChangeList changes={changes} ticks={ticks} onTick={setTicks} />}
      <Refused why={refused} />
      <div role="status">
        {refusedField === undefined && refusal !== undefined && (
          <pre className={isAsked ? styles.message : styles.refused}>{refusal.refused}</pre>
        )}
        {outcome !== undefined && 'changed' in outcome && (
          <TaskMessages messages={outcome.messages} />
        )}
      </div>
      <p className={styles.apply}>
        <button type="submit" ref={unfilled.length === 0 ? focusFirst : undefined}>
          {editorWords.doTask}
        </button>
      </p>
    </form>
  )
}

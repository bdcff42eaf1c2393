import { act, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { textsOf } from '../../src/editor/catalogueOf.ts'
import { draftFor } from '../../src/editor/draftFor.ts'
import { figureText } from '../../src/editor/edit/figureText.ts'
import { FileForm } from '../../src/editor/FileForm.tsx'
import { openSession } from '../../src/editor/session.ts'
import type { Files } from '../../src/model/catalogue/catalogueFiles.ts'
import { isFigure } from '../../src/model/catalogue/figure.ts'
import { isRecord } from '../../src/model/format.ts'
import { Figure } from '../../src/model/shape/figure.ts'
import { fileOf } from '../../src/pages/files.ts'

/** The files whose addresses are read, and changed by tasks: only a wrong one has a field. */
export const byTasks = [fileOf('routes'), fileOf('aliases')]

/** All that a value says, each as a field can show it; `$schema` is for code editors. */
export function saidIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(saidIn)
  if (isRecord(value)) {
    const figure = isFigure(value) ? Figure.safeParse(value).data : undefined
    if (figure !== undefined) return [figureText(figure)]
    // The place of a note is read in words.
    const unseen = 'pointer' in value ? ['file', 'pointer'] : ['$schema']
    const entries = Object.entries(value).filter(([key]) => !unseen.includes(key))
    return entries.flatMap(([, one]) => saidIn(one))
  }
  return typeof value === 'boolean' || value === null ? [] : [String(value)]
}

/** Opens all sections, those inside of others as well. */
export function openAll(form: HTMLElement): void {
  for (let closed = [form]; closed.length > 0; ) {
    closed = [...form.querySelectorAll<HTMLElement>('details:not([open])')]
    act(() => {
      for (const one of closed) {
        one.setAttribute('open', '')
        one.dispatchEvent(new Event('toggle'))
      }
    })
  }
}

/** What the fields of a form hold. */
export function shownIn(form: HTMLElement): string[] {
  const controls = form.querySelectorAll<HTMLInputElement>('input, textarea, select')
  return Array.from(controls, ({ value }) => value)
}

type Editing = ComponentProps<typeof FileForm>['editing']

/** A session that has just been opened, with the catalogue as its storage has it. */
export function openFiles(files: Files, hashes: ReadonlyMap<string, string> = new Map()) {
  const addressOf = (name: string) => `/pictures/${name}`
  const now = { ...files, facts: new Map(), hashes, addressOf }
  return { session: openSession(textsOf(now)), now }
}

/** Shows the form of a file. */
export function renderForm(
  files: Files,
  file: string,
  {
    onTask,
    ...editing
  }: Pick<Editing, 'session' | 'now'> &
    Partial<Editing> & { onTask?(label: string, slug: string): void },
) {
  return render(
    <FileForm
      file={file}
      draft={draftFor(files, file)}
      editing={{
        report: undefined,
        edit: () => {},
        storePicture: async () => '',
        pictureList: async () => [],
        ...editing,
      }}
      onTargetShown={() => {}}
      onFocus={() => {}}
      onTask={onTask}
    />,
  )
}

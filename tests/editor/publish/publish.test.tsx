import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { type Conflict, choiceKey } from '../../../src/editor/edit/describeConflicts.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { Publish } from '../../../src/editor/publish/Publish.tsx'
import { EditorContext, useEditor } from '../../../src/editor/state/editorContext.ts'
import type { Publishing } from '../../../src/editor/storage/storage.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { openEditor } from '../forms.tsx'

const file = 'data/pages/Screw.json'
const change = { file, page: 'Screws', label: 'Heading', before: 'Screws', after: 'Bolts' }
const unpublished = { changes: [change], drafts: [], elsewhere: [] }
const conflict: Conflict = {
  file,
  pointer: '/heading',
  label: 'Heading',
  sides: { mine: ['Bolts'], theirs: ['Nails'] },
}

/** Opens the list of changes; `publishing` finds and publishes them; `status`: changes are unsaved, and it says why. */
function show(publishing: Publishing, status?: string) {
  const onDone = vi.fn()
  const showOutcome = vi.fn(async () => {})
  function Shown() {
    const editor = useEditor()
    const unsaved = new Map([[file, '{}']])
    const session = status === undefined ? editor.session : { ...editor.session, unsaved }
    return (
      <EditorContext value={{ ...editor, session, status: status ?? '', publishing, showOutcome }}>
        <Publish onDone={onDone} />
      </EditorContext>
    )
  }
  const view = openEditor(whole).show(<Shown />)
  return { ...view, onDone, showOutcome }
}

const publishNow = () => screen.findByRole('button', { name: editorWords.publishNow })

it('the changes are published once, with what was chosen where both have changed the same', async () => {
  const publish = vi.fn<Publishing['publish']>(async () => []).mockResolvedValueOnce([conflict])
  const { onDone } = show({ unpublishedChanges: async () => unpublished, publish })
  expect(await screen.findByText(/Screws → Bolts/)).toBeVisible()
  await userEvent.click(await publishNow())
  expect(await screen.findByText(editorWords.bothChanged)).toBeVisible()
  expect(await publishNow()).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: editorWords.theirs }))
  expect(screen.getByRole('heading', { name: new RegExp(editorWords.chosenSide) })).toBeVisible()
  expect(screen.getByText(editorWords.allChosen)).toBeVisible()
  await userEvent.click(await publishNow())
  expect(publish).toHaveBeenLastCalledWith({ [choiceKey(conflict)]: 'theirs' })
  expect(onDone).toHaveBeenCalledExactlyOnceWith(editorWords.published)
})

it('says why the changes could not be saved first', async () => {
  const why = editorWords.notSaved(editorWords.disk.full)
  show({ unpublishedChanges: async () => unpublished, publish: async () => [] }, why)
  expect(screen.getByRole('status')).toHaveTextContent(`${why} ${editorWords.saveFirst}`)
  expect(screen.queryByRole('button', { name: editorWords.publishNow })).toBeNull()
})

it('asks nobody to save while the program of the editor has stopped', () => {
  const why = editorWords.notSaved(editorWords.programStopped)
  show({ unpublishedChanges: async () => unpublished, publish: async () => [] }, why)
  expect(screen.getByRole('status')).toHaveTextContent(why)
  expect(screen.queryByText(editorWords.saveFirst, { exact: false })).toBeNull()
})

it('a refusal is said here, and at the top if this has been closed meanwhile', async () => {
  let refuse = (_why: Error) => {}
  const publish = () => new Promise<never>((_resolve, reject) => (refuse = reject))
  const { showOutcome, unmount, onDone } = show({
    unpublishedChanges: async () => unpublished,
    publish,
  })
  await userEvent.click(await publishNow())
  expect(await screen.findByText(editorWords.publishing)).toBeVisible()
  expect(await publishNow()).toBeDisabled()
  unmount()
  await act(async () => refuse(new Error('offline')))
  expect(showOutcome).toHaveBeenCalledWith(editorWords.notPublished('offline'))
  expect(onDone).not.toHaveBeenCalled()
})

it.each([
  ['everything is published', { drafts: [], elsewhere: [] }, editorWords.allPublished],
  [
    'only drafts are left',
    { drafts: [{ file, problems: [] }], elsewhere: [] },
    editorWords.notReady,
  ],
  ['no visitor sees the change', { ...unpublished, changes: [] }, editorWords.noChanges],
])('it is said if %s', async (_what, answer, said) => {
  show({ unpublishedChanges: async () => answer, publish: async () => [] })
  expect(await screen.findByText(said)).toBeVisible()
})

it('a phone number that both have changed is chosen once, for all places in which it is', async () => {
  const site = 'data/site.json'
  const numbers = ['+91 98250 77777', '+91 98250 66666'] as const
  const inForm = (pointer: string, of: (number: string) => string): Conflict => {
    const [mine, theirs] = [of(numbers[0]), of(numbers[1])]
    return { file: site, pointer, label: pointer, sides: { mine: [mine], theirs: [theirs] } }
  }
  const digits = (number: string) => number.replaceAll(/\D/g, '')
  const all = [
    inForm('/phone/display', (number) => number),
    inForm('/phone/href', (number) => `tel:+${digits(number)}`),
    inForm('/whatsapp', digits),
  ]
  const publish = vi.fn<Publishing['publish']>(async () => []).mockResolvedValueOnce(all)
  show({ unpublishedChanges: async () => unpublished, publish })
  await userEvent.click(await publishNow())
  await userEvent.click(await screen.findByRole('button', { name: editorWords.theirs }))
  await userEvent.click(await publishNow())
  const chosen = Object.fromEntries(all.map((one) => [choiceKey(one), 'theirs']))
  expect(publish).toHaveBeenLastCalledWith(chosen)
})

it('what has been chosen is not asked again if the publication is refused after it', async () => {
  const publish = vi
    .fn<Publishing['publish']>(() => Promise.reject(new Error('offline')))
    .mockResolvedValueOnce([conflict])
  show({ unpublishedChanges: async () => unpublished, publish })
  await userEvent.click(await publishNow())
  await userEvent.click(await screen.findByRole('button', { name: editorWords.theirs }))
  await userEvent.click(await publishNow())
  expect(await screen.findByText(editorWords.notPublished('offline'))).toBeVisible()
  expect(screen.queryByRole('button', { name: editorWords.theirs })).toBeNull()
})

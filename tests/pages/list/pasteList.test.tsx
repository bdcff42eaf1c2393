import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fillCount } from '../../../src/catalogue/fillCount.ts'
import { fillTemplate } from '../../../src/catalogue/fillTemplate.ts'
import { pasteFragment } from '../../../src/pages/shared/pasteAddress.ts'
import { unstoredEntries } from '../../../src/ui/header/listStorage.ts'
import { frozenCatalogue, viewOf, views } from '../../helpers/frozenCatalogue.ts'
import { renderSite } from '../../helpers/site.tsx'
import { viewOfKind } from '../../helpers/views.ts'
import { serveFinder } from '../find/findPage.ts'

const { words } = viewOfKind(views, '/List', 'list')
const { paste } = words
const { language } = frozenCatalogue.site
serveFinder()

const TEXT = 'Dear sir,\n0.5 blue 12 ft 40 nos, C purlin 500 m\n2 ton screw\nneed by Monday'

function headingAt(path: string): string {
  const view = viewOf(path)
  return 'heading' in view ? view.heading : ''
}

const names = ['/Colorcoatedroofingsheet', '/Candzpurlin', '/Selfdrillingscrew'].map(headingAt)

afterEach(() => {
  localStorage.clear()
  unstoredEntries.clear()
  act(() => void dispatchEvent(new StorageEvent('storage', { key: null })))
  history.replaceState(null, '', '/')
})

async function openList(fragment = ''): Promise<void> {
  history.replaceState(null, '', `/List${fragment}`)
  await renderSite('/List')
  await screen.findByRole('heading', { name: words.list.heading })
}

const field = () => screen.getByRole('textbox', { name: paste.label })

/** The names of the products on the list. */
function listed(): (string | null)[] {
  const list = screen.queryByRole('list', { name: words.list.heading })
  return list === null
    ? []
    : within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent)
}

async function pasteAndRead(text: string, said: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: paste.read }))
  await screen.findByText(said)
}

const added = (count: number) => fillCount(paste.added, count, language)

/** Opens an item of the list. */
async function open(i: number): Promise<void> {
  const summary = screen
    .getByRole('list', { name: words.list.heading })
    .querySelectorAll('details > summary')[i]
  if (summary === undefined) throw new Error(`there is no item ${i}`)
  fireEvent.click(summary)
  await screen.findByLabelText(words.line.quantity)
}

/** Types another quantity for an item, and leaves it open. */
async function change(i: number, quantity: string): Promise<void> {
  await open(i)
  fireEvent.change(screen.getByLabelText(words.line.quantity), { target: { value: quantity } })
}

/** The message that WhatsApp is opened with. */
function message(): string {
  const send = screen.getByRole('region', { name: words.send.heading })
  const { whatsapp } = frozenCatalogue.site.enquiries.handOver
  const link = within(send).getByRole('link', { name: whatsapp })
  return new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
}

describe('the field for a pasted list', () => {
  it('asks for the unit of an amount in the row, with the units of the product', async () => {
    await openList()
    await pasteAndRead('C purlin 500', added(1))
    const units = within(await screen.findByRole('group', { name: words.line.unitNeeded }))
    expect(units.getAllByRole('button').length).toBeGreaterThan(1)
    fireEvent.click(units.getByRole('button', { name: words.line.units.weight }))
    expect(screen.queryByText(words.line.unitNeeded)).toBeNull()
    expect(document.activeElement?.localName).toBe('summary')
  })

  it('puts each product on the list with its text, and leaves in the field what it does not understand', async () => {
    await openList()
    await pasteAndRead(TEXT, added(3))
    expect(listed()).toEqual(names)
    expect(screen.getByText(`${paste.wrote}: C purlin 500 m`)).toBeVisible()
    expect(field()).toHaveValue('need by Monday')
    expect(screen.getByText(paste.rest)).toBeVisible()
  })

  it('writes one message of the products, of what is not understood, and of the text as it was', async () => {
    await openList()
    await pasteAndRead(TEXT, added(3))
    await screen.findAllByText(`500 ${words.line.units.running}`)
    const sent = message()
    expect(sent).toContain(`${words.line.quantity}: 2 ${words.line.units.tonnes}`)
    expect(sent).toContain(`${paste.unread}: need by Monday`)
    expect(sent).toContain(
      `${paste.written}:\n1. 0.5 blue 12 ft 40 nos\n2. C purlin 500 m\n3. 2 ton screw\n`,
    )
  })

  it('marks in the message the text of a row that is changed, and leaves out that of one that is removed', async () => {
    await openList()
    await pasteAndRead(TEXT, added(3))
    await open(0)
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${words.line.remove}`) }))
    await change(0, '650')
    const sent = message()
    expect(sent).toContain(`${words.line.quantity}: 650 ${words.line.units.running}`)
    expect(sent).toContain(
      `${paste.written}:\n1. ${fillTemplate(paste.corrected, 'text', 'C purlin 500 m')}\n2. 2 ton screw\n`,
    )
    expect(sent).not.toContain('40 nos')
  })

  it('shows the figures of a row that are in no field, writes them into the message, and lets them be corrected', async () => {
    await openList()
    await pasteAndRead('upvc 10x20 @ 85, C purlin 500 m', added(2))
    const kept = `${words.line.kept}: 10x20 @ 85`
    expect(screen.getByText(kept, { selector: 'summary *' })).toBeVisible()
    expect(message()).toContain(kept)
    await open(0)
    fireEvent.change(screen.getByLabelText(words.line.kept), { target: { value: '' } })
    expect(message()).not.toContain(words.line.kept)
  })

  it('does not ask for what the text names, and says so of the rest', async () => {
    await openList()
    await pasteAndRead('colour coated sheet 12 ft 40 nos\nscrew 2 box\nridge 20 nos', added(2))
    expect(field()).toHaveValue('ridge 20 nos')
    expect(message()).toContain(`${paste.unread}: ridge 20 nos`)
    const asked = (await screen.findByText(words.goesWith.missing)).parentElement?.textContent
    expect(asked).not.toMatch(/ridge|screw/i)
  })

  it('takes the products off again, and restores the text', async () => {
    await openList()
    await pasteAndRead(TEXT, added(3))
    fireEvent.click(screen.getByRole('button', { name: paste.undo }))
    expect(listed()).toEqual([])
    expect(field()).toHaveValue(TEXT)
  })

  it('moves to the answer, and closes when it has read everything', async () => {
    await openList()
    await pasteAndRead('C purlin 500 m', added(1))
    expect(screen.getByText(added(1)).closest('[role=status]')).toHaveFocus()
    expect(field().closest('details')).not.toHaveAttribute('open')
  })

  it('adds no row twice when the same text is read again, unless the buyer wants it', async () => {
    await openList()
    await pasteAndRead('C purlin 500 m\n2 ton screw', added(2))
    await pasteAndRead('C purlin 500 m\nUPVC sheet 12 ft 40 nos', added(1))
    expect(listed()).toHaveLength(3)
    const present = fillCount(paste.present, 1, language)
    expect(screen.getByText(present)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: paste.again }))
    expect(listed()).toHaveLength(4)
    expect(screen.getByText(added(2))).toBeVisible()
    expect(screen.queryByText(present)).toBeNull()
  })

  it('asks which product a line means, once for all of its sizes', async () => {
    await openList()
    const line = 'plastic sheet 12 ft 40 nos'
    await pasteAndRead(`${line}\ndo 10 ft 20 nos\nmany thanks to all`, paste.choose)
    const which = screen.getByRole('group', { name: fillTemplate(paste.which, 'text', line) })
    const [first] = within(which).getAllByRole('button')
    if (first === undefined) throw new Error('there is no product to choose')
    fireEvent.click(first)
    expect(listed()).toEqual([first.textContent, first.textContent])
    expect(field()).toHaveValue('many thanks to all')
    expect(screen.getByText(added(2))).toBeVisible()
  })

  it('sends a text without a product as it is', async () => {
    await openList()
    await pasteAndRead('gutter 40 m', paste.nothing)
    const sent = message()
    expect(sent).toContain(paste.subject)
    expect(sent).toContain('gutter 40 m')
  })

  it('reads a text from the finder at once, and takes it out of the address', async () => {
    await openList(pasteFragment('C purlin 500 m, 2 ton screw'))
    await screen.findByText(added(2))
    expect(location.hash).toBe('')
    expect(field()).toHaveValue('')
  })

  it('leaves a line that it did not understand once in the field when the finder hands the same text over again', async () => {
    const text = 'C purlin 500 m, flibbergasket 7'
    await openList(pasteFragment(text))
    await screen.findByText(added(1))
    cleanup()
    await openList(pasteFragment(text))
    await screen.findByText(fillCount(paste.present, 1, language))
    expect(listed()).toHaveLength(1)
    expect(field()).toHaveValue('flibbergasket 7')
  })
})

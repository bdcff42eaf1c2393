import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import { installDialog, pressEscape } from '../../helpers/dialog.ts'
import { fullPages, registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

beforeAll(installDialog)

const words = registry.site.product

const galleries = fullPages.map(({ view: { path, heading, gallery } }) => ({
  path,
  heading,
  ...gallery,
}))
const several = galleries.filter(({ pictures }) => pictures.length > 1)
const single = galleries.filter(({ pictures }) => pictures.length === 1)

function gallery(heading: string) {
  return within(screen.getByRole('figure', { name: words.gallery.replace('{name}', heading) }))
}

function label(index: number, total: number): string {
  return words.showPicture.replace('{number}', String(index + 1)).replace('{total}', String(total))
}

/** The alternative text of the picture that is shown large on the page. */
function shown(): string | null {
  return opener().querySelector('img')?.getAttribute('alt') ?? null
}

function opener(): HTMLElement {
  return screen.getByRole('link', { name: new RegExp(words.enlarge) })
}

describe.each(several)('the gallery of $path', ({ path, heading, main, pictures }) => {
  const thumbnails = () =>
    pictures.map((_, index) =>
      gallery(heading).getByRole('link', { name: label(index, pictures.length) }),
    )
  const current = () =>
    thumbnails().flatMap((each, index) =>
      each.getAttribute('aria-current') === 'true' ? [index] : [],
    )

  it('begins with the picture that the data name', async () => {
    await renderSite(path)
    expect(shown()).toBe(pictures[main]?.alt)
    expect(current()).toEqual([main])
  })

  it('shows the picture whose thumbnail is chosen, and marks that one alone', async () => {
    await renderSite(path)
    for (const [index, picture] of pictures.entries()) {
      await userEvent.click(thumbnails()[index] ?? document.body)
      expect(shown()).toBe(picture.alt)
      expect(current()).toEqual([index])
    }
  })

  it('follows the arrow keys, Home and End, and the focus goes along', async () => {
    await renderSite(path)
    const last = pictures.length - 1
    thumbnails()[main]?.focus()
    for (const [key, index] of [
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      expect(shown()).toBe(pictures[index]?.alt)
      expect(thumbnails()[index]).toHaveFocus()
    }
  })

  it('turns under a finger, and the stroke opens nothing', async () => {
    await renderSite(path)
    await userEvent.click(thumbnails()[0] ?? document.body)
    stroke(300, 100)
    expect(shown()).toBe(pictures[1]?.alt)
    expect(screen.queryByRole('dialog')).toBeNull()
    stroke(100, 300)
    expect(shown()).toBe(pictures[0]?.alt)
    stroke(300, 285)
    expect(shown()).toBe(pictures[0]?.alt)
  })

  it('opens large, turns there too, and gives the focus back', async () => {
    await renderSite(path)
    await userEvent.click(opener())
    const dialog = await screen.findByRole('dialog', {
      name: words.gallery.replace('{name}', heading),
    })
    expect(within(dialog).getByRole('img')).toHaveAttribute('alt', pictures[main]?.alt)
    await userEvent.keyboard('{Home}')
    expect(within(dialog).getByRole('img')).toHaveAttribute('alt', pictures[0]?.alt)
    pressEscape()
    expect(await screen.findByRole('link', { name: new RegExp(words.enlarge) })).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads to the pictures themselves where there is no JavaScript', async () => {
    await renderSite(path)
    for (const [index, { stem }] of pictures.entries()) {
      expect(thumbnails()[index]).toHaveAttribute('href', expect.stringContaining(stem))
    }
    expect(opener()).toHaveAttribute('href', expect.stringContaining(pictures[main]?.stem ?? '?'))
  })
})

function stroke(from: number, to: number): void {
  const at = (clientX: number) => ({ clientX, clientY: 200, pointerType: 'touch' })
  fireEvent(opener(), new PointerEvent('pointerdown', { bubbles: true, ...at(from) }))
  fireEvent(opener(), new PointerEvent('pointerup', { bubbles: true, ...at(to) }))
  if (Math.abs(from - to) > 40) fireEvent.click(opener())
}

describe.each(single)('the only picture of $path', ({ path, heading, pictures }) => {
  it('has no row of thumbnails', async () => {
    await renderSite(path)
    expect(shown()).toBe(pictures[0]?.alt)
    expect(gallery(heading).queryByRole('list')).toBeNull()
  })
})

describe.each(galleries)('$path', ({ path, pictures }) => {
  it('fetches its first picture at once and the thumbnails when they come near', async () => {
    await renderSite(path)
    const [first, ...others] = screen.getByRole('main').querySelectorAll('img')
    expect(first).toHaveAttribute('loading', 'eager')
    expect(first).toHaveAttribute('fetchpriority', 'high')
    for (const each of others) expect(each).toHaveAttribute('loading', 'lazy')
  })

  it('says that an illustration is one', async () => {
    await renderSite(path)
    const notes = screen.queryAllByText(words.illustration)
    expect(notes).toHaveLength(pictures[0]?.illustration ? 1 : 0)
  })
})

const ways = several.flatMap((from) => {
  const to = galleries.find(({ path }) => path !== from.path)
  return to === undefined ? [] : [{ from, to }]
})

it.each(ways)('no picture of $from.path stays chosen on $to.path', async ({ from, to }) => {
  const { router } = await renderSite(from.path)
  await userEvent.keyboard('{Tab}')
  const name = label(from.pictures.length - 1, from.pictures.length)
  await userEvent.click(screen.getByRole('link', { name }))
  await router.navigate({ to: '/$slug', params: { slug: to.path.slice(1) } })
  await screen.findByRole('heading', { level: 1, name: to.heading })
  expect(shown()).toBe(to.pictures[to.main]?.alt)
})

import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { installDialog, pressEscape } from '../../helpers/dialog.ts'
import { fullPages, registry } from '../../helpers/registry.ts'
import { renderSite } from '../../helpers/site.tsx'

beforeAll(installDialog)

const words = registry.site.product
const several = fullPages.filter(({ view }) => view.gallery.pictures.length > 1)

/** The link that opens the picture that is shown. */
function opener(): HTMLElement {
  const link = screen.getByText(words.enlarge).closest('a')
  if (link === null) throw new Error('the picture is no link')
  return link
}

function shown(): string | null {
  return opener().querySelector('img')?.getAttribute('alt') ?? null
}

function thumbnails(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main figure li a')]
}

function press(key: string): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

function swipe(from: number, to: number): void {
  const at = (clientX: number) => ({ clientX, clientY: 200, pointerType: 'touch' })
  fireEvent(opener(), new PointerEvent('pointerdown', { bubbles: true, ...at(from) }))
  fireEvent(opener(), new PointerEvent('pointerup', { bubbles: true, ...at(to) }))
}

// One page of those that have several pictures is enough: all of them load the same script.
describe.each(several.slice(0, 1))('the gallery of $path', ({ path, view }) => {
  const { main, pictures } = view.gallery
  const last = pictures.length - 1

  it('ends at the first and last picture with the arrow keys, and moves the focus along', async () => {
    await renderSite(path)
    thumbnails()[main]?.focus()
    for (const [key, index] of [
      ['Home', 0],
      ['ArrowLeft', 0],
      ['ArrowRight', 1],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
    ] as const) {
      press(key)
      expect(shown()).toBe(pictures[index]?.alt)
      expect(thumbnails()[index]).toHaveFocus()
      expect(document.querySelectorAll('main [aria-current=true]')).toHaveLength(1)
    }
  })

  it('changes with a swipe, whose click opens nothing, and not with a shorter movement', async () => {
    await renderSite(path)
    fireEvent.click(thumbnails()[0] ?? document.body)
    swipe(300, 100)
    fireEvent.click(opener())
    expect(shown()).toBe(pictures[1]?.alt)
    expect(screen.queryByRole('dialog')).toBeNull()
    swipe(100, 300)
    expect(shown()).toBe(pictures[0]?.alt)
    swipe(300, 285)
    expect(shown()).toBe(pictures[0]?.alt)
  })

  it('changes the large picture by keys too, and returns the focus', async () => {
    await renderSite(path)
    opener().focus()
    fireEvent.click(opener())
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('img')).toHaveAttribute('alt', pictures[main]?.alt)
    fireEvent.keyDown(dialog.getByRole('img'), { key: 'Home' })
    expect(dialog.getByRole('img')).toHaveAttribute('alt', pictures[0]?.alt)
    pressEscape()
    expect(await screen.findByText(words.enlarge)).toBeVisible()
    expect(opener()).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('begins anew on the page of another product', async () => {
    const next = fullPages.find((one) => one.path !== path)
    if (next === undefined) return
    const { router } = await renderSite(path)
    fireEvent.click(thumbnails()[last] ?? document.body)
    await router.navigate({ to: '/$slug', params: { slug: next.path.slice(1) } })
    await screen.findByText(next.page.tagline)
    expect(shown()).toBe(next.view.gallery.pictures[next.view.gallery.main]?.alt)
  })
})

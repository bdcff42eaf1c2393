import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** The texts typed into each field, one after the other: a text, nonsense, nothing, a number. */
const typed = ['a', 'zzzz 9', '', '9825012345']

/** A control on a page. */
type Control = { key: string; kind: 'typed' | 'chosen' | 'pressed' }

/** Marks the usable controls in `main`. @returns them in their order */
async function markControl(page: Page, at = -1): Promise<Control[]> {
  return page.evaluate((at) => {
    document.querySelector('[data-next]')?.removeAttribute('data-next')
    const within = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const all = within?.querySelectorAll<HTMLElement>('button, summary, input, select, textarea')
    const usable = [...(all ?? [])].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        each.tabIndex >= 0 &&
        !each.hasAttribute('readonly'),
    )
    usable[at]?.setAttribute('data-next', '')
    return usable.map((each) => {
      const labels = 'labels' in each && each.labels instanceof NodeList ? [...each.labels] : [each]
      const name = each.ariaLabel ?? labels.map(({ textContent }) => textContent).join()
      const chosen = each instanceof HTMLSelectElement
      const field = each instanceof HTMLTextAreaElement || each instanceof HTMLInputElement
      const isTicked = field && ['checkbox', 'radio'].includes(each.type)
      const kind = chosen ? 'chosen' : field && !isTicked ? 'typed' : 'pressed'
      // Without generated numbers, which change, and without the changes of a translator.
      return { key: `${each.tagName} ${name.replace(/\d+|\u200b/g, '')}`, kind } as const
    })
  }, at)
}

/** @returns the controls of equal pages, once all have the same, because a busy page may render later */
async function sameControls([first, ...others]: readonly [Page, ...Page[]]): Promise<Control[]> {
  let controls: Control[] = []
  const compare = async () => {
    controls = await markControl(first)
    for (const page of others) expect(await markControl(page)).toEqual(controls)
  }
  await expect(compare).toPass()
  return controls
}

/**
 * Uses a control. It is located again if React hydrates its part of the page only then, and replaces the marked
 * element.
 * @param at the index among all controls of the page
 */
async function interact(page: Page, kind: Control['kind'], at: number, text: string) {
  const marked = page.locator('[data-next]')
  const timeout = 5_000
  await expect(async () => {
    await markControl(page, at)
    if (kind === 'typed') await marked.fill(text, { timeout })
    else if (kind === 'chosen') await marked.selectOption({ index: 1 }, { timeout })
    else await marked.click({ timeout })
  }).toPass()
}

/**
 * Uses every button and field in `main` once, on several equal pages, including controls that appear
 * meanwhile.
 * @param settled called after each step
 */
export async function pressAll(
  pages: readonly [Page, ...Page[]],
  settled: (step: string) => Promise<void>,
): Promise<void> {
  const done = new Set<string>()
  // The close button comes first in a dialog, and is used last.
  const next = (controls: readonly Control[]) => controls.findLastIndex(({ key }) => !done.has(key))
  for (;;) {
    const controls = await sameControls(pages)
    const at = next(controls)
    const control = controls[at]
    if (control === undefined) return
    done.add(control.key)
    for (const text of control.kind === 'typed' ? typed : ['']) {
      for (const page of pages) await interact(page, control.kind, at, text)
      await settled(`${control.key} ${text}`)
    }
  }
}

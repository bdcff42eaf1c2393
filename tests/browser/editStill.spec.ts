import type { Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { tasks } from '../../src/editor/edit/taskForms.ts'
import { overview } from '../../src/editor/state/screens.ts'
import { pageFile, sharedFilePath } from '../../src/pages/dataFiles.ts'
import { fileTitle } from '../../src/pages/fileTitle.ts'
import { singlePages } from '../../src/pages/pageSchemas.ts'
import { categories, pageFileOf, pageName } from './catalogue.ts'
import { expect, row, test } from './editor.ts'

declare global {
  interface Window {
    watch: Watch & { placesNow(): string[] }
  }
}

test.setTimeout(300_000)

/** Longer than the pause after which the check runs, so that its report comes during the press. */
const LONG_PRESS = 900

/**
 * Opens the groups of the form, of a list only its first entry.
 * @param all opens all entries
 */
async function openGroups(page: Page, all: boolean): Promise<void> {
  const openMore = () =>
    page.evaluate((all) => {
      const closed = [...document.querySelectorAll('main details:not([open])')]
      // A menu of tasks covers what is below it.
      const groups = closed.filter((one) => one.querySelector(':scope > ul') === null)
      const first = groups.filter((one) => all || one.closest('li:not(:first-child)') === null)
      for (const one of first) one.setAttribute('open', '')
      return first.length
    }, all)
  await expect.poll(openMore, { intervals: [50] }).toBe(0)
}

/** A button of the form, and the field above it, by their index among all controls; -1 if there is none. */
type Pressed = { at: number; name: string; above: number }

/** The buttons of the form; of similar ones only the first. */
async function buttonsOf(page: Page, all: boolean): Promise<Pressed[]> {
  return page.evaluate((all) => {
    const within = document.querySelector('dialog[open]') ?? document.querySelector('main')
    const controls = within?.querySelectorAll<HTMLElement>('button, summary, input, textarea') ?? []
    const seen = new Set<string>()
    const found: Pressed[] = []
    let above = -1
    for (const [at, control] of controls.entries()) {
      control.dataset.at = String(at)
      if (!control.checkVisibility() || control.matches(':disabled')) continue
      if (control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement) {
        const isTyped = control.type === 'text' || control.type === 'textarea'
        if (isTyped && !control.readOnly) above = at
        continue
      }
      const name = control.ariaLabel ?? control.textContent
      const what = control.matches('summary') ? 'summary' : name.split(' ')[0]
      const kind = `${what} ${controls[above]?.tagName} ${control.closest('fieldset') === null}`
      if (!all && seen.has(kind)) continue
      seen.add(kind)
      found.push({ at, name, above })
    }
    return found
  }, all)
}

/** The positions of all controls at the last `pointerdown`, and the buttons of the last `pointerdown` and click. */
type Watch = { places: string[]; down?: string; clicked?: string }

/** Watches the mouse, and keeps the buttons from what they do. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watch: Watch & { placesNow(): string[] } = {
      places: [],
      placesNow() {
        const within = document.querySelector('dialog[open]') ?? document.querySelector('main')
        const top = within?.getBoundingClientRect().top ?? 0
        const controls = within?.querySelectorAll('button, summary, input, textarea, select, h1')
        return [...(controls ?? [])].flatMap((control, index) => {
          const { x, y, height } = control.getBoundingClientRect()
          if (height === 0 || y > innerHeight || y + height < top) return []
          return `${control.tagName} ${index}: ${Math.round(x)}, ${Math.round(y)}`
        })
      },
    }
    Object.assign(window, { watch })
    const pressed = ({ target }: Event) =>
      target instanceof Element
        ? target.closest<HTMLElement>('button, summary')?.dataset.at
        : undefined
    const start = (event: Event) => {
      watch.down = pressed(event)
      watch.clicked = undefined
      watch.places = watch.placesNow()
    }
    const end = (event: Event) => {
      watch.clicked = pressed(event)
      if (watch.clicked === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('pointerdown', start, true)
    addEventListener('click', end, true)
  })
}

/** Types in the field above a button, presses it, and returns the faults. */
async function press(page: Page, { at, name, above }: Pressed, text: string, hold: number) {
  if (above >= 0) {
    await page.locator(`[data-at="${above}"]`).focus()
    await page.keyboard.press('End')
    await page.keyboard.type(text)
  }
  const [x, y] = await page.locator(`[data-at="${at}"]`).evaluate((button) => {
    button.scrollIntoView({ block: 'nearest' })
    const { left, top, width, height } = button.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  })
  await page.mouse.move(x ?? 0, y ?? 0)
  await page.mouse.down()
  await page.waitForTimeout(hold)
  const { down, moved } = await page.evaluate(() => {
    const { watch } = window
    return {
      down: watch.down,
      moved: watch.placesNow().filter((one) => !watch.places.includes(one)),
    }
  })
  await page.mouse.up()
  const clicked = await page.evaluate(() => window.watch.clicked)
  const faults = moved.length > 0 ? [`${name}: ${moved[0]} (moved)`] : []
  if (clicked !== down) faults.push(`${name}: not pressed`)
  return { faults, isMissed: down !== String(at) }
}

/** Presses each button, and returns what went wrong. */
async function pressEach(page: Page, all: boolean): Promise<string[]> {
  const found: string[] = []
  for (const [index, button] of (await buttonsOf(page, all)).entries()) {
    // Leaving the field removes a trailing space; a letter is an error in a number field.
    const text = index % 2 === 0 ? 'q ' : 'q'
    for (let attempt = 0; attempt < 4; attempt++) {
      const { faults, isMissed } = await press(page, button, text, index < 2 ? LONG_PRESS : 20)
      found.push(...faults)
      // A report of the check may move the button before the mouse reaches it.
      if (!isMissed) break
      if (attempt === 3) found.push(`${button.name}: out of reach`)
    }
  }
  return found
}

/** Opens an entry of the table of contents. */
async function openEntry(page: Page, name: string): Promise<void> {
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // Some have a few words below their names.
  const entry = contents.getByRole('button', { name: new RegExp(`^${escaped}( |$)`) })
  await entry.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByText(editorWords.lookingThrough)).toBeHidden()
}

const products = categories.flatMap(({ items }) => items.map(({ path }) => path))
const placeholder = products.find((path) => pageFileOf(path).kind === 'placeholder')
const files = ['routes', 'site', 'properties', 'categories', 'jobs', 'sources'] as const
const titles = files.map((file) => fileTitle(sharedFilePath(file)))
const shared = [...titles, editorWords.pictureTexts, editorWords.siteWords]
const single = [...singlePages.keys()].map((path) => fileTitle(pageFile(path)))
const pages = [row.path, categories[0]?.path, placeholder].flatMap((path) =>
  path ? [pageName(path)] : [],
)

async function expectStill(page: Page, all: boolean): Promise<void> {
  await openGroups(page, all)
  await watchPresses(page)
  expect(await pressEach(page, all)).toEqual([])
}

/** One form of each kind; the others are tried at night. */
const always = [editorWords.questions, ...pages, fileTitle(sharedFilePath('categories'))]

for (const name of [...overview.entries.map(({ name }) => name), ...pages, ...single, ...shared]) {
  const tag = always.includes(name) ? '' : ' @nightly'
  test(`nothing moves under the mouse while a button is pressed: ${name}${tag}`, async ({
    page,
    editor,
  }) => {
    await page.goto(editor.address)
    await openEntry(page, name)
    await expectStill(page, false)
  })
}

for (const [at, { label }] of tasks.entries()) {
  const tag = at === 0 ? '' : ' @nightly'
  test(`nothing moves under the mouse while a button is pressed: ${label}${tag}`, async ({
    page,
    editor,
  }) => {
    await page.goto(editor.address)
    await page.getByRole('button', { name: label }).first().click()
    await expectStill(page, true)
  })
}

import type { Frame, Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { fileTitle } from '../../src/pages/fileTitle.ts'
import { singlePages } from '../../src/pages/pageSchemas.ts'
import { headingAt, pageName, samplePaths } from './catalogue.ts'
import { expect, startsWith, test } from './editor.ts'

/** A picture or text of a page by its place among all of them, and the content of its field. */
type Target = { kind: 'picture' | 'text'; at: number; value: string }

/** The heading of the form of a page. */
function formName(path: string): string {
  return (singlePages.has(path) ? fileTitle(pageFile(path)) : undefined) ?? pageName(path)
}

/** Opens a page in the form, and waits until the preview shows it. */
async function open(page: Page, path: string): Promise<Frame> {
  const name = formName(path)
  const contents = page.getByRole('navigation', { name: editorWords.contents })
  await contents
    .getByRole('button', { name: startsWith(name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(name)
  await expect(page.frameLocator('iframe').locator('h1')).toContainText(headingAt(path))
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('there is no preview')
  return frame
}

/** Keeps the page from scrolling to the field of the last press while the next one is aimed. */
function keepStill(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    Element.prototype.scrollIntoView = () => undefined
  })
}

/** The visible pictures, or the visible texts with a mark at their end. Those of closed menus come and go. */
function visibleNodes(frame: Frame, kind: Target['kind']) {
  return frame.evaluateHandle((kind) => {
    if (kind === 'picture') return [...document.images].filter((img) => img.checkVisibility())
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    // A mark is made of the invisible operators of Unicode.
    while (walker.nextNode()) {
      const { currentNode: node } = walker
      const isMarked = /[^\s\u2061-\u2064]\s*\u2063[\u2061\u2062]+\u2064$/.test(
        node.nodeValue ?? '',
      )
      if (isMarked && node.parentElement?.checkVisibility()) texts.push(node)
    }
    return texts
  }, kind)
}

/** All visible pictures of a page, and the texts over which another element lies. */
async function targetsIn(frame: Frame): Promise<Target[]> {
  const pictures = (await visibleNodes(frame, 'picture')).evaluate((nodes) =>
    nodes.map((node, at) => {
      const [, value = ''] =
        /([^/.]+\.)[^/]+$/.exec(node instanceof HTMLImageElement ? node.src : '') ?? []
      return { kind: 'picture' as const, at, value }
    }),
  )
  const texts = (await visibleNodes(frame, 'text')).evaluate((nodes) => {
    const covered = new Map<string, { kind: 'text'; at: number; value: string }>()
    for (const [at, node] of nodes.entries()) {
      const parent = node.parentElement
      if (parent === null) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      // Down the page alone: what is beside the screen would move all of it.
      scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })
      const [box = new DOMRect()] = range.getClientRects()
      const all = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      const value = (node.nodeValue ?? '').replaceAll(/[\u2061-\u2064]/g, '').trim()
      // A text that is only read aloud is not there at all.
      if (all.includes(parent) && all[0] !== parent) covered.set(value, { kind: 'text', at, value })
    }
    return [...covered.values()]
  })
  return [...(await pictures), ...(await texts)]
}

/** Presses the mouse on the corner of a picture, beside a headline on it, or on the first line of a text. */
async function press(page: Page, frame: Frame, { kind, at }: Target): Promise<void> {
  const { x, y } = await (await visibleNodes(frame, kind)).evaluate(async (nodes, at) => {
    const node = nodes[at]
    if (node === undefined) throw new Error('it is gone')
    const range = document.createRange()
    range.selectNode(node)
    scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' })
    // A list of one row slides sideways.
    const list = node.parentElement?.closest('ul')
    if (list && list.scrollWidth > list.clientWidth) {
      list.scrollBy({ left: range.getBoundingClientRect().left - 40, behavior: 'instant' })
    }
    // The page may still move: it is drawn again after the press before.
    const top = () => range.getBoundingClientRect().top
    let before = Number.NaN
    while (top() !== before) {
      before = top()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    if (node instanceof Element) {
      const { left, top, width, height } = node.getBoundingClientRect()
      return { x: left + width * 0.85, y: top + height * 0.85 }
    }
    const [box = new DOMRect()] = range.getClientRects()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }, at)
  const box = await page.locator('iframe').boundingBox()
  await page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y)
}

for (const path of samplePaths) {
  test(`a press on each picture of ${path}, and on each text under something else, opens its field`, async ({
    page,
    editor,
  }) => {
    test.setTimeout(400_000)
    // Nothing slides away from under the mouse.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(editor.address)
    const frame = await open(page, path)
    await keepStill(frame)
    for (const target of await targetsIn(frame)) {
      await press(page, frame, target)
      // The field has the text, or the part of it that is pressed.
      const opened = () =>
        page.evaluate((value) => {
          const { activeElement: field } = document
          const content = field !== null && 'value' in field ? String(field.value) : ''
          const chosen =
            field instanceof HTMLSelectElement ? field.selectedOptions[0]?.label : content
          const wanted = value.toLowerCase()
          const isIt = [content, chosen ?? '']
            .map((text) => text.toLowerCase())
            .some((text) => text !== '' && (text.includes(wanted) || wanted.includes(text)))
          return isIt ? value : content
        }, target.value)
      await expect.poll(opened, `${target.kind} ${target.at}`).toBe(target.value)
      const isElsewhere =
        (await page.getByRole('heading', { level: 1 }).first().textContent()) !== formName(path)
      if (isElsewhere) await open(page, path)
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      )
    }
  })
}

import type { Frame, Page } from '@playwright/test'
import { editorWords } from '../../src/editor/edit/editorWords.ts'
import { pageFile } from '../../src/pages/dataFiles.ts'
import { titleOfFile } from '../../src/pages/fileTitle.ts'
import { singlePages } from '../../src/pages/pageSchemas.ts'
import { headingAt, pageName, samplePaths } from './catalogue.ts'
import { expect, startsWith, test } from './editor.ts'

/** A picture or text of a page by its place among all of them, and the content of its field. */
type Target = { kind: 'picture' | 'text'; at: number; value: string }

/** The heading of the form of a page. */
function formName(path: string): string {
  return (singlePages.has(path) ? titleOfFile(pageFile(path)) : undefined) ?? pageName(path)
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
  const frame = page.frames().find((one) => one.url().endsWith('/preview/index.html'))
  if (frame === undefined) throw new Error('there is no preview')
  return frame
}

/** Lets the page scroll for the next press alone, not to the field of the last one. */
function keepStill(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (options) {
      if (typeof options === 'object' && options.behavior === 'instant') {
        scrollIntoView.call(this, options)
      }
    }
  })
}

/** All visible pictures of a page, and the texts over which another element lies. */
function targetsIn(frame: Frame): Promise<Target[]> {
  return frame.evaluate(() => {
    const pictures = [...document.images].flatMap((img, at) => {
      const [, value = ''] = /([^/.]+)\.[^/]+$/.exec(img.src) ?? []
      return img.checkVisibility() ? [{ kind: 'picture' as const, at, value }] : []
    })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered = new Map<string, { kind: 'text'; at: number; value: string }>()
    for (let at = 0; walker.nextNode(); at++) {
      const { nodeValue, parentElement: parent } = walker.currentNode
      // With a mark at its end: the invisible operators of Unicode.
      const [, value] =
        /^\s*([^\u2061-\u2064]+?)\s*\u2063[\u2061\u2062]+\u2064$/.exec(nodeValue ?? '') ?? []
      if (value === undefined || !parent?.checkVisibility()) continue
      parent.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const [box = new DOMRect()] = range.getClientRects()
      const all = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      // A text that is only read aloud is not there at all.
      if (all.includes(parent) && all[0] !== parent) covered.set(value, { kind: 'text', at, value })
    }
    return [...pictures, ...covered.values()]
  })
}

/** Presses the mouse on the corner of a picture, beside a headline on it, or on the first line of a text. */
async function press(page: Page, frame: Frame, target: Target): Promise<void> {
  const handle = await frame.evaluateHandle(({ kind, at }) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let i = 0; kind === 'text' && i <= at; i++) walker.nextNode()
    return kind === 'text' ? walker.currentNode : document.images[at]
  }, target)
  const { x, y } = await handle.evaluate((node) => {
    const element = node instanceof Element ? node : node?.parentElement
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (node instanceof Element) {
      const { left, top, width, height } = node.getBoundingClientRect()
      return { x: left + width * 0.85, y: top + height * 0.85 }
    }
    const range = document.createRange()
    if (node) range.selectNodeContents(node)
    const [box = new DOMRect()] = range.getClientRects()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  })
  const box = await page.locator('iframe').boundingBox()
  await page.mouse.click((box?.x ?? 0) + x, (box?.y ?? 0) + y)
}

for (const path of samplePaths) {
  test(`a press on each picture of ${path}, and on each text under something else, opens its field`, async ({
    page,
    editor,
  }) => {
    test.setTimeout(400_000)
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
          const [one, other] = [content, value].map((text) => text.toLowerCase())
          const isIt = content !== '' && (one?.includes(other ?? '') || other?.includes(one ?? ''))
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

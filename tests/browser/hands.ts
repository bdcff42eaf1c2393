import { rm } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { words } from '../../src/editor/edit/words.ts'
import { FakeGitHub, repository } from '../editor/github.ts'
import { nameOf } from './catalogue.ts'
import { test as base, copyCatalogue, expect, startsWith } from './editor.ts'
import { InteractionCounter } from './interactionCounter.ts'
import { publishFolder } from './publishedFolder.ts'
import { startEditor } from './startEditor.ts'

/** A shop manager in the editor. */
export class Hands extends InteractionCounter {
  async button(name: string): Promise<void> {
    await this.press(this.page.getByRole('button', { name: startsWith(name) }).first())
  }
  /** Presses a text inside of something longer. */
  async pressText(inside: Locator, text: string): Promise<void> {
    this.presses += 1
    const position = await inside.evaluate((element, text) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (!texts.currentNode.nodeValue?.includes(text)) if (!texts.nextNode()) return undefined
      const range = document.createRange()
      const at = texts.currentNode.nodeValue.indexOf(text)
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + text.length)
      const { left, top } = element.getBoundingClientRect()
      const [box = new DOMRect()] = range.getClientRects()
      return { x: box.left - left + box.width / 2, y: box.top - top + box.height / 2 }
    }, text)
    await inside.click({ position })
  }
  /** Chooses in a field of a task. */
  async choose(field: keyof typeof words.taskFields, value: string): Promise<void> {
    const dialog = this.page.getByRole('dialog')
    await this.select(dialog.getByLabel(words.taskFields[field], { exact: true }), value)
  }
  /** Opens the device's own window for files, and presses one. */
  async give(file: Locator, name: string, buffer: Buffer): Promise<void> {
    this.presses += 2
    await file.setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  }
  /** Opens a page from the table of contents. */
  async open(path: string): Promise<void> {
    const contents = this.page.getByRole('navigation', { name: words.contents })
    await this.press(contents.getByRole('button', { name: startsWith(nameOf(path)) }).first())
  }
  /** Opens a task for the page that is open. */
  async task(label: string): Promise<void> {
    await this.press(this.page.getByText(words.thisPage))
    await this.button(label)
  }
  async publish(): Promise<void> {
    await this.press(
      this.page.getByRole('banner').getByRole('button', { name: startsWith(words.publish) }),
    )
    await this.button(words.publishNow)
  }
}

type Shop = { root: string; bare: string; github: FakeGitHub; address: string }

export const test = base.extend<{ hands: Hands }, { shop: Shop }>({
  /** `npm run edit` on a copy of the catalogue that is published to GitHub. */
  shop: [
    async ({ browserName: _ }, use) => {
      const root = await copyCatalogue()
      const { bare } = await publishFolder(root, `https://github.com/${repository}.git`)
      const github = new FakeGitHub([['data/site.json', '{}']])
      await github.start()
      const { address, end } = await startEditor(root, { GITHUB_API: github.url })
      await use({ root, bare, github, address })
      await end()
      github.stop()
      for (const folder of [root, bare]) await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hands: async ({ page, shop }, use) => {
    await page.goto(shop.address)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await use(new Hands(page))
  },
})

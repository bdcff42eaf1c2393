import type { Locator, Page } from '@playwright/test'

/** Uses a page as somebody does, and counts how often they press, and how many characters they type. */
export class InteractionCounter {
  presses = 0
  characters = 0
  constructor(readonly page: Page) {}

  async press(what: Locator): Promise<void> {
    this.presses += 1
    await what.click()
  }
  /** Types to where the focus is. */
  async type(text: string): Promise<void> {
    this.characters += text.length
    await this.page.keyboard.type(text)
  }
  /** Presses a field, and types there. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await this.type(text)
  }
  /** Opens a list, and presses one of its entries. */
  async select(list: Locator, value: string): Promise<void> {
    this.presses += 2
    await list.selectOption(value)
  }
}

import { test as base, type Locator } from '@playwright/test'

/** What a person does in the editor, counted and reported with the test's result. */
export class Hand {
  private presses = 0
  private characters = 0

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  /** Writes into a field instead of what it held: a press to go there, one to select that. */
  async write(field: Locator, text: string): Promise<void> {
    const there = await field.evaluate((one) => one === document.activeElement)
    const full = (await field.inputValue()) !== ''
    this.presses += Number(!there) + Number(full)
    this.characters += text.length
    await field.fill(text)
  }

  /** Opens a list and chooses one of it. */
  async choose(list: Locator, value: string): Promise<void> {
    this.presses += 2
    await list.selectOption(value)
  }

  /** Opens the device's files and chooses one. */
  async give(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.presses += 2
    await field.setInputFiles(file)
  }

  /** Adds the counts to the result of the test, and prints them. */
  tell(task: string): void {
    const description = `${this.presses} presses, ${this.characters} characters`
    base.info().annotations.push({ type: task, description })
    console.info(`${task}: ${description}`)
  }
}

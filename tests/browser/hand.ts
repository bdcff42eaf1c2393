import { test as base, type Locator } from '@playwright/test'

/** What a person does in the editor: counted, and told with what the test says. */
export class Hand {
  private presses = 0
  private characters = 0

  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }

  /** Writes into a field, in the place of what it held: a press to go there, one to mark that. */
  async write(field: Locator, text: string): Promise<void> {
    const there = await field.evaluate((one) => one === document.activeElement)
    const full = (await field.inputValue()) !== ''
    this.presses += Number(!there) + Number(full)
    this.characters += text.length
    await field.fill(text)
  }

  /** Opens a list, and takes one of it. */
  async choose(list: Locator, value: string): Promise<void> {
    this.presses += 2
    await list.selectOption(value)
  }

  /** Asks for the files of the device, and takes one of them. */
  async give(field: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.presses += 2
    await field.setInputFiles(file)
  }

  /** Puts the counts beside the outcome of the test, and prints them. */
  tell(task: string): void {
    const description = `${this.presses} presses, ${this.characters} characters`
    base.info().annotations.push({ type: task, description })
    console.info(`${task}: ${description}`)
  }
}

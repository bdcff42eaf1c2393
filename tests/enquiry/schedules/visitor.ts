import { expect } from 'vitest'
import contact from '../../fixtures/catalogue/data/contact.json'
import home from '../../fixtures/catalogue/data/home.json'
import siteData from '../../fixtures/catalogue/data/site.json'
import { requiredTexts } from '../../helpers/requiredTexts.ts'
import { type ScheduledBrowser, type ScheduledTab, textIn } from './browser.ts'

const words = siteData.enquiries

const { message: _, ...contactOthers } = requiredTexts('contact')

/** The forms of a tab, and the field of each that holds the words by which an enquiry is known. */
const forms = [
  {
    label: contact.form.heading,
    field: 'message',
    others: contactOthers,
  },
  { label: home.quote.heading, field: 'firstName', others: { phone: '9876543210' } },
]

/** The actions that a page offers for an enquiry. */
const buttons: string[] = [
  words.kept.retry,
  words.failed.retry,
  words.kept.discard,
  words.handOver.edit,
  words.sent.another,
  words.sent.close,
]

/** The fate of words that were typed and submitted. */
type Fate = {
  /** The visitor has taken it back: it may have been sent, and is not sent after that. */
  withdrawn?: boolean
  /** Under how many keys the server had it when it was taken back. */
  accepted?: number
  /** The browser took nothing at that time, as the page has said: a closed page may lose it. */
  unstorable?: boolean
  /** Another version of the site has stored it in a form that this one does not know. */
  otherVersion?: boolean
}

const unsentPrefix = 'enquiry.kept.'

function formIn(tab: ScheduledTab, nth: number) {
  const known = forms[nth] ?? forms[0]
  const form = tab.window.document.querySelector<HTMLFormElement>(
    `form[aria-label="${known?.label}"]`,
  )
  const field = form?.elements.namedItem(known?.field ?? '')
  return form === null || known === undefined || !isField(tab, field)
    ? undefined
    : { form, field, others: Object.entries(known.others) }
}

function isField(
  tab: ScheduledTab,
  found: unknown,
): found is HTMLInputElement | HTMLTextAreaElement {
  const { HTMLInputElement, HTMLTextAreaElement } = tab.window
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
}

/** Somebody at a browser, and what they may expect of the enquiries they have written. */
export class Visitor {
  readonly browser: ScheduledBrowser
  readonly #fates = new Map<string, Fate>()
  #written = 0

  constructor(browser: ScheduledBrowser) {
    this.browser = browser
  }

  tab(nth: number): ScheduledTab | undefined {
    return this.browser.tabs[nth % Math.max(1, this.browser.tabs.length)]
  }

  fateOf(text: string): Fate {
    const fate = this.#fates.get(text) ?? {}
    this.#fates.set(text, fate)
    return fate
  }

  #type(tab: ScheduledTab, field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
    field.value = value
    field.dispatchEvent(new tab.window.Event('input', { bubbles: true }))
  }

  #write(tab: ScheduledTab, field: HTMLInputElement | HTMLTextAreaElement): void {
    this.#written += 1
    this.#type(tab, field, `Roof <${this.#written}>`)
  }

  /** Submits the contents of a form, and something new if it is empty. */
  submit(tab: ScheduledTab, nth: number, times: number): void {
    const found = formIn(tab, nth)
    if (found === undefined || found.form.hidden) return
    const { form, field, others } = found
    if (field.value === '') this.#write(tab, field)
    for (const [name, value] of others) {
      const other = form.elements.namedItem(name)
      if (isField(tab, other)) this.#type(tab, other, value)
    }
    const fate = this.fateOf(textIn(field.value) ?? '')
    fate.withdrawn = false
    delete fate.accepted
    if (this.browser.full) fate.unstorable = true
    for (let time = 0; time < times; time += 1) form.requestSubmit()
  }

  /** Presses one of the buttons that a tab shows. */
  async press(tab: ScheduledTab, nth: number, labels = buttons): Promise<void> {
    const { document } = tab.window
    document.querySelector<HTMLElement>('aside [aria-expanded=false]')?.click()
    await this.browser.clock.pass(0)
    const found = [...document.querySelectorAll('button')].filter(({ textContent }) =>
      labels.includes(textContent ?? ''),
    )
    const button = found[nth % Math.max(1, found.length)]
    if (button === undefined) return
    const place = button.closest('article') ?? button.parentElement?.parentElement
    const message = place?.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value
    const text = textIn(message ?? '')
    button.click()
    if (button.textContent !== words.kept.discard && button.textContent !== words.handOver.edit) {
      return
    }
    await this.browser.clock.pass(5)
    if (text === undefined) return
    const isGone = !JSON.stringify(this.browser.local).includes(text)
    if (button.textContent === words.kept.discard && isGone) this.#withdraw(text)
    if (button.textContent === words.handOver.edit) this.#change(tab, text)
  }

  #withdraw(text: string): void {
    const fate = this.fateOf(text)
    fate.withdrawn = true
    fate.accepted = this.browser.server.accepted.get(text)?.size ?? 0
  }

  /** Changes an enquiry that came back to be changed: the first words are not to be sent any more. */
  #change(tab: ScheduledTab, text: string): void {
    for (const nth of forms.keys()) {
      const found = formIn(tab, nth)
      if (found === undefined || found.form.hidden || textIn(found.field.value) !== text) continue
      this.#withdraw(text)
      this.#write(tab, found.field)
    }
  }

  /**
   * Uses a page of another version of the site: it stores an enquiry in a form that this version does
   * not have, or one that is stored already.
   */
  useOtherVersion(nth: number | null): void {
    const { browser } = this
    if (browser.full) return
    if (nth === null) {
      this.#written += 1
      const text = `<${this.#written}>`
      this.fateOf(text).otherVersion = true
      const enquiry = {
        form: 'sample',
        about: 'Home',
        wishes: [{ colour: `Blue ${text}`, count: 3 }],
      }
      browser.storeElsewhere(`${unsentPrefix}other${this.#written}`, JSON.stringify({ enquiry }))
      return
    }
    const keys = this.#unsentKeys()
    const key = keys[nth % Math.max(1, keys.length)]
    if (key === undefined) return
    const stored = browser.local[key] ?? ''
    this.fateOf(textIn(stored) ?? '').otherVersion = true
    browser.storeElsewhere(key, stored.replace(/"form":"\w+"/, '"form":"sample"'))
  }

  #unsentKeys(): string[] {
    return Object.keys(this.browser.local).filter((key) => key.startsWith(unsentPrefix))
  }

  /** Only enquiries of another version are left in the storage, and every page shows them. */
  async #lookAtLeft(): Promise<string[]> {
    const { browser } = this
    const left = this.#unsentKeys().map((key) => textIn(browser.local[key] ?? '') ?? key)
    for (const text of left) expect(this.fateOf(text).otherVersion, `${text} is left`).toBe(true)
    for (const tab of browser.tabs) {
      await this.press(tab, 0, [])
      const messages = tab.window.document.querySelectorAll<HTMLTextAreaElement>('aside textarea')
      const shown = Array.from(messages, ({ value }) => textIn(value))
      expect(shown, 'what another version has stored').toHaveLength(Math.min(left.length, 5))
      expect(left).toEqual(expect.arrayContaining(shown))
    }
    return left
  }

  /** Leaves a page: what it has not stored goes with it. */
  leave(tab: ScheduledTab, again: boolean): void {
    for (const [text, fate] of this.#fates) {
      const stored = JSON.stringify([this.browser.local, again ? tab.session : {}])
      if (this.browser.full || fate.unstorable) fate.withdrawn ||= !stored.includes(text)
      else if (!again && this.inForms(tab).includes(text)) fate.withdrawn = true
    }
    tab.close()
    if (again) this.browser.open(tab.session)
  }

  /** The texts in the forms of a tab, ready to be submitted. */
  inForms(tab: ScheduledTab): string[] {
    return [...forms.keys()].flatMap((nth) => {
      const found = formIn(tab, nth)
      return found === undefined || found.form.hidden ? [] : (textIn(found.field.value) ?? [])
    })
  }

  /** The invariants of every moment. */
  look(): void {
    const { browser } = this
    expect(browser.postedTwiceAtOnce, 'posted by two tabs at once').toEqual([])
    const kept = JSON.stringify(browser.local)
    for (const tab of browser.tabs) {
      for (const text of this.inForms(tab)) {
        expect(kept, 'kept, and in a form as well').not.toContain(text)
      }
    }
    for (const [text, keys] of browser.server.accepted) {
      const { unstorable, accepted } = this.fateOf(text)
      if (!unstorable) expect([...keys], `keys of ${text}`).toHaveLength(1)
      if (accepted !== undefined) expect(keys.size, `${text}, taken back`).toBe(accepted)
    }
  }

  /** True if a page shows anything that is not sent. */
  #isWaiting(): boolean {
    const shown = this.browser.tabs.flatMap(({ window }) =>
      [...window.document.querySelectorAll('[role=status]')].map((place) => place.textContent),
    )
    return [words.sending, words.kept.heading, words.failed.heading].some((heading) =>
      shown.join().includes(heading),
    )
  }

  /** All is well again, and the visitor sees to what only a visitor can do. */
  async settle(): Promise<void> {
    const { browser } = this
    browser.full = false
    browser.server.does = 'takes it'
    browser.setOnline(true)
    if (browser.tabs.length === 0) browser.open()
    for (let round = 0; round < 40 && (round === 0 || this.#isWaiting()); round += 1) {
      await browser.clock.pass(60_000)
      for (const tab of [...browser.tabs]) {
        await this.press(tab, round, [words.failed.retry])
      }
    }
    const left = await this.#lookAtLeft()
    const inForms = browser.tabs.flatMap((tab) => this.inForms(tab))
    for (const [text, { withdrawn, unstorable }] of this.#fates) {
      const places = browser.server.accepted.get(text)?.size ?? 0
      const all = places + inForms.filter((other) => other === text).length
      const most = unstorable ? 2 : 1
      expect(all, `places of ${text}`).toBeLessThanOrEqual(most)
      if (!withdrawn && !left.includes(text)) expect(all, `places of ${text}`).toBeGreaterThan(0)
    }
  }
}

type Timer = { id: number; at: number; owner: object; run: () => void }

/** The time that all tabs of a browser share. It advances only when a test says so. */
export class Clock {
  now = Date.UTC(2024, 0, 1)
  #timers: Timer[] = []
  #next = 1
  readonly #work = new Set<Promise<unknown>>()

  /** Stands still until some work is done that takes real time. */
  waitFor(work: Promise<unknown>): void {
    this.#work.add(work)
    void work.finally(() => this.#work.delete(work))
  }

  /** Lets everything run that waits for no timer. */
  async #settle(): Promise<void> {
    do {
      await Promise.all(this.#work)
      await new Promise((done) => setImmediate(done))
    } while (this.#work.size > 0)
  }

  /** @param owner whose timer it is: closing a tab cancels all of its own */
  after(ms: number, owner: object, run: () => void): number {
    const id = this.#next++
    this.#timers.push({ id, at: this.now + Math.max(0, ms || 0), owner, run })
    return id
  }

  cancel(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id)
  }

  cancelAll(owner: object): void {
    this.#timers = this.#timers.filter((timer) => timer.owner !== owner)
  }

  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    await this.#settle()
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.cancel(due.id)
      this.now = Math.max(this.now, due.at)
      due.run()
      await this.#settle()
    }
    this.now = end
  }
}

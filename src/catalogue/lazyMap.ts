/** A map whose values are made when they are first asked for, each once. */
export class LazyMap<V> implements ReadonlyMap<string, V> {
  readonly #makers: ReadonlyMap<string, () => V>
  readonly #made = new Map<string, V>()

  constructor(makers: Iterable<readonly [string, () => V]>) {
    this.#makers = new Map(makers)
  }

  get size(): number {
    return this.#makers.size
  }

  has(key: string): boolean {
    return this.#makers.has(key)
  }

  get(key: string): V | undefined {
    const before = this.#made.get(key)
    if (before !== undefined) return before
    const make = this.#makers.get(key)
    if (make === undefined) return undefined
    const made = make()
    this.#made.set(key, made)
    return made
  }

  keys() {
    return this.#makers.keys()
  }

  *values(): Generator<V, undefined> {
    for (const [, value] of this) yield value
    return undefined
  }

  entries() {
    return this[Symbol.iterator]()
  }

  *[Symbol.iterator](): Generator<[string, V], undefined> {
    for (const [key, make] of this.#makers) yield [key, this.get(key) ?? make()]
    return undefined
  }

  forEach(look: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) look(value, key, this)
  }
}

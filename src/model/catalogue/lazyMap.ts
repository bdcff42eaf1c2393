/** A value that is made when it is first asked for. */
export type Lazy<V> = { make: () => V; made?: V }

/** A map whose values are made when they are first asked for, each once. */
export class LazyMap<V, L extends Lazy<V> = Lazy<V>> implements ReadonlyMap<string, V> {
  protected readonly lazy: ReadonlyMap<string, L>

  constructor(lazy: ReadonlyMap<string, L>) {
    this.lazy = lazy
  }

  get size(): number {
    return this.lazy.size
  }

  has(key: string): boolean {
    return this.lazy.has(key)
  }

  get(key: string): V | undefined {
    const one = this.lazy.get(key)
    if (one === undefined) return undefined
    one.made ??= one.make()
    return one.made
  }

  keys() {
    return this.lazy.keys()
  }

  *values(): Generator<V, undefined> {
    for (const [, value] of this) yield value
    return undefined
  }

  entries() {
    return this[Symbol.iterator]()
  }

  *[Symbol.iterator](): Generator<[string, V], undefined> {
    for (const [key, { make }] of this.lazy) yield [key, this.get(key) ?? make()]
    return undefined
  }

  forEach(look: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) look(value, key, this)
  }
}

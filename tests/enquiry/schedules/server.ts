/** The answers of the server to a post. */
export const behaviours = [
  'takes it',
  'fails',
  'answers 403',
  'answers 404',
  'answers 413',
  'refuses a field',
  'asks to be left alone',
  'is silent',
  'takes it and is cut off',
  'is a hotel’s sign-in page',
] as const

export type ServerBehaviour = (typeof behaviours)[number]

export type ServerReply = { status: number; body: string; headers?: Record<string, string> }

export type Taken = ServerReply | null | undefined

/** A server as a README promises it: a repeated key is the same enquiry. */
export class Server {
  does: ServerBehaviour = 'takes it'
  /** Typed words -> the keys under which they were accepted. */
  readonly accepted = new Map<string, Set<string>>()
  readonly #known = new Set<string>()

  /** @returns undefined if the connection is cut, null if no answer comes */
  take(key: string, text: string, _body: string): Taken | Promise<Taken> {
    return this.behave(key, text)
  }

  /** Its answer if no fault is set. */
  protected behave(key: string, text: string): Taken {
    const does = this.does
    if (does === 'is silent') return null
    if (does === 'fails') return { status: 500, body: '{}' }
    if (does === 'is a hotel’s sign-in page') return { status: 200, body: '<h1>Log in</h1>' }
    if (does === 'asks to be left alone') {
      return { status: 429, body: '{}', headers: { 'Retry-After': '30' } }
    }
    const takes = does === 'takes it' || does === 'takes it and is cut off'
    if (!takes && !this.#known.has(key)) {
      return does === 'refuses a field'
        ? { status: 422, body: '{"errors":{"email":"Not this one."}}' }
        : { status: Number(does.slice(-3)), body: '{}' }
    }
    this.#known.add(key)
    this.accepted.set(text, (this.accepted.get(text) ?? new Set()).add(key))
    return does === 'takes it and is cut off' ? undefined : { status: 200, body: '{"ok":true}' }
  }
}

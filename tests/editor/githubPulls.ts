/** A proposal: a pull request of GitHub. */
export type Pull = {
  number: number
  title: string
  head: string
  author: string
  state: 'open' | 'closed'
  merged: boolean
  files: readonly string[]
}

/** The pull requests of a repository, as GitHub's documentation describes its answers. */
export class FakePulls {
  readonly all: Pull[] = []

  add(pull: Partial<Pull> & { head: string }): Pull {
    const number = this.all.length + 1
    const defaults = { title: '', author: 'me', state: 'open', merged: false, files: [] } as const
    const made = { number, ...defaults, ...pull }
    this.all.unshift(made)
    return made
  }

  /**
   * The answer to a `GET`; undefined where it is about something else.
   * @param commitOf the newest commit of a branch
   */
  answer(path: string, query: URLSearchParams, commitOf: (branch: string) => string): unknown {
    const [, number, part] = /^pulls(?:\/(\d+))?(\/files)?$/.exec(path) ?? []
    if (!path.startsWith('pulls')) return undefined
    if (number === undefined) {
      const open = this.all.filter(({ state }) => state === query.get('state'))
      return open.map((one) => this.pullAnswer(one, commitOf))
    }
    const pull = this.all.find((one) => one.number === Number(number))
    if (part === undefined) return pull && this.pullAnswer(pull, commitOf)
    return pull?.files.map((filename) => ({ filename }))
  }

  pullAnswer(pull: Pull, commitOf: (branch: string) => string) {
    const { number, title, head, author, state, merged } = pull
    return {
      ...{ number, title, state, merged_at: merged ? new Date().toISOString() : null },
      html_url: `https://github.com/owner/catalogue/pull/${number}`,
      head: { ref: head, sha: commitOf(head) },
      user: { login: author },
    }
  }
}

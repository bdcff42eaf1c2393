import { z } from 'zod'
import { readJson } from '../../check/json.ts'
import { createStore } from '../../ui/screen/store.ts'

/** A branch with changes that somebody is asked to accept. */
type Proposal = z.infer<typeof Proposal>
const Proposal = z.object({
  branch: z.string(),
  /** Its number on GitHub; left out where it has not been opened there by the editor. */
  number: z.number().optional(),
})

const Remembered = z.object({
  mode: z.enum(['publish', 'propose']),
  /** The one that is open and this person's own. */
  proposal: Proposal.optional(),
})

/** How a person's changes go out. */
type Proposing = z.infer<typeof Remembered> & {
  /** Whether the branch takes proposals only. */
  forced: boolean
}

/**
 * How changes go out from an editor, as it was chosen last.
 * @param name that of the storage
 */
export function createProposing(name: string) {
  const key = `edit.proposing.${name}`
  const stored = readJson(globalThis.localStorage?.getItem(key) ?? '').value
  const { data = { mode: 'publish' as const } } = Remembered.safeParse(stored)
  const store = createStore<Proposing>({ ...data, forced: false })

  function update(changed: Partial<Proposing>): void {
    const next = { ...store.get(), ...changed }
    store.set(next)
    const { mode, proposal } = next
    globalThis.localStorage?.setItem(key, JSON.stringify({ mode, proposal }))
  }
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Publishing at once ends a proposal that the editor has not opened itself. */
    choose: (mode: Proposing['mode']) => update({ mode, proposal: undefined }),
    force: () => update({ mode: 'propose', forced: true }),
    started: (proposal: Proposal) => update({ proposal }),
    /** It has been accepted or refused. */
    ended: () => update({ proposal: undefined }),
  }
}

export type ProposingStore = ReturnType<typeof createProposing>

/** A name that no other branch has. */
export function newBranch(): string {
  return `proposal-${crypto.randomUUID().slice(0, 8)}`
}

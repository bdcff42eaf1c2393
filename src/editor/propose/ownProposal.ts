import { type GitHub, GitHubError } from '../github.ts'
import { openPull, readOpen } from './githubProposals.ts'
import { newBranch, type ProposingStore } from './proposing.ts'

/**
 * What an editor of a branch on GitHub does with its person's own proposal. All of it throws in words.
 * @param base the branch that is published
 */
export function ownProposal(gitHub: GitHub, base: string, proposing: ProposingStore) {
  const { send } = gitHub
  return {
    /** Forgets it once it was accepted or refused. */
    async forgetEnded(): Promise<void> {
      const { proposal } = proposing.get()
      if (proposal?.number === undefined || (await readOpen(gitHub, proposal.number))) return
      proposing.ended()
    },
    /** Merges what has been published since into it, so that its tests are about both. */
    async update(): Promise<void> {
      const { proposal } = proposing.get()
      if (proposal === undefined) return
      const merged = send('POST', 'merges', { base: proposal.branch, head: base })
      await merged.catch((error: unknown) => {
        // Both have changed the same lines: GitHub asks whoever accepts it.
        if (!(error instanceof GitHubError && error.status === 409)) throw error
      })
    },
    /** Puts a commit on a branch of its own, and asks for an answer. */
    async start(commit: string, message: string): Promise<void> {
      const head = newBranch()
      await send('POST', 'git/refs', { ref: `refs/heads/${head}`, sha: commit })
      try {
        const number = await openPull(gitHub, { head, base, message })
        proposing.started({ branch: head, number })
      } catch (error) {
        await send('DELETE', `git/refs/heads/${head}`).catch(() => undefined)
        throw error
      }
    },
  }
}

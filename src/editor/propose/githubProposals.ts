import { z } from 'zod'
import { branchPath, type GitHub, GitHubError, unlessMissing } from '../github.ts'
import { type Progress, progressOf } from '../live/liveStatus.ts'
import { newBranch, type ProposingStore } from './proposing.ts'

const Pull = z.object({
  number: z.number(),
  title: z.string(),
  state: z.string(),
  html_url: z.string(),
  head: z.object({ ref: z.string(), sha: z.string() }),
  user: z.object({ login: z.string() }).nullable(),
})
const Files = z.array(z.object({ filename: z.string() }))
const Branch = z.object({ protected: z.boolean() })
const Rules = z.array(z.object({ type: z.string() }))
const Artifacts = z.object({
  artifacts: z.array(z.object({ id: z.number(), name: z.string(), expired: z.boolean() })),
})

/** The name of the artifact with the built pages, in the workflow `test.yml`. */
const PAGES_ARTIFACT = 'pages'

/** A proposal that is open, and the files that it changes. */
export type OpenProposal = {
  number: number
  title: string
  author: string
  link: string
  files: readonly string[]
}

/** How far a proposal is. */
export type ProposalStatus =
  | { state: 'ended' }
  | { state: 'open'; title: string; link: string; progress: Progress; pages?: string }

/** Whether a branch takes changes by proposals only. @throws in words */
export async function isProtected({ call }: GitHub, branch: string): Promise<boolean> {
  const path = branchPath(branch)
  if ((await call(Branch, `branches/${path}`)).protected) return true
  return (await call(Rules, `rules/branches/${path}`)).some(({ type }) => type === 'pull_request')
}

/**
 * Opens a proposal for what stands on a branch.
 * @param message its first line becomes the title
 * @throws in words
 */
export async function openPull(
  { call }: GitHub,
  { head, base, message }: { head: string; base: string; message: string },
): Promise<number> {
  const [title = '', ...rest] = message.split('\n')
  const body = rest.join('\n').trim()
  return (await call(Pull, 'pulls', { title, head, base, body })).number
}

/** @returns a function that reads the open proposals to a branch; it throws in words */
export function proposalsReader({ call }: GitHub, base: string) {
  /** The files of a proposal, by its last commit. */
  const known = new Map<string, readonly string[]>()

  async function filesOf({ number, head: { sha } }: z.infer<typeof Pull>) {
    const read = async () => call(Files, `pulls/${number}/files?per_page=100`)
    const files = known.get(sha) ?? (await read()).map(({ filename }) => filename)
    known.set(sha, files)
    return files
  }
  return async (): Promise<readonly OpenProposal[]> => {
    const query = new URLSearchParams({ state: 'open', base, per_page: '30' })
    const found: OpenProposal[] = []
    // One after the other, as GitHub asks.
    for (const pull of await call(z.array(Pull), `pulls?${query}`)) {
      const { number, title, user, html_url: link } = pull
      const files = await filesOf(pull)
      found.push({ number, title, author: user?.login ?? '', link, files })
    }
    return found
  }
}

/** Where the built pages of a run can be downloaded; undefined where there are none, or none any more. */
async function builtPages({ call }: GitHub, { run, link }: Progress & { state: 'passed' }) {
  const { artifacts } = await call(Artifacts, `actions/runs/${run}/artifacts`)
  const pages = artifacts.find(({ name, expired }) => name === PAGES_ARTIFACT && !expired)
  return pages && `${link}/artifacts/${pages.id}`
}

/** A proposal as long as it is open. @throws in words */
async function readOpen({ call }: GitHub, number: number) {
  const pull = await call(Pull, `pulls/${number}`).catch(unlessMissing)
  return pull?.state === 'open' ? pull : undefined
}

/** @returns a function that reads how far a proposal is; it throws in words */
export function proposalReader(gitHub: GitHub, number: number) {
  const started = new Date().toISOString()
  return async (): Promise<ProposalStatus> => {
    const pull = await readOpen(gitHub, number)
    if (pull === undefined) return { state: 'ended' }
    const { title, html_url: link } = pull
    const progress = await progressOf(gitHub, pull.head.sha, started, true)
    const pages = progress.state === 'passed' ? await builtPages(gitHub, progress) : undefined
    return { state: 'open', title, link, progress, pages }
  }
}

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

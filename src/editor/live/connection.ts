import { createStore } from '../../ui/browser/createStore.ts'
import { type Account, readAccount } from '../account.ts'
import { gitHub } from '../github.ts'
import type { Remote } from '../remote.ts'
import { type EndedRun, type LiveStatus, liveStatusReader } from './liveStatus.ts'
import { createPoller, type Poller } from './poller.ts'

export type Connection =
  /** Not known yet, or what is edited is not on GitHub. */
  | { state: 'none' }
  | { state: 'locked'; remote: Remote }
  | {
      state: 'open'
      remote: Remote
      live: Poller<LiveStatus>
      /** Starts what has failed of a run again. Throws in words. */
      retry(ended: EndedRun): Promise<void>
    }

function open(remote: Remote, account: Account): Connection {
  const github = gitHub(account, remote.api)
  /** The attempt that was started again last: GitHub goes on to show it for a moment. */
  let retried: EndedRun | undefined
  const isIdle = ({ progress }: LiveStatus) => {
    if ('attempt' in progress) {
      return progress.run !== retried?.run || progress.attempt !== retried.attempt
    }
    return progress.state === 'passed' || progress.state === 'live'
  }
  const live = createPoller(liveStatusReader(github, remote.branch), isIdle)
  async function retry(ended: EndedRun): Promise<void> {
    await github.send(`actions/runs/${ended.run}/rerun-failed-jobs`)
    retried = ended
    live.restart()
  }
  return { state: 'open', remote, live, retry }
}

/** The account of an earlier visit, if it is one of this repository. */
function accountOf({ repository }: Remote): Account | undefined {
  const account = readAccount()
  return account?.repository.toLowerCase() === repository.toLowerCase() ? account : undefined
}

/**
 * The connection of an editor with GitHub.
 * @param account left out if it may have been given at an earlier visit
 */
export function createConnection(account?: Account) {
  const store = createStore<Connection>(
    account === undefined ? { state: 'none' } : open(account, account),
  )
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Connects, if a token is known. */
    found(remote: Remote | undefined): void {
      if (remote === undefined) return
      const known = accountOf(remote)
      store.set(known === undefined ? { state: 'locked', remote } : open(remote, known))
    },
    /** Something has been published: its way is followed from now on. */
    published(): void {
      const now = store.get()
      if (now.state === 'open') now.live.restart()
      // Everything that depends on it is asked again.
      store.set({ ...now })
    },
  }
}

export type ConnectionStore = ReturnType<typeof createConnection>

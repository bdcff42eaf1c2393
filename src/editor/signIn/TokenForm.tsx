import type { FormEvent } from 'react'
import { saveAccount } from '../account.ts'
import asking from '../dialogs.module.css'
import type { Remote } from '../live/connection.ts'
import { publishWords } from '../publishWords.ts'
import { DeviceSignIn } from './DeviceSignIn.tsx'
import { TokenFields } from './TokenFields.tsx'

/** Asks for a token of a repository that is known already. */
export function TokenForm({ remote, onDone }: { remote: Remote; onDone(): void }) {
  const { repository, branch } = remote
  function done(token: string, stays: boolean): void {
    saveAccount({ repository, branch, token }, stays)
    onDone()
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    done(String(fields.get('token')).trim(), fields.has('stays'))
  }
  return (
    <form className={asking.asking} onSubmit={submit}>
      <DeviceSignIn onToken={(token) => done(token, false)} />
      <TokenFields repository={repository} />
      <button type="submit">{publishWords.live.follow}</button>
    </form>
  )
}

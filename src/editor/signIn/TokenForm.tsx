import type { FormEvent } from 'react'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { saveAccount } from '../account.ts'
import asking from '../dialogs.module.css'
import { editorWords } from '../edit/editorWords.ts'
import styles from '../OpenCatalogue.module.css'
import { publishWords } from '../publishWords.ts'
import type { Remote } from '../remote.ts'
import { TokenSteps } from './TokenSteps.tsx'

/** Explains how to make a token, with the field to paste it into. */
export function TokenFields({ repository }: { repository: string }) {
  return (
    <>
      <TokenSteps repository={repository} />
      <label>
        {editorWords.token}
        <input
          name="token"
          type="password"
          required
          autoComplete="off"
          aria-describedby="token-help"
        />
      </label>
      <p id="token-help">{publishWords.signIn.help}</p>
      <label className={styles.stays}>
        <input name="stays" type="checkbox" /> {editorWords.rememberToken}
      </label>
    </>
  )
}

/** Asks for a token of a repository that is known already. */
export function TokenForm({ remote, onDone }: { remote: Remote; onDone(): void }) {
  const { repository, branch } = remote
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const token = cleanTyped(String(fields.get('token')))
    saveAccount({ repository, branch, token }, fields.has('stays'))
    onDone()
  }
  return (
    <form className={asking.asking} onSubmit={submit}>
      <TokenFields repository={repository} />
      <button type="submit">{publishWords.live.follow}</button>
    </form>
  )
}

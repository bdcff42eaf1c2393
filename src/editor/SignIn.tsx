import { type FormEvent, useState } from 'react'
import { Account, saveAccount } from './account.ts'
import asking from './dialogs.module.css'
import { words } from './edit/words.ts'
import styles from './OpenCatalogue.module.css'

/** Asks for the repository and its token. */
export function SignIn({ onDone }: { onDone(): void }) {
  const [wrong, setWrong] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name)).trim()
    const account = { repository: text('repository'), branch: text('branch'), token: text('token') }
    // The address of the repository is accepted too.
    account.repository = account.repository
      .replace(/^https:\/\/[^/]+\//, '')
      .replace(/(\.git)?\/?$/, '')
    const { data } = Account.safeParse(account)
    setWrong(data === undefined)
    if (data === undefined) return
    saveAccount(data, fields.has('stays'))
    onDone()
  }
  return (
    <main className={styles.opening}>
      <h1>{words.title}</h1>
      <form className={asking.asking} onSubmit={submit}>
        <label>
          {words.repository}
          <input
            name="repository"
            required
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={wrong}
            aria-describedby="repository-wrong"
          />
        </label>
        <p id="repository-wrong" role="status">
          {wrong && words.noRepository}
        </p>
        <label>
          {words.branch}
          <input name="branch" required defaultValue="main" autoCapitalize="none" />
        </label>
        <label>
          {words.token}
          <input
            name="token"
            type="password"
            required
            autoComplete="off"
            aria-describedby="token-help"
          />
        </label>
        <p id="token-help">{words.tokenHelp}</p>
        <label className={styles.stays}>
          <input name="stays" type="checkbox" /> {words.rememberToken}
        </label>
        <button type="submit">{words.open}</button>
      </form>
    </main>
  )
}

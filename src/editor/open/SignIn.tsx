import { type FormEvent, useState } from 'react'
import { cleanTyped } from '../../catalogue/typedText.ts'
import asking from '../controls/dialogs.module.css'
import { editorWords } from '../edit/editorWords.ts'
import { Account, saveAccount } from '../storage/account.ts'
import styles from './OpenCatalogue.module.css'
import { TokenFields } from './TokenFields.tsx'

/** `owner/name`, of the address of a repository too. */
function repositoryName(typed: string): string {
  return cleanTyped(typed)
    .replace(/^https:\/\/[^/]+\//, '')
    .replace(/(\.git)?\/?$/, '')
}

/** Asks for the repository and its token. */
export function SignIn({ onDone }: { onDone(): void }) {
  const [wrong, setWrong] = useState(false)
  const [repository, setRepository] = useState<string>(import.meta.env.GITHUB_REPOSITORY ?? '')

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const branch = cleanTyped(String(fields.get('branch')))
    const token = cleanTyped(String(fields.get('token')))
    const { data } = Account.safeParse({ repository: repositoryName(repository), branch, token })
    setWrong(data === undefined)
    if (data === undefined) return
    saveAccount(data, fields.has('stays'))
    onDone()
  }
  return (
    <main className={styles.opening}>
      <h1>{editorWords.title}</h1>
      <form className={asking.asking} onSubmit={submit}>
        <label>
          {editorWords.repository}
          <input
            name="repository"
            required
            value={repository}
            onChange={({ currentTarget }) => setRepository(currentTarget.value)}
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={wrong}
            aria-describedby="repository-wrong"
          />
        </label>
        <p id="repository-wrong" role="status">
          {wrong && editorWords.noRepository}
        </p>
        <label>
          {editorWords.branch}
          <input name="branch" required defaultValue="main" autoCapitalize="none" />
        </label>
        <TokenFields repository={repositoryName(repository)} />
        <button type="submit">{editorWords.open}</button>
      </form>
    </main>
  )
}

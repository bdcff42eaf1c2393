import { words } from '../edit/words.ts'
import styles from '../OpenCatalogue.module.css'
import { publishWords } from '../publishWords.ts'
import { TokenSteps } from './TokenSteps.tsx'

/** How a token is made, and where it is pasted. */
export function TokenFields({ repository }: { repository: string }) {
  return (
    <>
      <TokenSteps repository={repository} />
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
      <p id="token-help">{publishWords.signIn.help}</p>
      <label className={styles.stays}>
        <input name="stays" type="checkbox" /> {words.rememberToken}
      </label>
    </>
  )
}

import { editorWords } from '../edit/editorWords.ts'
import { publishWords } from '../edit/publishWords.ts'
import styles from './OpenCatalogue.module.css'
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

import { useState } from 'react'
import { Button, NewTabLink } from '../Button.tsx'
import { publishWords } from '../publishWords.ts'
import { awaitToken, type DeviceCode, exchange, requestCode } from './deviceFlow.ts'

const words = publishWords.signIn

const pause = (seconds: number) => new Promise<void>((end) => setTimeout(end, seconds * 1000))

/** Signs in with a code that is typed at GitHub; nothing where the editor was built without that. */
export function DeviceSignIn({ onToken }: { onToken(token: string): void }) {
  const [code, setCode] = useState<DeviceCode>()
  const [status, setStatus] = useState('')
  const app = exchange()
  if (app === undefined) return null

  async function signIn(by: NonNullable<typeof app>): Promise<void> {
    try {
      const asked = await requestCode(by)
      setCode(asked)
      setStatus(words.waiting)
      onToken(await awaitToken(by, asked, pause))
    } catch (error) {
      setCode(undefined)
      setStatus(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <section>
      {code === undefined ? (
        <Button label={words.device} onClick={() => void signIn(app)} />
      ) : (
        <>
          <p>
            {words.code} <strong>{code.user_code}</strong>
          </p>
          <NewTabLink href={code.verification_uri} label={words.openGitHub} />
        </>
      )}
      <p role="status">{status}</p>
      <p>{words.orToken}</p>
    </section>
  )
}

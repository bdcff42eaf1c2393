import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { gitHash } from '../disk/writeFiles.ts'
import { editorWords } from '../edit/editorWords.ts'
import { TOKEN_HEADER } from '../storage/folderStorage.ts'

/** The answer to a request that is refused. */
type Refusal = { status: number; body: string }

/** True if two texts are equal, compared in constant time. */
function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(gitHash(one)), Buffer.from(gitHash(other)))
}

/**
 * The refusal of a request, if it comes from elsewhere, under another name of this machine (a foreign
 * site may let its own name lead here), from a page of another site, or without the token.
 */
export function refusalOf(request: IncomingMessage, token: string): Refusal | undefined {
  const { host = '', origin, [TOKEN_HEADER]: given, 'content-type': type } = request.headers
  const { remoteAddress = '', localPort } = request.socket
  const no = (body: string) => ({ status: 403, body })
  if (!/^(?:::ffff:)?127\.|^::1$/.test(remoteAddress))
    return no('Only this computer can use the editor.')
  if (![`127.0.0.1:${localPort}`, `localhost:${localPort}`].includes(host)) {
    return no('This is not the name of this server.')
  }
  if (origin !== `http://${host}`) return no('Only the editor itself can use this.')
  if (typeof given !== 'string' || !isSame(given, token)) {
    return no(editorWords.otherToken)
  }
  return type === 'application/json' ? undefined : { status: 415, body: 'JSON is expected.' }
}

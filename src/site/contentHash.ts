import { hash } from 'node:crypto'

/** A hash of eight characters that changes if any of the texts changes. */
export function contentHash(...texts: string[]): string {
  return hash('sha256', texts.join('\n'), 'base64url').slice(0, 8)
}

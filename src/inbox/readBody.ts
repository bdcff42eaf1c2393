import type { Context } from 'hono'

/**
 * Reads the body of a request.
 * @param maxBytes the most bytes that are read of it
 * @returns its bytes; or the reason why it is refused: it is too large, or the connection ended before it did
 */
export async function readBody(
  { req }: Context,
  maxBytes: number,
): Promise<Uint8Array | 'too large' | 'cut off'> {
  if (Number(req.header('Content-Length')) > maxBytes) return 'too large'
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of req.raw.body ?? []) {
      size += part.length
      if (size > maxBytes) return 'too large'
      parts.push(part)
    }
  } catch {
    return 'cut off'
  }
  return Buffer.concat(parts)
}

/** The code of an error, such as `ENOENT` or `SQLITE_BUSY`; empty if it has none. */
export function errorCode(error: unknown): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error
  return hasCode && typeof error.code === 'string' ? error.code : ''
}

/** @returns what `access` returns, or `otherwise` where the browser's storage is forbidden or full */
export function tryStorage<T>(access: () => T, otherwise: T): T {
  try {
    return access()
  } catch {
    return otherwise
  }
}

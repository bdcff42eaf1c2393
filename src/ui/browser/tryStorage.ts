/** @returns the result of `access`, or `fallback` if the browser's storage is forbidden or full */
export function tryStorage<T>(access: () => T, fallback: T): T {
  try {
    return access()
  } catch {
    return fallback
  }
}

const key = 'reloaded'

/** Whether a part of the site could not be fetched, as after a new version has replaced it. */
export function isLostFile(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /dynamically imported module|module script failed|preload CSS/.test(error.message)
}

/**
 * Loads the page anew, once for each page and version of the site: what is still missing then would
 * be missing again.
 * @returns false where it has been done before, can not be remembered, or cannot help: offline
 */
export function reloadOnce(): boolean {
  const attempt = `${import.meta.url} ${location.href}`
  try {
    if (!navigator.onLine || sessionStorage.getItem(key) === attempt) return false
    sessionStorage.setItem(key, attempt)
  } catch {
    return false
  }
  location.reload()
  return true
}

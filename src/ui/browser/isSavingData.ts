declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    connection?: { saveData?: boolean }
  }
}

/** True if the visitor has asked the browser to save data. Nothing is prefetched then. */
export function isSavingData(): boolean {
  return navigator.connection?.saveData === true
}

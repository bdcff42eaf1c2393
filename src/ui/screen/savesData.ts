declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    connection?: { saveData?: boolean }
  }
}

/** Whether the visitor asks to save data: then nothing is prefetched. */
export function savesData(): boolean {
  return navigator.connection?.saveData === true
}

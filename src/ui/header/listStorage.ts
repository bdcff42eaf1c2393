/** Prefix of the storage key of each item of the buyer's list. One key per item, so that two tabs cannot overwrite each other. */
export const linePrefix = 'list.line.'

/** Prefix of the storage key of each detail that is entered once for the whole list. */
export const detailPrefix = 'list.detail.'

/** Keys and values that the browser's storage has rejected: they last as long as this document. */
export const unstoredEntries = new Map<string, string>()

/** Storage key prefix of items on the buyer's list; one key each, so that two tabs do not collide. */
export const itemKeyPrefix = 'list.line.'

/** Prefix of the storage key of each detail that is entered once for the whole list. */
export const detailKeyPrefix = 'list.detail.'

/** Entries that the browser's storage has rejected; they are lost when the document is closed. */
export const unstoredEntries = new Map<string, string>()

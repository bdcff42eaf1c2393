/** Storage key prefix of items on the buyer's list; one key each, so that two tabs do not collide. */
export const itemKeyPrefix = 'list.line.'

/** Prefix of the storage key of each detail that is entered once for the whole list. */
export const detailKeyPrefix = 'list.detail.'

/**
 * The storage key of the unit in which the visitor measures. It contains the base path, because one origin may host
 * several sites. A page shows nothing of it before its calculator or form is opened, so it is no reason to start one (`boot.ts`).
 */
export const unitKey = () => `measure.unit.${import.meta.env.BASE_URL}`

/** Entries that the browser's storage has rejected; they are lost when the document is closed. */
export const unstoredEntries = new Map<string, string>()

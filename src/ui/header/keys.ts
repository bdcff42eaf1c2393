/** Every line of the list has a storage key of its own, so that two tabs never overwrite each other's. */
export const linePrefix = 'list.line.'

/** So has each detail that is entered once for the whole list. */
export const detailPrefix = 'list.detail.'

/** What the browser's storage did not accept: it lasts as long as this page. */
export const memory = new Map<string, string>()

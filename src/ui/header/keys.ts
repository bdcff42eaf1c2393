/** Every line of the list lies under a key of its own, so that two tabs never write over each other. */
export const linePrefix = 'list.line.'

/** So does each thing that is told once for the whole list. */
export const detailPrefix = 'list.detail.'

/** What the browser's storage would not take: it lasts as long as this page. */
export const memory = new Map<string, string>()

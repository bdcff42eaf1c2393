/**
 * The oldest browsers that get the scripts and styles: the first versions that support cascade layers. In older
 * browsers a page is a plain document without the script.
 */
export const oldestBrowsers = { chrome: 99, safari: 15.4, firefox: 97 } as const

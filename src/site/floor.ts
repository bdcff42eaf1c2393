/**
 * The oldest browsers in which a page is taken over and has its look: the first of each maker that
 * know cascade layers. In older ones it is a plain document, and the script stays away.
 */
export const floor = { chrome: 99, safari: 15.4, firefox: 97 } as const

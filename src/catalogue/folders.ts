/** Folders of the built site whose files have a hash of what is in them in their names. */
export const hashedFolders = ['assets', 'pictures'] as const

/** Every folder at the root of the built site that is not a page's or an alias's. */
export const siteFolders = [...hashedFolders, 'data', 'hosting'] as const

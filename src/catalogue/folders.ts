/** Folders of the built site whose file names contain a hash of their content. */
export const hashedFolders = ['assets', 'pictures'] as const

/** Every folder at the root of the built site that belongs to no page and no alias. */
export const siteFolders = [...hashedFolders, 'data', 'hosting'] as const

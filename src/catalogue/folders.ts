/** Folders of the built site whose file names contain a hash of their content. */
export const hashedFolders = ['assets', 'pictures'] as const

/** The folder of the built site with the editor, if the site has it. */
export const editorFolder = 'edit'

/** Every folder at the root of the built site that belongs to no page and no alias. */
export const siteFolders = [...hashedFolders, 'data', editorFolder] as const

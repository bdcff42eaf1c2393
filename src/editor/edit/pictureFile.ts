import { PICTURES } from '../../catalogue/catalogueFiles.ts'

/** The path of a picture by its file name, and back. */
export const pictureFile = (name: string) => `${PICTURES}/${name}`
export const pictureNameOf = (file: string) => file.slice(PICTURES.length + 1)

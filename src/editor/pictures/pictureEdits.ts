import { isRecord } from '../../catalogue/json.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { changeValue, editFile } from '../edit/editJson.ts'
import { pictureFile } from '../edit/pictureFile.ts'
import type { ChangedTexts, Texts } from '../edit/session.ts'

const picturesFile = sharedFilePath('pictures')

/** The entry of a picture in `pictures.json`. */
export type PictureText = { alt: string; kind: 'illustration' | 'photograph' }

/** Sets the entry of a picture in `pictures.json`, or deletes it. */
function setPictureText(now: Texts, name: string, text?: PictureText): [string, string][] {
  const list = now.get(picturesFile)
  if (list === undefined) return []
  const after = editFile(picturesFile, list, (value) => {
    const { [name]: was, ...rest } = value
    const entry = isRecord(was) ? { ...was, ...text } : text
    return text === undefined ? rest : { ...value, [name]: entry }
  })
  return [[picturesFile, after]]
}

/**
 * Adds a picture with its entry, or replaces it.
 * @param hash that of its bytes, which are stored already
 * @param use the value that is to name it
 */
export function addPicture(
  now: Texts,
  { name, hash, about }: { name: string; hash: string; about: PictureText },
  use?: { file: string; path: JsonPath },
): ChangedTexts {
  const user = use && now.get(use.file)
  return new Map([
    ...(user
      ? [[use.file, editFile(use.file, user, (all) => changeValue(all, use.path, name))] as const]
      : []),
    ...setPictureText(now, name, about),
    [pictureFile(name), hash],
  ])
}

/** Deletes a picture and its entry in `pictures.json`. */
export function deletePicture(now: Texts, name: string): ChangedTexts {
  return new Map([...setPictureText(now, name), [pictureFile(name), undefined]])
}

// @ts-check
// Plain JavaScript, because `cli/run.js` imports it before tsx is loaded.
import { plainError } from './diskError.js'

/**
 * Throws one sentence if the project is in a folder from which Vite cannot load files: it reads `#`, `?` and `%`
 * in a path as parts of an address.
 * @param {string} folder
 */
export function expectUsableFolder(folder) {
  const [character] = /[#?%]/.exec(folder) ?? []
  if (character === undefined) return
  throw plainError(
    `The folder ${folder} has "${character}" in its path, which the build tools cannot read. Move the project to a folder without # ? and %.`,
  )
}

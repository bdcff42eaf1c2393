// @ts-check
// Plain JavaScript, because `cli/run.js` imports it before tsx is loaded.
import { constants } from 'node:os'

/** An error that a person can act on. It has no stack trace, which would only hide the message. */
export function plainError(/** @type {string} */ message) {
  return Object.assign(new Error(message), { stack: message })
}

const rights = 'may not be changed by you: give yourself the right to write there'
const inTheWay = 'cannot be made, because something of another kind is there: move that away'
const full = 'cannot be written, because the disk is full: free some of it, and run this again'
const inUse = 'is in use by another program: close that, and run this again'
const tooMany = 'cannot be opened, because too many files are open: close other programs'

/** The reason and the fix, by error code. */
const reasons = new Map(
  Object.entries({
    EACCES: rights,
    EPERM: rights,
    EROFS: 'lies on a disk that can only be read: use a folder on another one',
    ENOSPC: full,
    EDQUOT: full,
    EFBIG: full,
    EBUSY: inUse,
    ETXTBSY: inUse,
    ENOTEMPTY: inUse,
    ENOTDIR: inTheWay,
    EEXIST: inTheWay,
    EISDIR: inTheWay,
    ENOENT: 'is not there: make its folder, or name another place',
    EMFILE: tooMany,
    ENFILE: tooMany,
    ENAMETOOLONG: 'has too long a name: choose a shorter one',
    EIO: 'cannot be reached, because its disk fails: use another one',
  }),
)

/**
 * The code of a disk error of Node (`EACCES: permission denied, open 'file'`) or of a program in Rust
 * (`Permission denied (os error 13)`). It is read from the message, because other properties of an error are
 * lost between threads.
 * @param {string} message
 */
function codeOf(message) {
  const [, code] = /^(E[A-Z]+): /.exec(message) ?? []
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? []
  const [name] = Object.entries(constants.errno).find(([, value]) => String(value) === number) ?? []
  return code ?? name ?? ''
}

/**
 * Turns a disk error into one sentence that names the file and the fix. Other errors stay unchanged.
 * @param {unknown} error
 * @param {string} fallbackFile named if the error names no file, as for a full disk
 */
export function diskError(error, fallbackFile = 'A file') {
  const { message } = error instanceof Error ? error : { message: '' }
  const code = codeOf(message)
  const reason = reasons.get(code)
  const file = /'([^']+)'$/.exec(message)?.[1] ?? fallbackFile
  return reason === undefined ? error : plainError(`${file} ${reason} (${code})`)
}

/**
 * The text to print for an error that has ended a command.
 * @param {unknown} error
 */
export function errorText(error) {
  const explained = diskError(error)
  // An option that the command does not know.
  const isOption = error instanceof TypeError && /^ERR_PARSE_ARGS/.test(Object(error).code)
  if (isOption) return error.message
  return explained instanceof Error ? (explained.stack ?? explained.message) : String(explained)
}

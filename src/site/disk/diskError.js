// @ts-check
// Plain JavaScript: the build reads it before anything has been compiled.
import { constants } from 'node:os'

/** An error that a person can act on: where in the code it arose would only hide what it says. */
export function plainError(/** @type {string} */ message) {
  return Object.assign(new Error(message), { stack: message })
}

const rights = 'may not be changed by you: give yourself the right to write there'
const inTheWay = 'cannot be made, because something of another kind stands there: move that away'
const full = 'cannot be written, because the disk is full: free some of it, and run this again'
const inUse = 'is in use by another program: close that, and run this again'
const tooMany = 'cannot be opened, because too many files are open: close other programs'

/** What is wrong with the file, and what to do about it. */
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
 * The code of an error of the disk, of Node (`EACCES: permission denied, open 'file'`) or of a program
 * in Rust (`Permission denied (os error 13)`). Read from the text: the rest is lost between threads.
 * @param {string} message
 */
function codeOf(message) {
  const [, code] = /^(E[A-Z]+): /.exec(message) ?? []
  const [, number] = /\(os error (\d+)\)/.exec(message) ?? []
  const [name] = Object.entries(constants.errno).find(([, value]) => String(value) === number) ?? []
  return code ?? name ?? ''
}

/**
 * An error of the disk as one sentence, which names the file and what to do; any other error as it is.
 * @param {unknown} error
 * @param {string} place the file, where the error does not name one (a full disk does not)
 */
export function diskError(error, place = 'A file') {
  const { message } = error instanceof Error ? error : { message: '' }
  const code = codeOf(message)
  const reason = reasons.get(code)
  const file = /'([^']+)'$/.exec(message)?.[1] ?? place
  return reason === undefined ? error : plainError(`${file} ${reason} (${code})`)
}

/**
 * What a person reads of an error that has ended a command.
 * @param {unknown} error
 */
export function errorText(error) {
  const known = diskError(error)
  return known instanceof Error ? (known.stack ?? known.message) : String(known)
}

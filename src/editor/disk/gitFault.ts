import { TaskError } from '../edit/catalogueEdit.ts'
import { editorWords } from '../edit/editorWords.ts'
import { withDetails } from '../edit/messageDetails.ts'
import { isProtectedBranch } from '../edit/protectedBranch.ts'

const words = editorWords.git

/** English error messages, each with its meaning. The first match counts. */
type Faults = readonly (readonly [said: RegExp, meaning: string])[]

const DISK_FULL = /no space left on device|out of disk ?space|disk quota exceeded|ENOSPC/i

/** Messages of git about the disk of this computer. The server may have the same about its own. */
const diskFaults: Faults = [
  [DISK_FULL, editorWords.disk.full],
  [/read-only file system/i, editorWords.disk.readOnly],
  [/too many open files/i, editorWords.disk.tooManyFiles],
]

/** The lines that git repeats from the server. */
const SERVER_LINES = /^(?:remote:|error: remote unpack failed).*$/gim

/** All other messages of git. */
const faults: Faults = [
  [DISK_FULL, words.serverFull],
  [/dubious ownership|safe\.directory/i, words.otherOwner],
  // The words of GitHub.
  [/archived so it is read-only/i, editorWords.archivedRepository],
  [/GH001|exceeds (?:GitHub's|the) .*(?:file size|size) limit|HTTP 413/i, words.tooLarge],
  [
    /repository .*not found|does not appear to be a git repository|repository .*does not exist|error: 404/i,
    words.noRepository,
  ],
  [
    /authentication failed|could not read (?:username|password)|terminal prompts disabled|permission denied \(|host key verification failed|invalid username or|password authentication was removed|error: 40[13]|permission to .* denied|access denied/i,
    words.notSignedIn,
  ],
  [/certificate|SSL (?:peer|routines)|schannel/i, words.certificate],
  [
    /could not resolve|failed to connect|couldn't connect|unable to access|timed out|connection (?:refused|reset|closed)|network is unreachable|no route to host|hung up unexpectedly|early EOF|RPC failed|unable to connect|broken pipe|error: 5\d\d/i,
    editorWords.remoteUnreachable,
  ],
  [
    /tell me who you are|empty ident|unable to auto-detect email|author identity unknown/i,
    words.noName,
  ],
  [
    /\.lock'?: File exists|another git process|unable to create '.*\.lock|cannot lock ref/i,
    words.locked,
  ],
  [/gpg failed|failed to sign|signing failed|error: .*signing/i, words.notSigned],
  [/unrelated histories/i, words.otherHistory],
  [
    /not concluded your merge|unmerged|needs merge|rebase in progress|cherry-pick .*in progress|MERGE_HEAD exists|in the middle of/i,
    words.unfinished,
  ],
  [/would be overwritten|untracked working tree file/i, words.overwritten],
  [
    /corrupt|object file .* is empty|bad object|bad tree|missing (?:blob|tree)|invalid sha1 pointer|bad config/i,
    words.damaged,
  ],
  [/git-lfs|'lfs' is not a git command|smudge filter/i, words.noLfs],
  [/is not a git command|unknown (?:option|switch)/i, words.tooOld],
  [/file ?name too long|invalid path/i, words.longName],
  [
    /permission denied|operation not permitted|insufficient permission|could not create (?:directory|leading)/i,
    editorWords.disk.notAllowed,
  ],
  [
    /device or resource busy|text file busy|resource temporarily unavailable/i,
    editorWords.disk.busy,
  ],
  [/non-fast-forward|fetch first|stale info/i, editorWords.othersPublishing],
  [/\[remote rejected\]|pre-receive hook declined|remote: /i, words.refused],
]

/** The meaning of an error of git, and the way out of it. */
export function meaningOf(output: string): string {
  if (isProtectedBranch(output)) return editorWords.protectedBranch('').trim()
  const meaning = (known: Faults, text: string) =>
    known.find(([pattern]) => pattern.test(text))?.[1]
  const ofDisk = meaning(diskFaults, output.replaceAll(SERVER_LINES, ''))
  return ofDisk ?? meaning(faults, output) ?? words.stopped
}

/** A failure of git in plain words, with its own as the details. */
export class GitError extends TaskError {
  /** @param output the output of git */
  constructor(output: string) {
    super(withDetails(meaningOf(output), output))
  }
}

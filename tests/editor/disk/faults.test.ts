import { describe, expect, it } from 'vitest'
import { diskFault } from '../../../src/editor/disk/diskFault.ts'
import { GitError, meaningOf } from '../../../src/editor/disk/gitFault.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { splitDetails } from '../../../src/editor/edit/messageDetails.ts'

const { git, disk } = editorWords

/** Messages of git, word for word, each with its meaning. */
const said: [output: string, meaning: string][] = [
  [
    "fatal: unable to access 'https://github.com/o/c.git/': Could not resolve host: github.com",
    editorWords.remoteUnreachable,
  ],
  [
    'ssh: connect to host github.com port 22: Connection timed out\nfatal: Could not read from remote repository.\n\nPlease make sure you have the correct access rights\nand the repository exists.',
    editorWords.remoteUnreachable,
  ],
  [
    "fatal: unable to access 'https://github.com/o/c.git/': Failed to connect to github.com port 443 after 21 ms: Couldn't connect to server",
    editorWords.remoteUnreachable,
  ],
  [
    'error: RPC failed; curl 56 Recv failure: Connection was reset\nfatal: the remote end hung up unexpectedly',
    editorWords.remoteUnreachable,
  ],
  [
    "fatal: unable to access 'https://github.com/o/c.git/': The requested URL returned error: 503",
    editorWords.remoteUnreachable,
  ],
  [
    "fatal: unable to access 'https://github.com/o/c.git/': SSL certificate problem: certificate has expired",
    git.certificate,
  ],
  [
    "fatal: could not read Username for 'https://github.com': terminal prompts disabled",
    git.notSignedIn,
  ],
  [
    "remote: Invalid username or token. Password authentication is not supported for Git operations.\nfatal: Authentication failed for 'https://github.com/o/c.git/'",
    git.notSignedIn,
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    git.notSignedIn,
  ],
  ['Host key verification failed.\nfatal: Could not read from remote repository.', git.notSignedIn],
  [
    "remote: Permission to o/c.git denied to somebody.\nfatal: unable to access 'https://github.com/o/c.git/': The requested URL returned error: 403",
    git.notSignedIn,
  ],
  [
    "remote: Repository not found.\nfatal: repository 'https://github.com/o/c.git/' not found",
    git.noRepository,
  ],
  [
    "fatal: '/media/stick/c.git' does not appear to be a git repository\nfatal: Could not read from remote repository.",
    git.noRepository,
  ],
  [
    'ERROR: This repository was archived so it is read-only.\nfatal: Could not read from remote repository.',
    editorWords.archivedRepository,
  ],
  [
    'Author identity unknown\n\n*** Please tell me who you are.\n\nRun\n\n  git config --global user.email "you@example.com"',
    git.noName,
  ],
  [
    "fatal: Unable to create '/home/o/c/.git/index.lock': File exists.\n\nAnother git process seems to be running in this repository",
    git.locked,
  ],
  ["error: cannot lock ref 'HEAD': is at 1 but expected 2", git.locked],
  ['error: gpg failed to sign the data\nfatal: failed to write commit object', git.notSigned],
  ['fatal: refusing to merge unrelated histories', git.otherHistory],
  [
    'error: Committing is not possible because you have unmerged files.\nfatal: Exiting because of an unresolved conflict.',
    git.unfinished,
  ],
  ['fatal: You have not concluded your merge (MERGE_HEAD exists).', git.unfinished],
  [
    'error: The following untracked working tree files would be overwritten by merge:\n\tdata/pages/Nail.json',
    git.overwritten,
  ],
  [
    'error: object file .git/objects/2f/0e is empty\nfatal: loose object 2f0e (stored in .git/objects/2f/0e) is corrupt',
    git.damaged,
  ],
  ['fatal: bad config line 1 in file .git/config', git.damaged],
  ["git: 'lfs' is not a git command. See 'git --help'.", git.noLfs],
  ["error: unknown option `max-count'", git.tooOld],
  ['error: unable to create file data/pages/Long.json: Filename too long', git.longName],
  [
    "remote: error: GH001: Large files detected.\nremote: error: File public/pictures/roof.jpg is 120.00 MB; this exceeds GitHub's file size limit of 100.00 MB\n ! [remote rejected] main -> main (pre-receive hook declined)",
    git.tooLarge,
  ],
  [
    "fatal: detected dubious ownership in repository at '/home/o/c'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /home/o/c",
    git.otherOwner,
  ],
  [
    'remote: error: GH006: Protected branch update failed for refs/heads/main.\n ! [remote rejected] main -> main (protected branch hook declined)',
    editorWords.protectedBranch('').trim(),
  ],
  [
    'remote: repository is read-only\n ! [remote rejected] main -> main (pre-receive hook declined)',
    git.refused,
  ],
  [
    'remote: Ask the owner.\n ! [remote rejected] main -> main (pre-receive hook declined)',
    git.refused,
  ],
  [
    " ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs to 'https://github.com/o/c.git'",
    editorWords.othersPublishing,
  ],
  ['error: unable to write file .git/objects/1: No space left on device', disk.full],
  [
    'remote: fatal: sha1 file write error: disk quota exceeded\n ! [remote rejected] main -> main (unpacker error)',
    git.serverFull,
  ],
  [
    'error: remote unpack failed: No space left on device\n ! [remote rejected] main -> main (unpacker error)',
    git.serverFull,
  ],
  ["fatal: sha1 file '.git/next-index-1.lock' write error. Out of diskspace", disk.full],
  ["fatal: could not open '.git/COMMIT_EDITMSG': Read-only file system", disk.readOnly],
  ['error: insufficient permission for adding an object to repository database', disk.notAllowed],
  ['error: open("data/site.json"): Permission denied\nfatal: adding files failed', disk.notAllowed],
  ['fatal: cannot create thread: Resource temporarily unavailable', disk.busy],
  ['fatal: unable to open pack: Too many open files', disk.tooManyFiles],
  ['Write the number of the order.', git.stopped],
]

describe('a failure of git', () => {
  it.each(said)('%s', (output, meaning) => {
    expect(meaningOf(output)).toBe(meaning)
  })

  it('has what git says as its details, and none of it in the message', () => {
    const [[output] = ['']] = said
    const { message, details } = splitDetails(new GitError(`${output}\n\nMore.`).message)
    expect(message).toBe(editorWords.remoteUnreachable)
    expect(details).toBe(`${output}\n\nMore.`)
  })
})

describe('an error of the disk', () => {
  it.each([
    ['EPERM', disk.notAllowed],
    ['EACCES', disk.notAllowed],
    ['EBUSY', disk.busy],
    ['ENOSPC', disk.full],
    ['EROFS', disk.readOnly],
    ['EMFILE', disk.tooManyFiles],
    ['ENOENT', disk.moved],
    ['EIO', disk.failing],
  ])('%s is said in plain words', (code, meaning) => {
    const message = `${code}: what Node says, rename '/home/o/c/.site.json.new' -> '/home/o/c/site.json'`
    expect(diskFault(Object.assign(new Error(message), { code }))).toBe(meaning)
    // Other properties are lost between threads, and in a sentence for the terminal.
    expect(diskFault(new Error(message))).toBe(meaning)
    expect(diskFault(new Error(`/home/o/c/site.json may not be changed by you (${code})`))).toBe(
      meaning,
    )
  })

  it.each([new Error('ENOSPC is a word'), new Error('failed'), 'EPERM: thrown', undefined])(
    'is not %s',
    (error) => expect(diskFault(error)).toBeUndefined(),
  )
})

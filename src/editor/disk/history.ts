import { isCatalogueFile, isPicture, PICTURES } from '../../catalogue/catalogueFiles.ts'
import { type HistoryFilter, PAGE_SIZE, type Version } from '../storage/historySource.ts'
import { blobsOf, git, gitOutput, splitNames } from './git.ts'

/** Separates the fields of a commit: no name or title has this character. */
const FIELD = '\x1f'

/** The commits that have changed the catalogue in a folder, the newest first; none if it has no git. */
export async function historyOf(
  root: string,
  { file, until, page }: HistoryFilter,
): Promise<Version[]> {
  if ((await gitOutput(root, 'rev-parse', 'HEAD')) === '') return []
  const format = ['%H', '%P', '%an', '%cI', '%s'].join(FIELD)
  const list = await git(
    root,
    'log',
    '--no-merges',
    '-z',
    `--format=${format}`,
    `--max-count=${PAGE_SIZE}`,
    `--skip=${(page - 1) * PAGE_SIZE}`,
    ...(until === undefined ? [] : [`--until=${until}`]),
    '--',
    ...(file === undefined ? ['data', PICTURES] : [file]),
  )
  return splitNames(list).map((line) => {
    const [commit = '', parent, author = '', date = '', title = ''] = line.split(FIELD)
    return { commit, title, author, date, parent: parent || undefined }
  })
}

/** The texts of a commit's files, and of its pictures the hash that git gives them. */
export async function filesAt(root: string, commit: string): Promise<Map<string, string>> {
  const list = await git(root, 'ls-tree', '-r', '-z', commit, '--', 'data', PICTURES)
  const files = new Map<string, string>()
  for (const line of splitNames(list)) {
    const [about = '', file = ''] = line.split('\t')
    const [, , hash = ''] = about.split(' ')
    if (isCatalogueFile(file)) files.set(file, hash)
  }
  const texts = [...files].filter(([file]) => !isPicture(file))
  const blobs = await blobsOf(
    root,
    texts.map(([, hash]) => hash),
  )
  for (const [file, hash] of texts) files.set(file, blobs.get(hash)?.toString('utf8') ?? '')
  return files
}

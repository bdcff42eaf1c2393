import { isCatalogueFile, isPicture, PICTURES } from '../../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../../catalogue/concurrency.ts'
import { CommitAnswer, readableListOf, versionOf } from './commits.ts'
import type { GitHub } from './github.ts'
import { type HistorySource, PAGE_SIZE, type Version } from './historySource.ts'

const Commits = readableListOf(CommitAnswer)

type CommitReader = {
  /** Path -> hash of all files of a commit. */
  filesOf(commit: string): Promise<ReadonlyMap<string, string>>
  /** The text of a hash. */
  textOf(hash: string): Promise<string>
}

/** The history of a branch on GitHub. */
export function githubHistory(
  { call, blob }: GitHub,
  branch: string,
  { filesOf, textOf }: CommitReader,
): HistorySource {
  return {
    async list({ file, until, page }) {
      // GitHub takes one path at a time.
      const paths = file === undefined ? ['data', PICTURES] : [file]
      const versions = new Map<string, Version>()
      for (const path of paths) {
        const query = new URLSearchParams({
          sha: branch,
          path,
          per_page: String(PAGE_SIZE),
          page: String(page),
          ...(until !== undefined && { until }),
        })
        for (const answer of await call(Commits, `commits?${query}`)) {
          const version = versionOf(answer)
          const parent = answer.parents[0]?.sha
          if (version !== undefined) versions.set(version.commit, { ...version, parent })
        }
      }
      const time = ({ date }: Version) => Date.parse(date) || 0
      return [...versions.values()].toSorted((a, b) => time(b) - time(a))
    },
    async filesAt(commit) {
      const own = [...(await filesOf(commit))].filter(([file]) => isCatalogueFile(file))
      const texts = new Map(own)
      const read = own.filter(([file]) => !isPicture(file))
      await forEachConcurrently(
        read,
        async ([file, hash]) => void texts.set(file, await textOf(hash)),
        8,
      )
      return texts
    },
    picture: blob,
  }
}

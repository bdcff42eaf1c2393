import { z } from 'zod'

/* The parts of GitHub's answers about commits that the editor reads: https://docs.github.com/en/rest */

/**
 * A list without the members that cannot be read, so that the others can be shown. If none of them can be read, the
 * answer is not the one that was asked for: that is an error.
 */
export function readableListOf<T extends z.ZodType>(member: T) {
  return z.array(z.unknown()).transform((all, context): z.output<T>[] => {
    const readable = all.flatMap((one) => {
      const read = member.safeParse(one)
      return read.success ? [read.data] : []
    })
    if (readable.length === 0 && all.length > 0) context.addIssue('Nothing can be read.')
    return readable
  })
}

export const CommitAnswer = z.object({
  sha: z.string(),
  parents: z.array(z.object({ sha: z.string() })),
  commit: z.object({
    message: z.string(),
    author: z.object({ name: z.string(), date: z.string() }),
    committer: z.object({ date: z.string() }),
  }),
})

/** A commit as a version of the history, without its parent; undefined if it merely merges others. */
export function versionOf({ sha, parents, commit }: z.infer<typeof CommitAnswer>) {
  if (parents.length > 1) return undefined
  const [title = ''] = commit.message.split('\n')
  return { commit: sha, title, author: commit.author.name, date: commit.committer.date }
}

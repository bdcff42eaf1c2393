import { z } from 'zod'

/* The parts of GitHub's answers that the editor reads: https://docs.github.com/en/rest */

/**
 * A list without the members that cannot be read, so that one of them does not close the others. If none can be read,
 * it is another answer, and an error.
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

export const RefAnswer = z.object({ object: z.object({ sha: z.string() }) })
export const DeploymentsAnswer = readableListOf(
  z.object({
    id: z.number(),
    sha: z.string(),
    environment: z.string(),
    production_environment: z.boolean().optional(),
  }),
)
export const StatusesAnswer = readableListOf(
  z.object({ state: z.string(), environment_url: z.string().optional(), created_at: z.string() }),
)
export const RunsAnswer = z.object({
  workflow_runs: readableListOf(
    z.object({
      id: z.number(),
      run_attempt: z.number(),
      status: z.string(),
      conclusion: z.string().nullable(),
      html_url: z.string(),
      run_started_at: z.string(),
    }),
  ),
})
export const JobsAnswer = z.object({
  jobs: readableListOf(
    z.object({
      id: z.number(),
      name: z.string(),
      status: z.string(),
      conclusion: z.string().nullable(),
      started_at: z.string(),
      steps: z.array(z.object({ name: z.string(), conclusion: z.string().nullable() })).optional(),
    }),
  ),
})
export const AnnotationsAnswer = readableListOf(
  z.object({
    path: z.string(),
    start_line: z.number(),
    annotation_level: z.string(),
    message: z.string(),
  }),
)
export const CommitAnswer = z.object({
  sha: z.string(),
  parents: z.array(z.object({ sha: z.string() })),
  commit: z.object({
    message: z.string(),
    author: z.object({ name: z.string(), date: z.string() }),
    committer: z.object({ date: z.string() }),
  }),
})
export const CompareAnswer = z.object({
  status: z.string(),
  commits: z.array(CommitAnswer),
  files: z
    .array(z.object({ filename: z.string(), previous_filename: z.string().optional() }))
    .optional(),
})

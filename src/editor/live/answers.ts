import { z } from 'zod'

/* The parts of GitHub's answers that the editor reads: https://docs.github.com/en/rest */

export const RefAnswer = z.object({ object: z.object({ sha: z.string() }) })
export const DeploymentsAnswer = z.array(
  z.object({
    id: z.number(),
    sha: z.string(),
    environment: z.string(),
    production_environment: z.boolean().optional(),
  }),
)
export const StatusesAnswer = z.array(
  z.object({ state: z.string(), environment_url: z.string().optional(), created_at: z.string() }),
)
export const RunsAnswer = z.object({
  workflow_runs: z.array(
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
  jobs: z.array(
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
export const AnnotationsAnswer = z.array(
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

import { z } from 'zod'

/** The file at the root of the built site that says which version of the catalogue it shows. */
export const buildFileName = 'build.json'

/** The content of the file. */
export const BuildFile = z.object({
  /** The hash of the commit that the site was built from. */
  commit: z.string(),
  /**
   * The time of that commit, in ISO 8601; left out if git could not tell. The time of the build would make two builds
   * of one commit differ.
   */
  time: z.iso.datetime({ offset: true }).optional(),
})
export type BuildFile = z.infer<typeof BuildFile>

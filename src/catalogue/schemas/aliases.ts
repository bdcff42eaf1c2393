import { z } from 'zod'
import { LinkPath, PathKey } from './text.ts'

/** `aliases.json`: the path of a home card -> the declared path that it redirects to. */
export const Aliases = z
  .record(
    PathKey,
    LinkPath.meta({
      title: 'Leads to',
      description: 'The address that visitors are sent on to.',
      examples: ['/About'],
    }),
  )
  .meta({
    title: 'Short addresses',
    description: 'Addresses for cards and leaflets, each of which leads to a page.',
  })

export type Aliases = z.infer<typeof Aliases>

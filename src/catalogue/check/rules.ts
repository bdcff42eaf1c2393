import type { Rule } from './draft.ts'
import { pagesAndRoutes, standingRoutes } from './rules/routes.ts'

/** Everything that must hold between the files, each rule by itself. */
export const rules: readonly Rule[] = [pagesAndRoutes, standingRoutes]

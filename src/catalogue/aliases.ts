import table from '../../data/aliases.json'

const { $schema: _, ...aliases } = table
const targets = new Map(Object.entries(aliases))

/** The declared path that a home-card path stands for; undefined where the path is no alias. */
export function aliasTarget(path: string): string | undefined {
  return targets.get(path)
}

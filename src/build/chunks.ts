import type { Manifest } from 'vite'
import type { PageView } from '../catalogue/view/types.ts'

const entry = 'src/main.tsx'

const routeFiles: Record<PageView['kind'], string> = {
  home: 'src/routes/index.tsx',
  about: 'src/routes/About.tsx',
  contact: 'src/routes/Contact.tsx',
  full: 'src/routes/$slug.tsx',
  placeholder: 'src/routes/$slug.tsx',
}

function* closure(manifest: Manifest, key: string, seen: Set<string>): Generator<string> {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`)
  yield chunk.file
  for (const imported of chunk.imports ?? []) yield* closure(manifest, imported, seen)
}

/**
 * The script files that a page of this kind runs, the entry first.
 * @param kind undefined for the page of a wrong path, which runs the entry alone
 */
export function chunksOf(manifest: Manifest, kind: PageView['kind'] | undefined): string[] {
  const seen = new Set<string>()
  const files = [...closure(manifest, entry, seen)]
  if (kind === undefined) return files
  const route = routeFiles[kind]
  const split = Object.keys(manifest).filter((key) => key.startsWith(`${route}?`))
  if (split.length === 0) throw new Error(`${route} has no chunk of its own`)
  return [...files, ...split.flatMap((key) => [...closure(manifest, key, seen)])]
}

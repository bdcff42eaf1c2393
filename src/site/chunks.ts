import type { Manifest, ManifestChunk } from 'vite'
import type { PageView } from '../pages/views/types.ts'

const entry = 'src/main.tsx'

const routeFiles: Record<PageView['kind'], string> = {
  home: 'src/routes/index.lazy.tsx',
  about: 'src/routes/About.lazy.tsx',
  contact: 'src/routes/Contact.lazy.tsx',
  full: 'src/routes/$slug.lazy.tsx',
  placeholder: 'src/routes/$slug.lazy.tsx',
}

/** Every kind of page; undefined is the page of a wrong path, which runs the entry alone. */
export const pageKinds: readonly (PageView['kind'] | undefined)[] = [
  'home',
  'about',
  'contact',
  'full',
  'placeholder',
  undefined,
]

/** The files a page needs, as the build named them. */
export type PageFiles = {
  /** The entry first. */
  scripts: readonly string[]
  /** The entry's first: it sets the order of the layers. */
  styles: readonly string[]
}

function* closure(manifest: Manifest, key: string, seen: Set<string>): Generator<ManifestChunk> {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = manifest[key]
  if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`)
  yield chunk
  for (const imported of chunk.imports ?? []) yield* closure(manifest, imported, seen)
}

/** The scripts and styles that a page of this kind runs with. */
export function filesOf(manifest: Manifest, kind: PageView['kind'] | undefined): PageFiles {
  const seen = new Set<string>()
  const keys = [entry, ...(kind === undefined ? [] : [routeFiles[kind]])]
  const chunks = keys.flatMap((key) => [...closure(manifest, key, seen)])
  return {
    scripts: chunks.map((chunk) => chunk.file),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}

import type { Manifest, ManifestChunk } from 'vite'
import { type KindName, kindNames, pathOfKind } from '../pages/pageSchemas.ts'

/** What the client's build begins with: the page's script, and the worker that keeps pages. */
export const entries = { main: 'src/main.tsx', offline: 'src/ui/offline/worker/worker.ts' }

/** Every kind of page; undefined is the page of a wrong path, which runs the entry alone. */
export const pageKinds: readonly (KindName | undefined)[] = [...kindNames, undefined]

/** The module that the route of a kind of page loads: its own component, or the one of all products. */
function componentOf(kind: KindName): string {
  const name = kind.replace(/^./, (letter) => letter.toUpperCase())
  return pathOfKind(kind) === undefined
    ? 'src/pages/product/ProductPage.tsx'
    : `src/pages/${kind}/${name}Page.tsx`
}

/** The files a page needs, as the build named them. */
type PageFiles = {
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
export function chunksOf(manifest: Manifest, kind: KindName | undefined): PageFiles {
  const seen = new Set<string>()
  const keys = [entries.main, ...(kind === undefined ? [] : [componentOf(kind)])]
  const chunks = keys.flatMap((key) => [...closure(manifest, key, seen)])
  return {
    scripts: chunks.map((chunk) => chunk.file),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}

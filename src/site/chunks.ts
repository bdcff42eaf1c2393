import type { Manifest, ManifestChunk } from 'vite'
import { ownValue } from '../catalogue/ownValue.ts'
import { type KindName, kindNames, pathOfKind } from '../pages/pageSchemas.ts'

/** The entry points of the client's bundle: the script of every page, the inline script that starts it, the service worker. */
export const entryPoints = {
  main: 'src/main.tsx',
  boot: 'src/boot.ts',
  offline: 'src/ui/offline/worker/worker.ts',
}

/** Every kind of page. Undefined is the error page. */
export const kindsWithErrorPage: readonly (KindName | undefined)[] = [...kindNames, undefined]

/**
 * The module of a kind of page, which its route loads: `SlugPage.tsx` if the kind has many pages. That of the
 * error page is loaded for every address that no page has.
 */
function componentModule(kind: KindName | undefined): string {
  if (kind === undefined) return 'src/routes/-unknown.tsx'
  const name = kind.replace(/^./, (letter) => letter.toUpperCase())
  return pathOfKind(kind) === undefined
    ? 'src/pages/registry/SlugPage.tsx'
    : `src/pages/${kind}/${name}Page.tsx`
}

/** The files that a page needs, with the names that the build gave them. */
type PageFiles = {
  /** The entry first. */
  scripts: readonly string[]
  /** The entry's style first, because it sets the order of the cascade layers. */
  styles: readonly string[]
}

/** A chunk and all chunks that it imports, without those already seen. */
function* importedChunks(
  manifest: Manifest,
  key: string,
  seen: Set<string>,
): Generator<ManifestChunk> {
  if (seen.has(key)) return
  seen.add(key)
  const chunk = ownValue(manifest, key)
  if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`)
  yield chunk
  for (const imported of chunk.imports ?? []) yield* importedChunks(manifest, imported, seen)
}

/** The scripts and styles of a kind of page. @throws if the manifest has no chunk for the kind */
export function chunksFor(manifest: Manifest, kind: KindName | undefined): PageFiles {
  const seen = new Set<string>()
  const keys = [entryPoints.main, componentModule(kind)]
  const chunks = keys.flatMap((key) => [...importedChunks(manifest, key, seen)])
  return {
    scripts: chunks.map((chunk) => chunk.file),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))],
  }
}

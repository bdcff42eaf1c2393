import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

/** How hard the two are to try: a page is one of many, while a script goes to every visitor. */
const efforts = { one: { brotli: 5, gzip: 6 }, every: { brotli: 11, gzip: 9 } }
type Effort = keyof typeof efforts

/** Puts the Brotli and the gzip file beside a file. */
function compress(file: string, bytes: Buffer, effort: Effort): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: efforts[effort].gzip }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}

/**
 * Writes a file of the built site, and beside it the compressed ones where it is of a kind that
 * gets smaller. In step: on a worker nothing else waits for it.
 * @param effort `every` for what every visitor fetches
 */
export function putText(file: string, content: string, effort: Effort = 'one'): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const bytes = Buffer.from(content)
  writeFileSync(file, bytes)
  if (text.test(file)) compress(file, bytes, effort)
}

/** Compresses what Vite has made, and what it has copied from `public/`. */
export function compressBuilt(dist: string): void {
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && text.test(file)) compress(file, readFileSync(file), 'every')
  }
}

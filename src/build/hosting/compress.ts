import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** How hard the two are to try: a page is one of many, while a script goes to every visitor. */
const efforts = { one: { brotli: 5, gzip: 6 }, every: { brotli: 11, gzip: 9 } }
export type Effort = keyof typeof efforts

/** Whether a file is of a kind that gets smaller. */
export function isText(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/** Puts the Brotli and the gzip file beside a file. */
export function compress(file: string, bytes: Buffer, effort: Effort): void {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: efforts[effort].brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: efforts[effort].gzip }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}

import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants

/**
 * How hard the two are to try: as hard as they can, or, for one of thousands of pages, as far as it
 * is cheap. A page fits into the small window of 64 kB.
 */
const efforts = {
  most: { brotli: { [QUALITY]: 11 }, gzip: 9 },
  quick: { brotli: { [QUALITY]: 5, [WINDOW]: 16 }, gzip: 4 },
}
export type Effort = keyof typeof efforts

/** Whether a file is of a kind that gets smaller. */
export function isText(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/** Puts the Brotli and the gzip file beside a file. */
export function compress(file: string, bytes: Buffer, effort: Effort): void {
  const { brotli, gzip } = efforts[effort]
  // In one piece: what comes out is smaller than this.
  const chunkSize = Math.max(bytes.length, 1024)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip, chunkSize }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotli, chunkSize }))
}

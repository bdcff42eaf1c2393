import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants

/** As small as possible, or only as far as it is quick. */
const efforts = {
  most: { brotli: { [QUALITY]: 11 }, gzip: 9 },
  quick: { brotli: { [QUALITY]: 5, [WINDOW]: 16 }, gzip: 6 },
}

export type Effort = keyof typeof efforts

/** Whether a file is of a kind that gets smaller. */
export function isTextFile(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/** Puts the Brotli and the gzip file beside a file. */
export function compress(file: string, bytes: Buffer, effort: Effort): void {
  const { brotli, gzip } = efforts[effort]
  // The output fits into one chunk.
  const chunkSize = Math.max(bytes.length, 1024)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip, chunkSize }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotli, chunkSize }))
}

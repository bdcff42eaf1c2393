import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants

/**
 * How hard the two are to try: for what all pages share as hard as they can (8.7 kB less of `main`);
 * for a page as far as it is cheap (1.5 ms in the place of 34, for 0.7 kB more). It fits into 64 kB.
 */
const efforts = {
  most: { brotli: { [QUALITY]: 11 }, gzip: 9 },
  quick: { brotli: { [QUALITY]: 5, [WINDOW]: 16 }, gzip: 6 },
}

/** Whether a file is of a kind that gets smaller. */
export function isText(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/** Puts the Brotli and the gzip file beside a file. */
export function compress(file: string, bytes: Buffer, effort: keyof typeof efforts): void {
  const { brotli, gzip } = efforts[effort]
  // In one piece: what comes out is smaller than this.
  const chunkSize = Math.max(bytes.length, 1024)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip, chunkSize }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotli, chunkSize }))
}

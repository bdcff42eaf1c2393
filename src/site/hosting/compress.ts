import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants

/** Compression settings: as small as possible, or fast. */
const efforts = {
  most: { brotli: { [QUALITY]: 11 }, gzip: 9 },
  quick: { brotli: { [QUALITY]: 5, [WINDOW]: 16 }, gzip: 6 },
}

/** The effort spent on compression. */
export type CompressionEffort = keyof typeof efforts

/** True if a file is a text file, which compression makes smaller. */
export function isTextFile(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/**
 * Writes the Brotli and the gzip copy beside a file.
 * @param bytes the content of the file
 */
export function writeCompressed(file: string, bytes: Buffer, effort: CompressionEffort): void {
  const { brotli, gzip } = efforts[effort]
  // Large enough for the output in one chunk.
  const chunkSize = Math.max(bytes.length, 1024)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: gzip, chunkSize }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: brotli, chunkSize }))
}

import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_LGWIN: WINDOW } = constants

/** Compression settings: as small as possible, or 2 % larger in less than half the time. */
const efforts = {
  most: { brotli: { [QUALITY]: 11 }, gzip: 9 },
  quick: { brotli: { [QUALITY]: 10, [WINDOW]: 18 }, gzip: 6 },
}

/** The effort spent on compression. */
export type CompressionEffort = keyof typeof efforts

/** True if a file is a text file, which compression makes smaller. */
export function isTextFile(name: string): boolean {
  return /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name)
}

/**
 * Writes the Brotli and the gzip copy beside a file. Node compresses in threads of its own.
 * @param bytes the content of the file
 */
export async function writeCompressed(
  file: string,
  bytes: Buffer,
  effort: CompressionEffort,
): Promise<void> {
  const { brotli, gzip: level } = efforts[effort]
  // Large enough for the output in one chunk.
  const chunkSize = Math.max(bytes.length, 1024)
  await Promise.all([
    promisify(gzip)(bytes, { level, chunkSize }).then((copy) => writeFile(`${file}.gz`, copy)),
    promisify(brotliCompress)(bytes, { params: brotli, chunkSize }).then((copy) =>
      writeFile(`${file}.br`, copy),
    ),
  ])
}

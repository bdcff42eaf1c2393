import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inLanes } from '../lanes.ts'

const text = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Puts a Brotli and a gzip file beside each text file of the built site. */
export async function compressSite(dist: string): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await inLanes(files, (file) => compress(file, path.relative(dist, file).startsWith('assets')))
}

/** @param shared true for what every visitor fetches: there are few of them, and each byte counts */
async function compress(file: string, shared: boolean): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: shared ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    toGzip(bytes, { level: shared ? 9 : 6 }).then((packed) => writeFile(`${file}.gz`, packed)),
    toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
  ])
}

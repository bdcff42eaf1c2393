import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { emptyFolder, makePicture } from '../check/fixture.ts'

/**
 * A new folder with the catalogue of a maker of pipes: another trade, with other units, and without the modules (roof
 * calculator, drawings, advice for jobs).
 */
export async function makePipes(): Promise<string> {
  const root = await emptyFolder()
  await cp('tests/fixtures/pipes/data', path.join(root, 'data'), { recursive: true })
  const pictures = path.join(root, 'public/pictures')
  await mkdir(pictures, { recursive: true })
  for (const name of ['pipe.jpg', 'hot-pipe.jpg', 'drain.jpg', 'cement.jpg']) {
    await makePicture(path.join(pictures, name), { width: 1600, height: 900 })
  }
  return root
}

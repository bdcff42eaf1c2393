import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { readParts } from '../inbox/server/parts.ts'

const entry = 'virtual:worker'

/**
 * Bundles the inbox for Cloudflare Workers, with all that it reads of the project.
 * @param root the folder that holds `data/`
 * @returns one module, which imports nothing but `node:` modules that Workers have
 */
export async function buildWorker(root: string): Promise<string> {
  const file = fileURLToPath(new URL('../inbox/worker.ts', import.meta.url))
  const code = `import { createWorker } from ${JSON.stringify(file)}
export default createWorker(${JSON.stringify(await readParts(root))})`
  const result = await build({
    ...{ configFile: false, root, publicDir: false, logLevel: 'error' },
    plugins: [
      {
        name: 'worker',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ssr: true,
      write: false,
      target: 'es2022',
      minify: true,
      rolldownOptions: { input: entry },
    },
  })
  const [bundle] = [result].flat()
  const [chunk, ...others] = bundle !== undefined && 'output' in bundle ? bundle.output : []
  if (chunk === undefined || others.length > 0) throw new Error('the worker is not one module')
  return chunk.code
}

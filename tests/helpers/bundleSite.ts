import { vi } from 'vitest'
import { makeBundles, newBundleFolder } from '../../src/site/bundle.ts'

/**
 * Bundles the code once, for tests that build several sites from it.
 * @returns the folder of the bundles, to be deleted after the last test
 */
export async function bundleSite(): Promise<string> {
  const bundles = await newBundleFolder(process.cwd())
  vi.stubEnv('NODE_ENV', 'production')
  await makeBundles(bundles)
  vi.unstubAllEnvs()
  return bundles
}

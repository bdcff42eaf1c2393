import { onTestFinished, vi } from 'vitest'
import { FakeGitHub, repository, token } from './github.ts'

/** The account that edits its `main` branch. */
export const account = { repository, branch: 'main', token }

/** A repository on GitHub with these files, which the editor finds until the test ends. */
export async function startGitHub(files: ConstructorParameters<typeof FakeGitHub>[0]) {
  const server = new FakeGitHub(files)
  await server.start()
  vi.stubEnv('GITHUB_API', server.url)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    server.stop()
  })
  return server
}

/**
 * Runs a step of the build, and records how long it took as a measure of Node's `performance`: `npm run bench` prints them.
 * @param name two or three words: `check`, `pages`
 */
export async function buildStep<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  performance.measure(`build: ${name}`, { start })
  return result
}

/** Loads sharp on demand, because loading it takes a tenth of a second. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once, so a cache would only take memory.
  sharp.cache(false)
  // Callers already encode pictures in parallel.
  sharp.concurrency(1)
  return sharp
}

/** Loads the library that decodes and encodes pictures, which takes a tenth of a second, when it is needed. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Each picture is decoded once: a cache of them is only memory.
  sharp.cache(false)
  // Pictures are encoded side by side already.
  sharp.concurrency(1)
  return sharp
}

/**
 * The library that reads and makes pictures, loaded where there is one to read or to make: that takes
 * a tenth of a second, and most builds find all their pictures made.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Each picture is made once: nothing is gained by keeping what it was made from.
  sharp.cache(false)
  // Pictures are made side by side already; threads within one take memory and save no time.
  sharp.concurrency(1)
  return sharp
}

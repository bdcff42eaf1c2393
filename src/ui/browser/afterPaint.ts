/**
 * Runs a function after the next paint: the first task after an animation frame runs after its paint.
 * @returns a function that cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

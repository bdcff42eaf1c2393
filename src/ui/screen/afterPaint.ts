/**
 * Runs something once the next frame has been painted: the first task after a frame is after its paint.
 * @returns stops it, where it has not run yet
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

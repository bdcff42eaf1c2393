import { flushSync } from 'react-dom'

/** True from the moment that a mouse button or a finger is down until it is lifted. */
let isDown = false
let waiting: (() => void)[] = []

function press(): void {
  isDown = true
}

function release(): void {
  isDown = false
  const all = waiting
  waiting = []
  for (const run of all) run()
}

// A worker has no pointer.
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', press, true)
  for (const type of ['pointerup', 'pointercancel', 'keydown']) {
    addEventListener(type, release, true)
  }
  // The list that a select opens swallows the end of the press: whatever comes next ends it.
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && release(), true)
  addEventListener('blur', release)
  addEventListener('pointermove', ({ buttons }) => isDown && buttons === 0 && release(), true)
}

/**
 * Runs at once, or, during a press, when it ends and before its click: a press counts only if what it began on is
 * still under the pointer.
 */
export function whenReleased(run: () => void): void {
  if (isDown) waiting.push(run)
  else run()
}

/**
 * Changes what is shown before the next frame, or, during a press, after its click. Not for handlers of events, which
 * React flushes.
 */
export function afterPress(change: () => void): void {
  if (isDown) waiting.push(() => setTimeout(afterPress, 0, change))
  // A hidden page has no frames.
  else if (document.hidden) flushSync(change)
  // Earlier than its frame, it could move what a press has just begun on: the browser scrolls along only then.
  else requestAnimationFrame(() => (isDown ? afterPress(change) : flushSync(change)))
}

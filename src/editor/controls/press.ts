import { flushSync } from 'react-dom'

/** True while a mouse button or a finger is down. */
let isPressed = false
let deferred: (() => void)[] = []

function press(): void {
  isPressed = true
}

function release(): void {
  isPressed = false
  const all = deferred
  deferred = []
  for (const run of all) {
    try {
      run()
    } catch (error) {
      // The others still have to run.
      reportError(error)
    }
  }
}

// A worker has no pointer.
if (typeof document !== 'undefined') {
  addEventListener('pointerdown', press, true)
  for (const type of ['pointerup', 'pointercancel', 'keydown']) {
    addEventListener(type, release, true)
  }
  // The open list of a select receives the `pointerup`, so its change event ends the press.
  addEventListener('change', ({ target }) => target instanceof HTMLSelectElement && release(), true)
  addEventListener('blur', release)
  addEventListener('pointermove', ({ buttons }) => isPressed && buttons === 0 && release(), true)
}

/**
 * Runs a function now; during a press, at its end and before the click. A click needs the same element under the
 * pointer at the start and at the end of the press.
 */
export function whenReleased(run: () => void): void {
  if (isPressed) deferred.push(run)
  else run()
}

/**
 * Runs a change of React state in the next frame; during a press, after the click. Not for event handlers, whose
 * changes React shows at once.
 */
export function afterPress(change: () => void): void {
  if (isPressed) deferred.push(() => setTimeout(afterPress, 0, change))
  // A hidden page has no frames.
  else if (document.hidden) flushSync(change)
  // The browser adjusts its scroll position in the frame of the change: a control under the mouse stays there.
  else requestAnimationFrame(() => (isPressed ? afterPress(change) : flushSync(change)))
}

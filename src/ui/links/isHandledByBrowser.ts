import type { MouseEvent } from 'react'

/** True for a press that the browser answers by itself: a new tab or window, another button. */
export function isHandledByBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
}

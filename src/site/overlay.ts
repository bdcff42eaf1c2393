/** In a page of the dev server: shows the problems that the check finds, until they are fixed. */
const overlay = document.createElement('dialog')
const words = overlay.appendChild(document.createElement('pre'))
overlay.style.margin = 'auto'
words.style.whiteSpace = 'pre-wrap'

import.meta.hot?.on('catalogue:checked', (problems: string) => {
  words.textContent = problems
  if (problems === '') {
    if (!overlay.isConnected) return
    overlay.close()
    overlay.remove()
    // A page that was opened meanwhile could not be rendered.
    if (document.getElementById('root')?.childElementCount === 0) location.reload()
  } else if (!overlay.open) {
    document.body.append(overlay)
    overlay.showModal()
  }
})
import.meta.hot?.send('catalogue:ask')

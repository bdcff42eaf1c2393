/** Shows the problems of the check in a page of the dev server, until they are fixed. */
const dialog = document.createElement('dialog')
const message = dialog.appendChild(document.createElement('pre'))
dialog.style.margin = 'auto'
message.style.whiteSpace = 'pre-wrap'

import.meta.hot?.on('catalogue:checked', (problems: string) => {
  message.textContent = problems
  if (problems === '') {
    if (!dialog.isConnected) return
    dialog.close()
    dialog.remove()
    // A page that was opened while there were problems could not be rendered.
    if (document.getElementById('root')?.childElementCount === 0) location.reload()
  } else if (!dialog.open) {
    document.body.append(dialog)
    dialog.showModal()
  }
})
import.meta.hot?.send('catalogue:ask')

import type { RegisteredRouter } from '@tanstack/react-router'
import { hrefOf, samePath } from '../../ui/links/href.ts'
import { writeQuery } from './query.ts'

/** Whether it is a form that is sent to the finder's page. */
function isFinders(form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.getAttribute('action') === hrefOf('/Find')
}

/**
 * Has a form that is sent to the finder's page open it as a link does, without a document; the page is
 * fetched when the field is entered. On that page itself the browser goes on sending it.
 */
export function openFinder(router: Pick<RegisteredRouter, 'navigate' | 'preloadRoute'>): void {
  const fetchAhead = (field: unknown) => {
    if (field instanceof HTMLInputElement && isFinders(field.form)) {
      void router.preloadRoute({ to: '/Find' })
    }
  }
  // It may have been entered before.
  fetchAhead(document.activeElement)
  addEventListener('focusin', ({ target }) => fetchAhead(target))
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event
    const page = hrefOf('/Find')
    if (defaultPrevented || !isFinders(form) || samePath(location.pathname, page)) return
    event.preventDefault()
    const text = `${new FormData(form).get('q')}`
    form.reset()
    void router.navigate({ href: page + writeQuery({ text, chosen: {} }) })
  })
}

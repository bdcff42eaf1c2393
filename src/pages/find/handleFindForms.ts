import type { RegisteredRouter } from '@tanstack/react-router'
import { hrefOf, samePath } from '../../ui/links/href.ts'
import { writeQuery } from './query.ts'

/** Whether it is a form whose action is the finder's page. */
function leadsTo(page: string, form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.getAttribute('action') === page
}

/**
 * Lets each form whose action is the finder's page navigate to it within the document; the page is
 * preloaded when a field of the form is entered. On that page itself the browser submits the form.
 */
export function handleFindForms(
  router: Pick<RegisteredRouter, 'navigate' | 'preloadRoute' | 'options'>,
): void {
  const page = hrefOf(router, '/Find')
  const preload = (field: unknown) => {
    if (field instanceof HTMLInputElement && leadsTo(page, field.form)) {
      void router.preloadRoute({ to: '/Find' })
    }
  }
  // The field may have been entered before.
  preload(document.activeElement)
  addEventListener('focusin', ({ target }) => preload(target))
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event
    if (defaultPrevented || !leadsTo(page, form) || samePath(location.pathname, page)) return
    event.preventDefault()
    const text = `${new FormData(form).get('q')}`
    form.reset()
    void router.navigate({ href: page + writeQuery({ text, chosen: {} }) })
  })
}

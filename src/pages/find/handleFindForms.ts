import type { RegisteredRouter } from '@tanstack/react-router'
import { coversOf } from '../../ui/browser/coverEntry.ts'
import { isSavingData } from '../../ui/browser/isSavingData.ts'
import { hrefOf, isSamePath } from '../../ui/links/href.ts'
import { pasteLines } from './pastedLines.ts'
import { writeQuery } from './query.ts'

/** True for a form whose action is the finder's page. */
function isFindForm(page: string, form: unknown): form is HTMLFormElement {
  return form instanceof HTMLFormElement && form.getAttribute('action') === page
}

/**
 * Submits the search forms without loading a new document. The finder's page is preloaded when a field of such a form
 * gets the focus, unless the visitor saves data. A pasted list keeps its lines apart. The finder's own form is left to
 * its page.
 */
export function handleFindForms(
  router: Pick<RegisteredRouter, 'navigate' | 'preloadRoute' | 'options'>,
): void {
  const page = hrefOf(router, '/Find')
  const preload = (field: unknown) => {
    if (isSavingData() || !(field instanceof HTMLInputElement)) return
    if (isFindForm(page, field.form)) {
      void router.preloadRoute({ to: '/Find' })
    }
  }
  // The field may have the focus already.
  preload(document.activeElement)
  addEventListener('focusin', ({ target }) => preload(target))
  addEventListener('paste', (event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && isFindForm(page, target.form)) {
      pasteLines(target, event)
    }
  })
  addEventListener('submit', (event) => {
    const { target: form, defaultPrevented } = event
    if (defaultPrevented || !isFindForm(page, form) || isSamePath(location.pathname, page)) return
    event.preventDefault()
    const text = `${new FormData(form).get('q')}`
    form.reset()
    const href = page + writeQuery({ text, chosen: {} })
    void router.navigate({ href, replace: coversOf() > 0 })
  })
}

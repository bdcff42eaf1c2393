/**
 * Fills in the date of each printed page just before printing, because an open page may be printed days later.
 * An element has its text in `data-printed-on`, with the placeholder `{date}`. Outside the components, because
 * few visitors print.
 */
export function datePrintedPages(): void {
  addEventListener('beforeprint', () => {
    const { lang } = document.documentElement
    const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date())
    for (const line of document.querySelectorAll<HTMLElement>('[data-printed-on]')) {
      line.textContent = (line.dataset.printedOn ?? '').replace('{date}', () => date)
    }
  })
}

/**
 * Fills in the date of each printed page just before printing, because an open page may be printed days later.
 * An element has its text in `data-printed-on`, with the placeholder `{date}`, and its language in `data-language`. Outside the components, because
 * few visitors print.
 */
export function datePrintedPages(): void {
  addEventListener('beforeprint', () => {
    for (const line of document.querySelectorAll<HTMLElement>('[data-printed-on]')) {
      const language = line.dataset.language
      const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date())
      line.textContent = (line.dataset.printedOn ?? '').replace('{date}', () => date)
    }
  })
}

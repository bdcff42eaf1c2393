import { fillTemplate } from '../../catalogue/fillTemplate.ts'

/** Writes today's date into the printed lines of the page. */
function writeDates(): void {
  const { lang: language } = document.documentElement
  const date = new Date().toLocaleDateString(language, { dateStyle: 'long' })
  for (const line of document.querySelectorAll('[data-print-date]')) {
    line.textContent = fillTemplate(line.getAttribute('data-print-date') ?? '', 'date', date)
  }
}

/**
 * Keeps the date of the printed lines: their `data-print-date` has the text with the place `{date}`. It is written
 * again before printing, because an open page may be printed days later. Without JavaScript they have no date.
 */
export function fillPrintDates(): void {
  writeDates()
  addEventListener('beforeprint', writeDates)
}

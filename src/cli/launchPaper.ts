import { byRespondent } from '../check/formatLaunchQuestions.ts'
import type { LaunchList } from '../check/launchQuestions.ts'
import { escapeHtml } from '../site/html.ts'

const styles = `
@page { size: A4; margin: 18mm 16mm; }
body { font: 10.5pt/1.4 system-ui, sans-serif; max-width: 178mm; margin: 0 auto; color: #000; background: #fff; }
h1 { font-size: 16pt; margin: 0 0 2mm; }
h2 { font-size: 12.5pt; margin: 6mm 0 2mm; break-after: avoid; }
ol { margin: 0; padding-inline-start: 7mm; }
li { padding-block: 2mm; border-block-start: 0.3mm solid #999; break-inside: avoid; }
p { margin: 0; }
.soft { color: #444; }
table { border-collapse: collapse; font-size: 9pt; margin-block: 1mm; }
td { padding: 0 4mm 0 0; vertical-align: top; }
.answer { margin-block-start: 3mm; color: #444; }
.answer span { display: inline-block; border-block-end: 0.3mm solid #000; }
`

/** The longest text that is quoted, and how many values of one question. */
const LONGEST = 160
const MOST = 6

/** Lines to write on: `Answer`, who has confirmed it, when, and on which paper. */
function blanks(): string {
  const rows = [
    [['Answer', 145] as const],
    [['Name', 40] as const, ['Day', 24] as const, ['Paper, number', 46] as const],
  ]
  const lines = rows.map((fields) =>
    fields.map(([name, mm]) => `${name}: <span style="width:${mm}mm">&nbsp;</span>`).join(' '),
  )
  return lines.map((line) => `<p class="answer">${line}</p>`).join('')
}

function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text
}

/** What stands on the pages now, as rows; of many the first. */
function nowOf(current: LaunchList['questions'][number]['current']): string {
  const lines = current.flatMap(({ page, lines }) =>
    lines.length === 0
      ? [[page, '']]
      : lines.map(({ label, text }) => [`${page}, ${label}`, cut(text)]),
  )
  const rows = lines
    .slice(0, MOST)
    .map((cells) => `<tr>${cells.map((one) => `<td>${escapeHtml(one)}</td>`).join('')}</tr>`)
  const rest = lines.length - rows.length
  const more = rest > 0 ? `<p class="soft">and ${rest} more, on these pages</p>` : ''
  return `<table>${rows.join('')}</table>${more}`
}

/**
 * The list of questions as a page of HTML to be printed on A4 and filled in by hand.
 * @param name the business's
 */
export function launchPaper({ questions, answered, total }: LaunchList, name: string): string {
  const groups = byRespondent(questions).map(({ heading, questions: own }) => {
    const items = own.map(
      ({ reason, unlocks, current }) =>
        `<li><p><b>${escapeHtml(reason)}</b></p><p class="soft">${escapeHtml(unlocks)}</p>${nowOf(current)}${blanks()}</li>`,
    )
    return `<h2>${escapeHtml(heading)} (${own.length})</h2><ol>${items.join('')}</ol>`
  })
  const title = `${name}: questions`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>${styles}</style></head>
<body><h1>${escapeHtml(title)}</h1><p>${answered} of ${total} answered.</p>
${groups.join('\n')}
</body></html>
`
}

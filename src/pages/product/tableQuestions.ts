import { fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import type { TableView } from '../../catalogue/productTable.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'

/** The properties to ask for, or a sentence that names them, and the link that asks. */
type TableQuestion = { text: string; href: string }

/**
 * The questions of buyers about a table, as WhatsApp links: about the rows that only say "on
 * request", and about unlisted properties. Without properties there is no question.
 * @param english the same in English, appended to the message if the page is in another language
 */
export function tableQuestions(own: AskedTable, english?: AskedTable) {
  function ask(kind: 'unknown' | 'unlisted', sentence: string): TableQuestion | undefined {
    const list = labelList(askedLabels(own, kind))
    if (list === '') return undefined
    const questionIn = (table: AskedTable) => {
      const { name, site } = table
      const properties = labelList(askedLabels(table, kind))
      return fillTemplates(site.product.table.question, { name, properties })
    }
    const question = addEnglish(questionIn(own), english && questionIn(english))
    const href = whatsappHref(own.site.whatsapp, question)
    return { text: fillTemplate(sentence, 'properties', list), href }
  }
  return {
    unknown: ask('unknown', '{properties}'),
    unlisted: ask('unlisted', own.site.product.table.unlisted),
  }
}

/** A product's table in a language. */
type AskedTable = {
  name: string
  table: Pick<TableView, 'rows' | 'unlisted'>
  site: Pick<Site, 'whatsapp' | 'product'>
}

function askedLabels({ table }: AskedTable, kind: 'unknown' | 'unlisted'): string[] {
  if (kind === 'unlisted') return table.unlisted.map(({ label }) => label)
  return table.rows.filter((row) => row.unknown).map(({ name }) => name)
}

import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { TableView } from '../../catalogue/productTable.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { addEnglish } from './enquiryMessage.ts'

/** A product's table in a language. */
type AskedTable = {
  name: string
  table: Pick<TableView, 'rows'>
  site: Pick<Site, 'whatsapp' | 'product'>
}

/** The rows that only say "on request", each with the question about it. */
function questionsOf({ name, table, site }: AskedTable) {
  return table.rows.flatMap((row) => {
    const properties = row.name
    const question = fillTemplates(site.product.table.question, { name, properties })
    return row.unknown ? [{ row: row.name, question }] : []
  })
}

/**
 * The WhatsApp links for the rows that only say "on request", by the name of the row.
 * @param english the same table in English, appended to the message if the page is in another language
 */
export function rowRequests(own: AskedTable, english?: AskedTable): Record<string, string> {
  const inEnglish = english === undefined ? [] : questionsOf(english)
  return Object.fromEntries(
    questionsOf(own).map(({ row, question }, i) => [
      row,
      whatsappHref(own.site.whatsapp, addEnglish(question, inEnglish[i]?.question)),
    ]),
  )
}

import { isRecord } from '../../catalogue/json.ts'
import { keyWords } from '../../catalogue/messageText.ts'
import { editorWords } from '../edit/editorWords.ts'

/** A value as a person writes it, without the signs of the file: `5 years`, `width: 20, height: 5`. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? editorWords.yes : editorWords.no
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (!isRecord(value)) return String(value)
  return Object.entries(value)
    .map(([key, one]) => `${keyWords(key)}: ${plainText(one)}`)
    .join('\n')
}

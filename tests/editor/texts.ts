import { editFile } from '../../src/editor/edit/editJson.ts'
import type { Texts } from '../../src/editor/edit/session.ts'

export const eol = '\n'
/** Two files as they are printed. */
export const first: Texts = new Map([
  [
    'a.json',
    [
      '{',
      '  "name": "Screws",',
      '  "size": {',
      '    "values": [0.6, 0.71],',
      '    "unit": "mm"',
      '  },',
      '  "points": [',
      '    {',
      '      "title": "one",',
      '      "text": "The first."',
      '    },',
      '    {',
      '      "title": "two",',
      '      "text": "The second, which is longer."',
      '    }',
      '  ],',
      '  "note": "last"',
      '}',
      '',
    ].join(eol),
  ],
  [
    'b.json',
    ['{', '  "name": "Sheets",', '  "cities": ["Surat", "Vapi", "Daman"]', '}', ''].join(eol),
  ],
])

export function textValues(text: string | undefined): Record<string, unknown> {
  return JSON.parse(text ?? '{}')
}

/** @returns the text of a file with another value in one field */
export function put(
  texts: Texts,
  { file, field, value }: { file: string; field: string; value: unknown },
) {
  const text = texts.get(file) ?? '{}'
  return editFile(file, text, (all) => ({ ...all, [field]: value }))
}

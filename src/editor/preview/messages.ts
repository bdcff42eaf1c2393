/** What the editor tells the page that it shows. */
export type ToPage =
  /** The catalogue can be shown, and is another than before. */
  { tell: 'changed' } | { tell: 'path'; path: string } | { tell: 'edited'; text: string }

/**
 * What the page tells the editor: it is there, it shows a path, these words were pressed; and what it
 * asks, with a port for the answer.
 */
export type FromPage =
  | { tell: 'ready' }
  | { tell: 'path'; path: string }
  | { tell: 'pressed'; text: string }
  | { tell: 'asks'; question: 'layout' | 'page'; path: string }

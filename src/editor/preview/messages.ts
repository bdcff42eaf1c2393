import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { PictureFacts } from '../../catalogue/view.ts'

/** What the editor tells the page that it shows. */
export type ToPage =
  | { tell: 'catalogue'; catalogue: Catalogue; facts: ReadonlyMap<string, PictureFacts> }
  | { tell: 'path'; path: string }
  | { tell: 'edited'; text: string }

/** What the page tells the editor: it is there, it shows a path, these words were pressed. */
export type FromPage =
  | { tell: 'ready' }
  | { tell: 'path'; path: string }
  | { tell: 'pressed'; text: string }

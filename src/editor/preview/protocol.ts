import type { CatalogueClient } from '../catalogueClient.ts'

/** What the page in the frame may call of the editor. */
export type PreviewHost = {
  layout(): ReturnType<CatalogueClient['layout']>
  page(path: string): ReturnType<CatalogueClient['page']>
  navigated(path: string): void
  clicked(text: string): void
}

/** What the editor may call of the page in the frame. */
export type PreviewPage = {
  /** Shows a page. */
  open(path: string): void
  /** Loads the data of the page again; the first time it starts the site. */
  refresh(): void
  /** Scrolls to a text, and marks it for a moment. */
  highlight(text: string): void
}

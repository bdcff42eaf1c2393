import type { CatalogueService } from '../worker/catalogueService.ts'
import type { PlaceOnPage, PressedPlace } from '../worker/marks.ts'

/** Methods of the editor that the page in the frame may call. */
export type PreviewHost = {
  layout(): Promise<ReturnType<CatalogueService['layout']>>
  /** @param marked whether its texts and figures say where they come from */
  page(path: string, marked: boolean): Promise<ReturnType<CatalogueService['page']>>
  navigated(path: string): void
  pressed(place: PressedPlace): void
}

/** Methods of the page in the frame that the editor may call. */
export type PreviewPage = {
  /** Shows a page. */
  open(path: string): void
  /** Loads the data of the page again; the first time it starts the site. */
  refresh(): void
  /** Scrolls to a place, and outlines it for a moment, as soon as the page has it. */
  highlight(place: PlaceOnPage): void
  /** True if links lead to their pages, rather than open their fields. */
  followLinks(follow: boolean): void
}

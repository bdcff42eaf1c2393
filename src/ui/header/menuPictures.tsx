import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuView } from '../../catalogue/view.ts'
import { SmallPicture } from '../pictures/SmallPicture.tsx'
import { TextRuns } from '../text/TextRuns.tsx'
import styles from './menuPictures.module.css'

/** The source of page data in the router's context. */
type Source = RegisteredRouter['options']['context']['source']

/** Pictures and lines of text beside the links of a panel, by the path of the product. */
export type MenuPictures = ReadonlyMap<string, { picture: ReactNode; line: ReactNode }>

/** The first sentence of a text, without its full stop: a panel has room for three lines. */
function firstSentence(text: string): string {
  return text.split(/[.।](?: |$)/)[0] ?? text
}

/**
 * Loads the pictures of a panel's products from the data of the category's page.
 * @throws if the data cannot be fetched
 */
export async function loadMenuPictures({ path }: MenuView, source: Source): Promise<MenuPictures> {
  const page = await source.page(path)
  const relatedProducts =
    page !== undefined && 'relatedProducts' in page ? page.relatedProducts : undefined
  const entries = (relatedProducts?.links ?? []).map(({ path, picture, text, figures }) => {
    const line =
      figures ?? (text === undefined ? undefined : [{ text: firstSentence(text), fixed: false }])
    return [
      path,
      {
        picture: (
          <span className={styles.picture}>
            <SmallPicture picture={picture} />
          </span>
        ),
        // Outside the link, whose name is the name of the product alone.
        line: line !== undefined && (
          <p className={styles.line}>
            <TextRuns runs={line} />
          </p>
        ),
      },
    ] as const
  })
  return new Map(entries)
}

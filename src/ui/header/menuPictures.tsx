import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuView } from '../../catalogue/view.ts'
import { SmallPicture } from '../pictures/SmallPicture.tsx'
import { TextRuns } from '../text/TextRuns.tsx'
import styles from './menuPictures.module.css'

/** Where the pages' data come from, as the router hands it on. */
type Source = RegisteredRouter['options']['context']['source']

/** What a panel shows beside the links to its products, by their paths. */
export type MenuPictures = {
  byPath: ReadonlyMap<string, { picture: ReactNode; line: ReactNode }>
  /** That the pictures are illustrations, where one of them is. */
  illustrations: string | undefined
}

/**
 * The pictures of a panel's products. They are in the data of the category's page, which the panel
 * links to.
 * @throws where they could not be fetched
 */
export async function loadMenuPictures({ path }: MenuView, source: Source): Promise<MenuPictures> {
  const page = await source.page(path)
  const relatedProducts =
    page !== undefined && 'relatedProducts' in page ? page.relatedProducts : undefined
  const shown = (relatedProducts?.links ?? []).map(({ path, picture, text, figures }) => {
    const line = figures ?? (text === undefined ? undefined : [{ text, fixed: false }])
    return [
      path,
      {
        picture: (
          <span className={styles.picture}>{picture && <SmallPicture picture={picture} />}</span>
        ),
        // Not in the link: its name is the product's alone.
        line: line !== undefined && (
          <p className={styles.line}>
            <TextRuns runs={line} />
          </p>
        ),
      },
    ] as const
  })
  return { byPath: new Map(shown), illustrations: relatedProducts?.illustrations }
}

import type { RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { MenuView } from '../../model/catalogue/view.ts'
import { SmallPicture } from '../pictures/SmallPicture.tsx'
import { TextRuns } from '../text/TextRuns.tsx'
import styles from './menuPictures.module.css'

/** Where the pages' data come from, as the router hands it on. */
type Source = RegisteredRouter['options']['context']['source']

/** What a product's link in a panel shows: its name beside its picture, and a line below the name. */
export type MenuPicture = { name: ReactNode; line: ReactNode }

/**
 * The pictures of a panel's products, by their paths. They are in the data of the category's page,
 * which the panel links to.
 * @throws where they could not be fetched
 */
export async function loadMenuPictures(
  { path }: MenuView,
  source: Source,
): Promise<ReadonlyMap<string, MenuPicture>> {
  const page = await source.page(path)
  const links = page !== undefined && 'onward' in page ? page.onward.links : []
  return new Map(
    links.map(({ path, label, picture, text, figures }) => {
      const line = figures ?? (text === undefined ? undefined : [{ text, fixed: false }])
      const shown = {
        name: (
          <span className={styles.name} data-line={line !== undefined}>
            {picture ? <SmallPicture picture={picture} /> : <i />}
            <span>{label}</span>
          </span>
        ),
        // Not in the link: its name is the product's alone.
        line: line !== undefined && (
          <p className={styles.line}>
            <TextRuns runs={line} />
          </p>
        ),
      }
      return [path, shown]
    }),
  )
}

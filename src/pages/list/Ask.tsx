import { useState } from 'react'
import type { HeadView, LayoutView } from '../../model/catalogue/view.ts'
import { hrefOf } from '../../ui/links/hrefOf.ts'
import { isTheBrowsers } from '../../ui/links/isTheBrowsers.ts'
import { useWanted } from '../../ui/screen/useWanted.ts'
import styles from './Ask.module.css'
import type { AskView } from './askView.ts'
import type { Table } from './choices.ts'

/** What of a product's page an enquiry needs. */
export type AskedPage = {
  path: string
  heading: string
  head: HeadView
  ask: AskView
  specification?: Table
}

/** What stands below the links: what one of them has opened, and that the address was copied. */
export type Shown = { opened?: 'list' | 'jobs'; copied?: true }

const importPressed = () => import('./pressed.tsx')

/**
 * "Your enquiry": links that lead somewhere without script. With it, all but the first do what they
 * say on the page itself; what they need for it comes when they are pressed.
 */
export function Ask({ page, site }: { page: AskedPage; site: LayoutView }) {
  const { part, want } = useWanted(importPressed)
  const [shown, show] = useState<Shown>({})
  const { ask } = site.product
  const links = [
    ['list', hrefOf('/List')],
    ['jobs', page.ask.jobs.length > 0 && `${hrefOf('/Find')}#jobs`],
    ['share', page.ask.share],
    // Where there is a table, there is a data sheet.
    ['print', page.specification && '#specification'],
  ] as const

  return (
    <section className={styles.ask} aria-label={ask.heading}>
      <h2>{ask.heading}</h2>
      <a href={page.ask.whatsapp}>{ask.whatsapp}</a>
      {links.map(
        ([act, href]) =>
          href && (
            <a
              key={act}
              href={href}
              onClick={(event) => {
                if (isTheBrowsers(event)) return
                event.preventDefault()
                want()
                  .then(({ pressed }) => pressed(act, page, show))
                  .catch(() => location.assign(href))
              }}
            >
              {ask[act]}
            </a>
          ),
      )}
      <a href={`${hrefOf('/Compare')}#${page.path.slice(1)}`}>{ask.compare}</a>
      {part && <part.Pressed shown={shown} page={page} site={site} />}
    </section>
  )
}

import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { OtherWays } from '../OtherWays.tsx'
import { Finder } from './Finder.tsx'
import styles from './FindPage.module.css'

export const Route = createLazyRoute('/Find')({ component: FindPage })

/** The finder, and the jobs with the products that suit each; without script, the jobs alone. */
function FindPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  const { jobs } = page
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.text} className={styles.intro} />
      <div className="wrap">
        <noscript>
          <p>{page.unscripted}</p>
        </noscript>
        <Finder page={page} site={site} />
        <section className="band" aria-labelledby="jobs">
          <h2 id="jobs">{jobs.heading}</h2>
          <p className="soft">{jobs.text}</p>
          <ul className={styles.titles}>
            {jobs.jobs.map(({ key, title }) => (
              <li key={key}>
                <a href={`#${key}`}>{title}</a>
              </li>
            ))}
          </ul>
          <div className={styles.jobs}>
            {jobs.jobs.map(({ key, title, text, products }) => (
              <section key={key} id={key} aria-labelledby={`${key}-title`}>
                <h3 id={`${key}-title`}>{title}</h3>
                <p>{text}</p>
                <ol>
                  {products.map(({ path, label, reason }) => (
                    <li key={path}>
                      <PathLink path={path}>{label}</PathLink>
                      <p>{reason}</p>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </section>
      </div>
      <OtherWays page={page} site={site} />
    </PageFrame>
  )
}

import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import styles from './PrivacyPage.module.css'

function paragraphs(texts: readonly string[]) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

export const Route = createLazyRoute('/Privacy')({ component: PrivacyPage })

/** The privacy page: the use of visitors' data, and everything that the site stores in the browser. */
function PrivacyPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  const { stored } = page
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.lead} />
      <div className="wrap">
        {page.sections.map(({ heading, text }) => (
          <section key={heading} className={`band split ${styles.section}`}>
            <h2>{heading}</h2>
            <div>{paragraphs(text)}</div>
          </section>
        ))}
        <section className={`band split ${styles.section}`}>
          <h2>{stored.heading}</h2>
          <div>
            {paragraphs(stored.text)}
            <dl className={styles.keys}>
              {stored.keys.map(({ key, what, until }) => (
                <div key={key}>
                  <dt>
                    {what} {/* The beginning of many names ends with a dot. */}
                    <code translate="no">{key.replace(/\.$/, '.*')}</code>
                  </dt>
                  <dd>{until}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      </div>
    </PageFrame>
  )
}

import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { FormSection } from '../../enquiry/FormSection.tsx'
import { ContactButtons } from '../../ui/business/ContactButtons.tsx'
import { ContactWays } from '../../ui/business/ContactWays.tsx'
import { PhotographLink } from '../../ui/business/PhotographLink.tsx'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { PageIntro } from '../../ui/frame/PageIntro.tsx'
import styles from './ContactPage.module.css'
import type { ContactView } from './kind.ts'

export const Route = createLazyRoute('/Contact')({ component: ContactPage })

/** The contact page: WhatsApp and the phone, the form, and the other ways to reach the business. */
function ContactPage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  const { direct } = page
  return (
    <PageFrame page={page} site={site}>
      <PageIntro heading={page.heading} lead={page.text} />
      <div className={`wrap ${styles.contact}`}>
        <section aria-labelledby="direct">
          <h2 id="direct">{direct.heading}</h2>
          <p>{direct.text}</p>
          <p className={styles.buttons}>
            <ContactButtons site={site} />
          </p>
          <p>
            <PhotographLink
              label={site.photograph.link}
              href={whatsappHref(site.whatsapp, site.photograph.message)}
            />
          </p>
        </section>
        <div className={styles.form}>
          <FormSection
            name="contact"
            words={page.form}
            site={site}
            about={page.form.about}
            english={page.form.english}
            note={<PrivacyNote words={site.enquiries} />}
          />
        </div>
        <div>
          <ContactWays site={site} />
          <p>
            <a href={site.map.link} target="_blank" rel="noreferrer">
              {site.map.linkLabel}
            </a>
          </p>
          {page.terms && <Terms {...page.terms} />}
          <h3>{site.servedCities.heading}</h3>
          <p className="soft">{site.servedCities.cities}</p>
        </div>
      </div>
    </PageFrame>
  )
}

/** The terms of business. */
function Terms({ heading, given }: NonNullable<ContactView['terms']>) {
  return (
    <>
      <h3>{heading}</h3>
      <dl>
        {given.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

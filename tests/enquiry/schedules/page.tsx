import { createRoot } from 'react-dom/client'
import { listSeparators } from '../../../src/catalogue/valueWriting.ts'
import type { EnquirySite } from '../../../src/enquiry/enquiry.ts'
import { FormSection } from '../../../src/enquiry/FormSection.tsx'
import { UnsentEnquiriesSlot } from '../../../src/enquiry/UnsentEnquiriesSlot.tsx'
import contact from '../../fixtures/catalogue/data/contact.json'
import home from '../../fixtures/catalogue/data/home.json'
import siteData from '../../fixtures/catalogue/data/site.json'

/** The components in each tab: two forms, and the notice of the layout about kept enquiries. */
const { privacy } = siteData.enquiries
const site: EnquirySite = {
  ...siteData,
  writing: {
    language: 'en',
    labelled: '{label}: {value}',
    named: '{label} {value}',
    lists: listSeparators('en'),
  },
  enquiries: {
    ...siteData.enquiries,
    privacy: { text: privacy.inbox, link: privacy.link },
    endpoint: 'https://enquiries.example/new',
    via: 'inbox',
  },
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <FormSection name="contact" words={contact.form} site={site} about="Contact" note={null} />
    <FormSection name="quote" words={home.quote} site={site} about="Home" note={null} />
    <UnsentEnquiriesSlot site={site} />
  </>,
)

import { createRoot } from 'react-dom/client'
import contact from '../../../../data/contact.json'
import home from '../../../../data/home.json'
import siteData from '../../../../data/site.json'
import type { EnquirySite } from '../../../../src/ui/enquiry/enquiry.ts'
import { FormSection } from '../../../../src/ui/enquiry/FormSection.tsx'
import { SavedEnquirySlot } from '../../../../src/ui/enquiry/SavedEnquirySlot.tsx'

/** What runs in each tab: two forms, and what the layout says of enquiries that are kept. */
const site: EnquirySite = {
  ...siteData,
  writing: { language: 'en', labelled: '{label}: {value}', named: '{label} {value}' },
  enquiries: { ...siteData.enquiries, endpoint: 'https://enquiries.example/new', via: 'inbox' },
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <FormSection name="contact" words={contact.form} site={site} about="Contact" />
    <FormSection name="quote" words={home.quote} site={site} about="Home" />
    <SavedEnquirySlot site={site} />
  </>,
)

import { createRoot } from 'react-dom/client'
import contact from '../../data/contact.json'
import home from '../../data/home.json'
import siteData from '../../data/site.json'
import { ContactForm } from '../../src/enquiry/ContactForm.tsx'
import type { EnquirySite } from '../../src/enquiry/enquiry.ts'
import { KeptEnquirySlot } from '../../src/enquiry/KeptEnquirySlot.tsx'
import { QuoteForm } from '../../src/enquiry/QuoteForm.tsx'

/** What runs in each tab: two forms, and what the layout says of enquiries that are kept. */
const site: EnquirySite = {
  ...siteData,
  enquiries: { ...siteData.enquiries, endpoint: 'https://enquiries.example/new' },
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <ContactForm form={contact.form} site={site} about="Contact" />
    <QuoteForm quote={home.quote} site={site} about="Home" />
    <KeptEnquirySlot site={site} />
  </>,
)

import type { LayoutView } from '../../catalogue/view.ts'
import { FormSection } from '../../enquiry/FormSection.tsx'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import type { HomeView } from './kind.ts'
import styles from './QuoteSection.module.css'

/** The form for a free quote. */
export function QuoteSection({ quote, site }: { quote: HomeView['quote']; site: LayoutView }) {
  return (
    <div className={styles.quote}>
      <div className="wrap">
        <FormSection
          name="quote"
          words={quote}
          site={site}
          text={quote.text}
          about={quote.about}
          english={quote.english}
          answerFirst
          note={<PrivacyNote words={site.enquiries} />}
        />
      </div>
    </div>
  )
}

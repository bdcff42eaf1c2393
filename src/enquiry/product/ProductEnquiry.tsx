import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { slugOf } from '../../catalogue/path.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { limitedWhatsappHref } from '../../catalogue/whatsapp.ts'
import { bringIntoView } from '../../ui/browser/bringIntoView.ts'
import { useLazyModule } from '../../ui/browser/useLazyModule.ts'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import { useHref } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import chevronStyles from '../../ui/text/Chevron.module.css'
import type { EnquiryField } from '../enquiry.ts'
import type { MessageLine } from '../message/enquiryMessage.ts'
import { productMessage } from '../message/productMessage.ts'
import { PriceButton } from '../price/PriceButton.tsx'
import { ColourSwatches } from './ColourSwatches.tsx'
import { EnquiryFields } from './EnquiryFields.tsx'
import type { EnquiryPage } from './enquiryView.ts'
import { ProductActions } from './ProductActions.tsx'
import styles from './ProductEnquiry.module.css'
import { useProductForm } from './useProductForm.ts'

// The list and the roof calculator are larger than all else on the page.
const importAddProduct = () => import('../list/addProductFromForm.ts')
const importCalculator = async () =>
  import.meta.env.WITHOUT_ROOF_CALCULATOR ? undefined : import('./ProductCalculator.tsx')

/** The item that was added last: the same choices are the same item. */
type Added = { id: string; query: string; stored: boolean; inForm: boolean }

/** The result of the calculator in the message; in English too, if the page is in another language. */
type CalculatedLines = {
  calculated: readonly MessageLine[]
  englishCalculated: readonly MessageLine[]
}

type Props = {
  page: EnquiryPage
  site: LayoutView
  formId: string
  /** The field that is shown as swatches, outside of the form. */
  colours?: EnquiryField | undefined
  /** Called with the colour that is chosen. */
  onColour?: (colour: string | undefined) => void
}

/**
 * The ways to ask for a product, by WhatsApp, by a call or on the list, with its choices. The
 * choices are a form that leads to the list with the product in its address. With script the product is
 * added without leaving the page, and the message carries the choices.
 */
export function ProductEnquiry({ page, site, formId: id, colours, onColour }: Props) {
  const hrefTo = useHref()
  const form = useRef<HTMLFormElement>(null)
  const length = page.enquiry.fields.find(({ unit }) => unit?.open)
  const { values, read, set } = useProductForm(page.path, form, length?.unit)
  const { module: loaded, load } = useLazyModule(importCalculator)
  const [lines, setLines] = useState<CalculatedLines>({ calculated: [], englishCalculated: [] })
  const [added, setAdded] = useState<Added>()
  const { ask } = site.product
  const { fields, words, calculator, english } = page.enquiry
  // Every roof in an address names its sides.
  const isRoofKnown = calculator && 'r.slopes' in values
  useEffect(() => {
    // If it cannot be loaded, the button still opens it.
    if (isRoofKnown) load().catch(() => undefined)
  }, [isRoofKnown, load])
  const query = new URLSearchParams({ ...values }).toString()
  const isAdded = added?.query === query
  const colour = colours && ownValue(values, colours.name)
  useEffect(() => onColour?.(colour), [onColour, colour])

  const whatsapp = limitedWhatsappHref(
    site.whatsapp,
    productMessage({
      ...page.enquiry,
      ...lines,
      values,
      address: page.head.canonical,
    }),
  )

  async function add(inForm: boolean): Promise<void> {
    try {
      const { addProductFromForm } = await importAddProduct()
      const saved = addProductFromForm(new URLSearchParams(query), isAdded ? added.id : undefined)
      if (saved) setAdded({ ...saved, query, inForm })
    } catch {
      // The code cannot be fetched: the form does what it does without script.
      form.current?.submit()
    }
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    // From a swatch, the Enter key presses the form's first button even while the form is closed.
    const isOpen = event.currentTarget.closest('details')?.open === true
    const isTyping = event.currentTarget.contains(document.activeElement)
    void add(isOpen && (isTyping || event.currentTarget.contains(submitter)))
  }

  const status = (inForm: boolean) => (
    <p role="status" className={styles.status}>
      {isAdded && added.inForm === inForm && (
        <>
          <span ref={bringIntoView}>{fillTemplate(words.on, 'name', page.heading)}</span>{' '}
          <PathLink path="/List">{words.open}</PathLink>
          {!added.stored && <span>{words.unstored}</span>}
        </>
      )}
    </p>
  )

  const openCalculator = calculator && (
    // Before the script comes it leads to the list, which has the calculator too.
    <button
      type="submit"
      form={id}
      className="button plain"
      onClick={(event) => {
        event.preventDefault()
        load().catch(() => form.current?.submit())
      }}
    >
      {calculator}
    </button>
  )

  return (
    <section className={styles.enquiry} aria-label={ask.heading}>
      <div className={styles.first}>
        <WhatsAppLink site={site} className="button" label={ask.whatsapp} href={whatsapp} />
        <PriceButton site={site} about={page.heading} english={english} />
      </div>
      {colours && <ColourSwatches field={colours} formId={id} note={site.product.indicative} />}
      <div className={styles.first}>
        {/* Opens without script too. */}
        <details className={styles.details}>
          <summary className={`button plain ${chevronStyles.chevron}`}>
            <h2 id={`${id}-heading`}>{words.heading}</h2>
          </summary>
          <form
            id={id}
            ref={form}
            className={styles.form}
            action={hrefTo('/List')}
            aria-labelledby={`${id}-heading`}
            onInput={read}
            onSubmit={onSubmit}
          >
            <p className="note">{words.text}</p>
            <input type="hidden" name="p" value={slugOf(page.path)} />
            <input type="hidden" name="n" value={english?.name ?? page.heading} />
            <EnquiryFields id={id} fields={fields.filter((field) => field !== colours)} />
            <div className={styles.first}>
              <WhatsAppLink site={site} className="button" label={words.ask} href={whatsapp} />
              <button type="submit" className="button plain">
                {words.put}
              </button>
            </div>
            {status(true)}
            <PrivacyNote words={site.enquiries} />
          </form>
        </details>
        {loaded ? (
          <loaded.ProductCalculator
            fallback={openCalculator}
            page={page}
            values={values}
            whatsapp={whatsapp}
            onChange={set}
            onLines={setLines}
          />
        ) : (
          openCalculator
        )}
      </div>
      <ProductActions page={page} site={site} query={query}>
        <button type="submit" form={id} className={styles.link}>
          {ask.list}
        </button>
      </ProductActions>
      {status(false)}
    </section>
  )
}

import type { FullView, LayoutView } from '../catalogue/view/types.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Points } from './Points.tsx'
import { SpecificationTable } from './SpecificationTable.tsx'

/** A product page with everything on it. */
export function FullProduct({ page, site }: { page: FullView; site: LayoutView }) {
  const main = page.gallery.pictures[page.gallery.main]
  return (
    <>
      <h1 tabIndex={-1}>{page.heading}</h1>
      <p>{page.tagline}</p>
      {main !== undefined && <Picture picture={main} sizes="100vw" lead />}
      <a href={site.phone.href}>{site.product.call.button}</a>
      <SpecificationTable table={page.specification} />
      {page.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl>
        {page.claims.map((claim) => (
          <div key={claim.label}>
            <dt>{claim.label}</dt>
            <dd>{claim.figure}</dd>
          </div>
        ))}
      </dl>
      <Points {...page.whyChoose} />
      <Points {...page.applications} />
      <Points {...page.whyGujarat} />
      <p>
        {site.servedCities.heading} {site.servedCities.cities.join(', ')}
      </p>
    </>
  )
}

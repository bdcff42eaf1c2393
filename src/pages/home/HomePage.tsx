import { Rib } from '../../business/Rib.tsx'
import type { LayoutView } from '../../catalogue/view.ts'
import { Later } from '../../frame/Later.tsx'
import { PageFrame } from '../../frame/PageFrame.tsx'
import { CategoryEntrance } from './CategoryEntrance.tsx'
import { Hero } from './Hero.tsx'
import type { HomeView } from './kind.ts'
import { Makers } from './Makers.tsx'
import { ProductCards } from './ProductCards.tsx'
import { Services } from './Services.tsx'
import { Strengths } from './Strengths.tsx'
import { Welcome } from './Welcome.tsx'

/** The home page: the roof and the quote form, the way into the catalogue, and whom one buys from. */
export function HomePage({ page, site }: { page: HomeView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <Hero hero={page.hero} quote={page.quote} site={site} />
      <Later>
        <CategoryEntrance words={page.categories} menus={site.menus} />
        <ProductCards products={page.products} phone={site.phone} />
        <Welcome welcome={page.welcome} />
        <Strengths strengths={page.strengths} />
        <Rib />
        <Services services={page.services} />
        <Makers makers={page.makers} />
      </Later>
    </PageFrame>
  )
}

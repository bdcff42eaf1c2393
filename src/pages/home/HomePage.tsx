import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { DeferredContent } from '../../ui/frame/DeferredContent.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { Hero } from './Hero.tsx'
import { JobTiles } from './JobTiles.tsx'
import { Makers } from './Makers.tsx'
import { Photographs } from './Photographs.tsx'
import { ProductCards } from './ProductCards.tsx'
import { QuoteSection } from './QuoteSection.tsx'
import { ExplodedRoof } from './roof/ExplodedRoof.tsx'
import { Services } from './Services.tsx'
import { Welcome } from './Welcome.tsx'

export const Route = createLazyRoute('/')({ component: HomePage })

/** The home page: the quote form, the way in by part of a roof or by job, the products, and the business. */
function HomePage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <PageFrame page={page} site={site}>
      <Hero page={page} site={site} />
      <DeferredContent>
        <QuoteSection quote={page.quote} site={site} />
        {!import.meta.env.WITHOUT_EXPLODED_ROOF && page.roof && <ExplodedRoof roof={page.roof} />}
        {!import.meta.env.WITHOUT_ADVICE_FOR_JOBS && page.jobs && <JobTiles jobs={page.jobs} />}
        <Photographs photographs={page.photographs} />
        <Welcome welcome={page.welcome} strengths={page.strengths} />
        <Services services={page.services} site={site} />
        <ProductCards products={page.products} site={site} />
        <Makers makers={page.makers} />
      </DeferredContent>
    </PageFrame>
  )
}

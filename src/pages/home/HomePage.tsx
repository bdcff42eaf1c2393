import { createLazyRoute, useLoaderData } from '@tanstack/react-router'
import { DeferredContent } from '../../ui/frame/DeferredContent.tsx'
import { PageFrame } from '../../ui/frame/PageFrame.tsx'
import { CategoryEntrance } from './CategoryEntrance.tsx'
import { Hero } from './Hero.tsx'
import { Makers } from './Makers.tsx'
import { Photographs } from './Photographs.tsx'
import { PointSection } from './PointSection.tsx'
import { ProductCards } from './ProductCards.tsx'
import { Welcome } from './Welcome.tsx'

export const Route = createLazyRoute('/')({ component: HomePage })

/** The home page: the quote form, the categories and products, and the business itself. */
function HomePage() {
  const page = Route.useLoaderData()
  const site = useLoaderData({ from: '__root__' })
  return (
    <PageFrame page={page} site={site}>
      <Hero hero={page.hero} quote={page.quote} site={site} />
      <DeferredContent>
        <CategoryEntrance categories={page.categories} site={site} />
        <Photographs photographs={page.photographs} site={site} />
        <PointSection id="strengths" {...page.strengths} />
        <Welcome welcome={page.welcome} />
        <PointSection
          id="services"
          heading={page.services.heading}
          points={page.services.items}
          isStrip
        />
        <ProductCards products={page.products} site={site} />
        <Makers makers={page.makers} />
      </DeferredContent>
    </PageFrame>
  )
}

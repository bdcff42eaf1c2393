import type { HomeView, LayoutView } from '../catalogue/view/types.ts'
import { PageFrame } from '../layout/PageFrame.tsx'
import { PathLink } from '../links/PathLink.tsx'
import { Picture } from '../pictures/Picture.tsx'

/** The home page. */
export function HomePage({ page, site }: { page: HomeView; site: LayoutView }) {
  return (
    <PageFrame page={page} site={site}>
      <h1 tabIndex={-1}>{page.hero.heading}</h1>
      <p>{page.hero.text}</p>
      <Picture picture={page.hero.picture} sizes="100vw" lead />
      <ul>
        {page.products.cards.map((card) => (
          <li key={card.path}>
            <PathLink path={card.path}>{card.title}</PathLink>
            <Picture picture={card.picture} sizes="50vw" />
            <a href={site.phone.href}>{page.products.button}</a>
          </li>
        ))}
      </ul>
    </PageFrame>
  )
}

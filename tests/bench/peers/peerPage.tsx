import type { ComponentType, ReactNode } from 'react'
import type { PictureView } from '../../../src/catalogue/view.ts'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'

type Section = { heading: string; texts: readonly string[] }

/** The content of a page of a peer, stored as JSON. */
export type PeerPage = {
  path: string
  title: string
  heading: string
  lead: string
  picture?: PictureView
  sections: readonly Section[]
  rows: readonly { name: string; value: string }[]
  cards: readonly { path: string; title: string; text: string; picture: PictureView }[]
}

/** Reduces a page of the site to the content of its peer; undefined if the peers have no page of this kind. */
export function peerPage(page: PageView): PeerPage | undefined {
  const common = { path: page.path, title: page.head.title, sections: [], rows: [], cards: [] }
  if (page.kind === 'home') {
    const { hero, welcome, strengths, services, products } = page
    return {
      ...common,
      heading: hero.heading,
      lead: hero.text,
      picture: hero.picture,
      sections: [
        {
          heading: welcome.heading,
          texts: [...welcome.text, ...welcome.stats.map(({ label }) => label)],
        },
        { heading: strengths.heading, texts: strengths.points.map(({ text }) => text) },
        { heading: services.heading, texts: services.items.map(({ text }) => text) },
      ],
      cards: products.cards.map(({ nearest = '', ...card }) => ({ ...card, text: nearest })),
    }
  }
  if (page.kind === 'placeholder') return { ...common, heading: page.heading, lead: '' }
  if (page.kind !== 'full') return undefined
  const [picture] = page.gallery.pictures
  return {
    ...common,
    heading: page.heading,
    lead: page.tagline,
    ...(picture && { picture }),
    sections: [
      { heading: page.heading, texts: page.description },
      { heading: page.whyChoose.heading, texts: page.whyChoose.points.map(({ text }) => text) },
      {
        heading: page.applications.heading,
        texts: page.applications.points.map(({ text }) => text),
      },
      { heading: page.whyHere.heading, texts: page.whyHere.points.map(({ text }) => text) },
    ],
    rows: page.specification.rows.map(({ name, cells }) => ({
      name,
      value: cells
        .flatMap(({ lines }) => lines.flatMap(({ written }) => written))
        .flatMap(({ runs }) => runs.map(({ text }) => text))
        .join(' '),
    })),
  }
}

/** A link inside the site, of the peer's own kind. */
export type PeerLink = ComponentType<{ path: string; children: ReactNode }>

function PeerPicture({ picture, lead }: { picture: PictureView; lead?: boolean }) {
  const { stem, widths, width, height, alt } = picture
  return (
    <img
      src={`/${stem}-${widths[0]}.avif`}
      srcSet={widths.map((each) => `/${stem}-${each}.avif ${each}w`).join(', ')}
      sizes={lead ? '100vw' : '50vw'}
      alt={alt}
      width={width}
      height={height}
      loading={lead ? 'eager' : 'lazy'}
    />
  )
}

/** Header and footer of every page of a peer. */
export function PeerFrame({ Link, children }: { Link: PeerLink; children: ReactNode }) {
  return (
    <>
      <header>
        <Link path="/">Home</Link>
      </header>
      {children}
      <footer>
        <Link path="/">Home</Link>
      </footer>
    </>
  )
}

/** The content of a page, without anything that waits for a script. */
export function PeerContent({ page, Link }: { page: PeerPage; Link: PeerLink }) {
  return (
    <main>
      {page.picture && <PeerPicture picture={page.picture} lead />}
      <h1>{page.heading}</h1>
      <p>{page.lead}</p>
      {page.sections.map(({ heading, texts }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
      <table>
        <tbody>
          {page.rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="cards">
        {page.cards.map(({ path, title, text, picture }) => (
          <li key={title}>
            <PeerPicture picture={picture} />
            <h3>
              <Link path={path}>{title}</Link>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </main>
  )
}

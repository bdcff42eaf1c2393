import { Category } from '../../src/catalogue/schemas/categories.ts'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import { LinkPath } from '../../src/catalogue/schemas/text.ts'
import type { CatalogueCopy, SlugPage } from './catalogueCopy.ts'
import { free, listInMenu, products, the, unadvise, unlist } from './freeProducts.ts'

/** A change that an editor may make to any catalogue at any time. */
export type RightEdit = { name: string; apply(copy: CatalogueCopy): Promise<void> }

const newProduct: SlugPage = {
  kind: 'placeholder',
  heading: 'Ridge caps of all kinds',
  summary: 'Ridge caps for every roof, in the colours of the sheets. Ask for sizes and the price.',
}

const moreProducts = [
  ...['Gutters', 'Downpipes', 'Skylight domes', 'Foam fillers', 'Rivets'],
  ...['Canopies', 'Barge boards', 'Walkways', 'Snow guards', 'Lightning rods'],
]

/** An edit of `site.json` alone. */
function onSite(name: string, edit: (site: Site) => void): RightEdit {
  return { name, apply: (copy) => copy.change('site', edit) }
}

export const edits: readonly RightEdit[] = [
  onSite('the editor beside the site', (site) => {
    site.editor = true
  }),
  {
    name: 'another thickness',
    async apply(copy) {
      for (const { slug, page } of await products(copy, 'full')) {
        const rows = 'rows' in page.specification ? page.specification.rows : []
        const row = rows.find((one) => 'property' in one && one.property === 'thickness')
        const value = row && 'value' in row ? row.value : undefined
        if (typeof value !== 'object' || Array.isArray(value) || !('values' in value)) continue
        value.values.push(Math.max(...value.values) + 1)
        await copy.putPage(slug, page)
      }
    },
  },
  {
    name: 'another warranty',
    async apply(copy) {
      const all = await products(copy, 'full')
      const { slug, page } = the(
        'warranty',
        all.find(({ page }) => page.claims.length > 0),
      )
      const claim = the('claim', page.claims[0])
      claim.figure = { max: 77, unit: claim.figure.unit }
      await copy.putPage(slug, page)
    },
  },
  {
    name: 'a new product',
    async apply(copy) {
      await copy.putPage('Newridgecaps', newProduct)
      await listInMenu(copy, 'Newridgecaps', 'Ridge caps')
    },
  },
  {
    name: 'ten products more',
    async apply(copy) {
      for (const name of moreProducts) {
        const slug = name.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
        const summary = `${name} for every roof and shed in Gujarat. Ask for sizes and the price.`
        await copy.putPage(slug, { kind: 'placeholder', heading: name, summary })
        await listInMenu(copy, slug, name)
      }
    },
  },
  {
    name: 'a product removed',
    async apply(copy) {
      const { slug } = await free(copy, 0)
      await copy.dropPage(slug)
      await unlist(copy, slug)
      await unadvise(copy, slug)
      await copy.change('routes', (routes) => {
        delete routes[`/${slug}`]
      })
    },
  },
  {
    name: 'a product moved to another category',
    async apply(copy) {
      const { slug, page } = await free(copy, 1)
      await unlist(copy, slug)
      await listInMenu(copy, slug, page.heading, 1)
    },
  },
  {
    name: 'a product renamed, with an alias for its old path',
    async apply(copy) {
      const { slug, page } = the('full page', (await products(copy, 'full')).at(0))
      const { entries } = await copy.get('sources')
      const renamed = 'Renamedsheets'
      await copy.dropPage(slug)
      await copy.putPage(renamed, page)
      await copy.change('sources', (list) => {
        list.entries = entries.map((entry) =>
          entry.file === `data/pages/${slug}.json`
            ? { ...entry, file: `data/pages/${renamed}.json` }
            : entry,
        )
      })
      const { categories } = await copy.get('categories')
      const category = categories.findIndex(({ items }) =>
        items.some((item) => item.path === `/${slug}`),
      )
      await unlist(copy, slug)
      await copy.change('routes', (routes) => {
        delete routes[`/${slug}`]
      })
      await listInMenu(copy, renamed, page.heading, category)
      await copy.change('jobs', ({ jobs }) => {
        for (const product of jobs.flatMap(({ products }) => products)) {
          if (product.path === `/${slug}`) product.path = LinkPath.parse(`/${renamed}`)
        }
      })
      await copy.change('home', ({ roof }) => {
        for (const part of Object.values(roof?.parts ?? {})) {
          part.products = part.products.map((path) =>
            path === `/${slug}` ? LinkPath.parse(`/${renamed}`) : path,
          )
        }
      })
      await copy.change('find', ({ unlisted = [] }) => {
        for (const { nearest } of unlisted) {
          if (nearest?.path === `/${slug}`) nearest.path = LinkPath.parse(`/${renamed}`)
        }
      })
      await copy.change('aliases', (aliases) => {
        for (const [alias, path] of Object.entries(aliases)) {
          if (path === `/${slug}`) aliases[alias] = LinkPath.parse(`/${renamed}`)
        }
        aliases[`/${slug}`] = LinkPath.parse(`/${renamed}`)
      })
    },
  },
  onSite('a new city', (site) => {
    site.servedCities.cities.push('Bharuch')
    site.regions[0]?.cities.push('Bharuch')
  }),
  {
    name: 'a new card on the home page',
    async apply(copy) {
      const { slug, page } = await free(copy, 2)
      await copy.change('home', ({ hero, products: { cards } }) => {
        cards.push({ path: LinkPath.parse(`/${slug}`), title: page.heading, picture: hero.picture })
      })
    },
  },
  {
    name: 'one category more',
    async apply(copy) {
      const heading = 'Tools for roofers'
      await copy.putPage('Tools', { ...newProduct, heading })
      await copy.putPage('Nibblers', { ...newProduct, heading: 'Nibblers and shears' })
      await copy.change('routes', (routes) => {
        routes['/Tools'] = 'category'
        routes['/Nibblers'] = 'product'
      })
      await copy.change('categories', ({ categories }) => {
        categories.push(
          Category.parse({
            key: 'Tools',
            path: '/Tools',
            label: heading,
            description: 'What is needed to cut and to fix.',
            items: [{ name: 'Nibblers', path: '/Nibblers' }],
          }),
        )
      })
    },
  },
  {
    name: 'a new section on the about page',
    apply: (copy) =>
      copy.change('about', ({ sections }) => {
        const text = ['The works are open on weekdays.']
        sections.push({ topic: 'opening hours', heading: 'When we are open', text })
      }),
  },
  onSite('the real phone number', (site) => {
    site.phone = { display: '+91 98250 12345', href: 'tel:+919825012345' }
    site.whatsapp = '919825012345'
  }),
  onSite('one phone line more', (site) => {
    const line = { label: 'Works', display: '+91 98250 54321', href: 'tel:+919825054321' }
    site.otherPhones = [line]
  }),
  {
    name: 'the confirmed e-mail address',
    async apply(copy) {
      await copy.change('site', (site) => {
        site.email = 'office@roofs-of-surat.in'
      })
      await copy.dropSources(({ pointer }) => pointer === '/email')
    },
  },
  onSite('an enquiry endpoint', (site) => {
    site.enquiries.endpoint = 'https://enquiries.roofs-of-surat.in/new'
  }),
  onSite('another map', ({ map }) => {
    map.embed = 'https://maps.roofs-of-surat.in/embed'
    map.link = 'https://maps.roofs-of-surat.in/works'
  }),
  onSite('another year', ({ footer }) => {
    footer.year += 3
  }),
  onSite('another heading of the error screen', ({ error }) => {
    error.heading = 'This page is not here'
  }),
  {
    name: 'another link in the header',
    async apply(copy) {
      const { slug, page } = await free(copy, 3)
      await copy.change('site', ({ navigation }) => {
        navigation.links.push({ label: page.heading, path: LinkPath.parse(`/${slug}`) })
      })
    },
  },
  {
    name: 'a placeholder made a full page',
    async apply(copy) {
      const { slug, page } = await free(copy, 4)
      const { page: model } = the('full page', (await products(copy, 'full')).at(-1))
      const { heading, summary } = page
      const points = [{ title: heading, text: `What ${heading} are good for.` }]
      const [whyChoose, applications, whyHere] = [
        { ...model.whyChoose, points },
        { ...model.applications, points: [{ title: 'Sheds', text: `Sheds with ${heading}.` }] },
        { ...model.whyHere, points: [{ title: 'The rains', text: `${heading} in the rains.` }] },
      ]
      const words = { heading, title: heading, summary, tagline: `All about ${heading}.` }
      const description = [summary]
      await copy.putPage(slug, {
        ...model,
        ...words,
        description,
        whyChoose,
        applications,
        whyHere,
      })
    },
  },
  {
    name: 'a full page made a placeholder',
    async apply(copy) {
      const all = await products(copy, 'full')
      const single = all.find(({ page }) => page.gallery.images.length === 0)
      const { slug, page } = the('full page with one picture', single)
      const { heading, summary, picture } = page
      await copy.dropPage(slug)
      await copy.putPage(slug, { kind: 'placeholder', heading, summary, picture })
    },
  },
  {
    name: "everything confirmed, and the rest the owner's own",
    async apply(copy) {
      await copy.dropSources(() => true)
      await copy.change('sources', (list) => {
        list.confirms = 'R. Patel'
      })
      // A colour value needs the entry of who has confirmed it.
      await copy.change('properties', ({ words }) => {
        for (const word of Object.values(words)) delete word.chip
      })
      await copy.change('site', (site) => {
        site.name = 'Roofs of Surat'
        site.url = 'https://www.roofs-of-surat.in'
        const place = { city: 'Surat', region: 'Gujarat', country: 'India' }
        site.addresses = [
          { label: 'Works', lines: ['Plot 7', 'Ring Road'], postalCode: '395 002', ...place },
        ]
        site.socials = [{ label: 'Videos', url: 'https://www.youtube.com/@roofs-of-surat' }]
      })
    },
  },
]

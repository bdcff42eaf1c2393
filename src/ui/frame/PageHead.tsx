import type { HeadView } from '../../model/catalogue/view.ts'

/** The page's title, description, address and robots rule; React keeps them in `<head>`. */
export function PageHead({ head }: { head: HeadView }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <link rel="canonical" href={head.canonical} />
      {!head.index && <meta name="robots" content="noindex, follow" />}
    </>
  )
}

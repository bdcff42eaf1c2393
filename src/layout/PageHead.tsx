import type { HeadView } from '../catalogue/view/types.ts'

/** The page's title, description and robots rule; React keeps them in `<head>`. */
export function PageHead({ head }: { head: HeadView }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {!head.index && <meta name="robots" content="noindex, follow" />}
    </>
  )
}

import type { Kind, ViewTools } from '../kind.ts'
import { itemList } from '../structured.ts'
import { PlaceholderPage } from './shape.ts'

function view({ kind, heading, summary }: PlaceholderPage, tools: ViewTools) {
  const head = tools.head(heading, summary, false)
  return { ...tools.common, kind, head, heading, onward: tools.onward }
}

export type PlaceholderView = ReturnType<typeof view>

export const placeholder = {
  shape: PlaceholderPage,
  view,
  picture: (page) => page.picture,
  *pictures({ picture }) {
    if (picture !== undefined) yield { spot: ['picture'], file: picture, width: 1200 }
  },
  structured: ({ heading, path, way, onward }, facts) =>
    way?.category?.path === path ? [itemList(heading, onward.links, facts)] : [],
} satisfies Kind<PlaceholderPage, PlaceholderView>

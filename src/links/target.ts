/**
 * A path of the data as the router's typed target.
 * @param path a declared path or an alias, `/About`
 */
export function target(path: string) {
  switch (path) {
    case '/':
      return { to: '/' } as const
    case '/About':
      return { to: '/About' } as const
    case '/Contact':
      return { to: '/Contact' } as const
    default:
      return { to: '/$slug', params: { slug: path.slice(1) } } as const
  }
}

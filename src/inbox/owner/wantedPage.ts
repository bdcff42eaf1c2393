/** The longest address that a sign-in leads to. The longest search, in Gujarati, is half as long. */
const LONGEST = 4000

/** One slash and no second one, with which the name of another site would begin; ASCII, as browsers write addresses. */
const OWN_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/

/**
 * The page of this site that was asked for before signing in.
 * @param typed its path and query, which anybody may have written into a link
 * @returns `/` for an address that is none of this site, or the sign-in page itself
 */
export function wantedPage(typed: string | undefined): string {
  if (typed === undefined || typed.length > LONGEST || !OWN_PATH.test(typed)) return '/'
  const own = 'https://inbox.invalid'
  if (!URL.canParse(typed, own)) return '/'
  // `/.//evil.example` has two slashes once its dot is resolved.
  const { origin, pathname, search } = new URL(typed, own)
  return origin === own && OWN_PATH.test(pathname) && pathname !== '/login'
    ? pathname + search
    : '/'
}

import type { PageView } from '../pages/registry/pageKinds.ts'
import { escapeHtml } from './html.ts'
import type { SiteLanguage } from './siteLanguages.ts'

/**
 * A page that leads to another one, for hosts that do not know the redirect: by a script, which keeps the query and
 * the fragment of the address, and without script by a tag, which cannot keep them.
 * @param page the page that it leads to
 */
export function redirectPage(page: PageView, { catalogue, addresses }: SiteLanguage): string {
  const { inSite, absolute } = addresses
  const { language, name: business } = catalogue.site
  const heading = page.kind === 'home' ? business : page.heading
  const address = inSite(page.path)
  const href = escapeHtml(address)
  const script = JSON.stringify(address).replaceAll('<', '\\u003c')
  const name = escapeHtml(heading)
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script>location.replace(${script}+location.search+location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
<link rel="canonical" href="${escapeHtml(absolute(page.path))}">
<title>${name}</title>
</head>
<body>
<h1><a href="${href}">${name}</a></h1>
</body>
</html>
`
}

import type { Addresses } from '../addresses.ts'
import { escapeHtml } from '../html.ts'

/**
 * A page that leads on at once, without a script, where the server knows of no redirect.
 * @param to the declared path
 * @param heading the heading of the page it leads to
 */
export function aliasPage(
  to: string,
  heading: string,
  language: string,
  { inSite, absolute }: Addresses,
): string {
  const [href, name] = [escapeHtml(inSite(to)), escapeHtml(heading)]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(absolute(to))}">
<title>${name}</title>
</head>
<body>
<h1><a href="${href}">${name}</a></h1>
</body>
</html>
`
}

import { hashedFiles, serverOnlyPattern, strictTransport, unhashedCaching } from './headers.ts'
import type { HostingFacts } from './hostingFacts.ts'

/**
 * The configuration for Caddy, which gets a certificate for the host itself.
 * @returns the text of the file. The owner may have to change its first line and `root`
 */
export function caddyfile(facts: HostingFacts): string {
  const { host, root, base, pages, redirects, headers } = facts
  const { errorPage, errorPages, folderErrorPages } = facts
  const spellingLine = ({ from, to }: { from: string; to: string }) => {
    const escaped = from.replace(/[.+]/g, '\\$&')
    const pattern = escaped.replace(/\/$/, '').replaceAll('/', '/+')
    return `    ~(?i)^${pattern}(/+index\\.html)?/*$ ${to}`
  }
  // An alias that differs from a page only by case needs no line, because the page's line matches it.
  const renamed = redirects.filter(({ isCaseVariant }) => !isCaseVariant)
  const spellings = [...renamed, ...pages.map((path) => ({ from: path, to: path }))]
  const folders = hashedFiles.folders.map((name) => `${base}${name}/*`).join(' ')
  return `# Made by the build from the catalogue's data.
# Put the built site into ${root}${base}.

${host} {
  root * ${root}

  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @secure protocol https
  header @secure ${strictTransport[0]} "${strictTransport[1]}"
  @hashed path ${folders}
  header @hashed Cache-Control "${hashedFiles.caching}"
  @unhashed not path ${folders}
  header @unhashed Cache-Control "${unhashedCaching}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # Redirects keep the query.
  map {query} {search} {
    ~^(.+)$ "?\${1}"
    default ""
  }

  # The path as it was sent.
  map {uri} {sent_path} {
    ~^([^?]*) "\${1}"
  }

  # The path as it is declared; ${pages.length} pages and their other names.
  map {path} {declared_path} {
    default ""
${spellings.map(spellingLine).join('\n')}
  }
  @respelt expression \`{declared_path} != "" && {sent_path} != {declared_path} && ({declared_path}.endsWith("/") || {sent_path} != {declared_path} + "/")\`

  # The error screen in the language of its folder.
  map {path} {error_page} {
${folderErrorPages.map(({ folder, page }) => `    ~^${folder} ${page}`).join('\n')}
    default ${errorPage}
  }

  # Only GET and HEAD are allowed.
  @writing not method GET HEAD
  header @writing Allow "GET, HEAD"

  # The error screen has no address; nor has what is for the server alone, or what the disk would
  # refuse to look up.
  @server_only path_regexp (?i)${serverOnlyPattern}
  @unreadable vars_regexp {uri} ^[^?]*%00|^[^?]{255}
  @missing not file {path} {path}/index.html
  @folder expression \`{declared_path} == "" && {path}.endsWith("/")\`

  route {
    respond @writing 405
    redir @respelt {declared_path}{search} 301
${errorPages.map((page) => `    error ${page} 404`).join('\n')}
    error @server_only 404
    error @unreadable 404
    error @missing 404
    error @folder 404
    try_files {path} {path}/index.html
    file_server {
      precompressed br gzip
    }
  }

  handle_errors {
    header Cache-Control "${unhashedCaching}"
    rewrite * {error_page}
    file_server {
      precompressed br gzip
    }
  }
}
`
}

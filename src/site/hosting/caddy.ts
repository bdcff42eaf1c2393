import type { HostingFacts } from './facts.ts'
import { hashed, hsts, serverOnly, unhashedCaching } from './policy.ts'

/**
 * A configuration for Caddy, which gets a certificate for the host by itself.
 * @returns the file's text; its first line and `root` are what the owner may have to change
 */
export function caddyfile(facts: HostingFacts): string {
  const { host, root, base, pages, moves, headers } = facts
  const { errorPage, errorPages, folderErrorPages } = facts
  const other = ({ from, to }: { from: string; to: string }) =>
    `    ~(?i)^${from.replace(/[.+]/g, '\\$&').replace(/\/$/, '').replaceAll('/', '/+')}(/+index\\.html)?/*$ ${to}`
  // An alias that is a page's path in another case needs no line: the page's own finds it.
  const renamed = moves.filter((move) => !move.respelt)
  const spellings = [...renamed, ...pages.map((path) => ({ from: path, to: path }))]
  const folders = hashed.folders.map((name) => `${base}${name}/*`).join(' ')
  return `# Made by the build from the catalogue's data.
# Put the built site into ${root}${base}.

${host} {
  root * ${root}

  header {
${headers.map(([name, value]) => `    ${name} "${value}"`).join('\n')}
  }
  @secure protocol https
  header @secure ${hsts[0]} "${hsts[1]}"
  @hashed path ${folders}
  header @hashed Cache-Control "${hashed.caching}"
  @unhashed not path ${folders}
  header @unhashed Cache-Control "${unhashedCaching}"
  @manifest path *.webmanifest
  header @manifest Content-Type application/manifest+json

  # A redirect hands on what was asked after the path.
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
${spellings.map(other).join('\n')}
  }
  @respelt expression \`{declared_path} != "" && {sent_path} != {declared_path} && ({declared_path}.endsWith("/") || {sent_path} != {declared_path} + "/")\`

  # The error screen in the language of its folder.
  map {path} {error_page} {
${folderErrorPages.map(({ folder, page }) => `    ~^${folder} ${page}`).join('\n')}
    default ${errorPage}
  }

  # What is served is only read.
  @writing not method GET HEAD
  header @writing Allow "GET, HEAD"

  # The error screen has no address; nor has what is for the server alone, or what the disk would
  # refuse to look up.
  @server_only path_regexp (?i)${serverOnly}
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

import { errorPageFile } from '../addresses.ts'
import { hashedFiles, serverOnlyPattern, strictTransport, unhashedCaching } from './headers.ts'
import type { HostingFacts, Redirect } from './hostingFacts.ts'

/**
 * The configuration for Caddy, which gets a certificate for the host itself. It names the aliases, and no page: the
 * file of a page has the name of its path.
 * @returns the text of the file. The owner may have to change its first line and `root`
 */
export function caddyfile({ host, root, base, redirects, headers, roots }: HostingFacts): string {
  // Case counts only for an alias that is the path of a page in another case.
  const aliasLine = ({ from, to, isCaseVariant }: Redirect) =>
    `    ~${isCaseVariant ? '' : '(?i)'}^${from}$ ${to}`
  const errorPageLines = [
    ...roots.slice(1).map((folder) => `    ~^${folder} ${folder}${errorPageFile}`),
    `    default ${base}${errorPageFile}`,
  ]
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
  map {http.request.orig_uri} {sent_path} {
    ~^([^?]*) "\${1}"
  }

  # The path decoded, with single slashes, and without index.html, .html or a slash at its end.
  map {path} {bare_path} {
    ~^(.*?)(/index)?(\\.html)?/?$ "\${1}"
  }
  map {bare_path} {alias_target} {
${redirects.map(aliasLine).join('\n')}
    default ""
  }
  @alias expression \`{alias_target} != ""\`

  # Another spelling of the path of a page.
  @page_respelt {
    file {bare_path}.html
    expression \`{sent_path} != {bare_path}\`
  }
  @root_respelt {
    file {bare_path}/index.html
    not file {bare_path}.html
    expression \`{sent_path} != {bare_path} + "/"\`
  }

  # The error screen in the language of its folder.
  map {path} {error_page} {
${errorPageLines.join('\n')}
  }

  # Only GET and HEAD are allowed.
  @writing not method GET HEAD
  header @writing Allow "GET, HEAD"

  # The error screen has no address; nor has what is for the server alone, or what the disk would
  # refuse to look up.
  @error_page path_regexp /404(\\.html)?/?$
  @server_only path_regexp (?i)${serverOnlyPattern}
  @unreadable vars_regexp {uri} ^[^?]*%00|^[^?]{255}
  @missing not file {path} {path}.html {path}/index.html
  @no_folder {
    path */
    not file {path}index.html
  }

  route {
    uri path_regexp /{2,} /
    respond @writing 405
    error @error_page 404
    error @server_only 404
    error @unreadable 404
    redir @alias {alias_target}{search} 301
    redir @page_respelt {bare_path}{search} 301
    redir @root_respelt {bare_path}/{search} 301
    error @missing 404
    error @no_folder 404
    try_files {path} {path}.html {path}/index.html
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

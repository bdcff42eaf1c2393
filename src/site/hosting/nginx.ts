import { errorPageFile } from '../addresses.ts'
import { hashedFiles, serverOnlyPattern, strictTransport, unhashedCaching } from './headers.ts'
import type { HostingFacts, Redirect } from './hostingFacts.ts'

/**
 * The configuration for nginx, for its `conf.d` folder. It names the aliases, and no page: the file of a page has the
 * name of its path.
 * @returns the text of the file. The owner may have to change `listen`, `server_name` and `root`
 */
export function nginxConf({ host, root, base, redirects, headers, roots }: HostingFacts): string {
  // nginx ignores case in a text, and not in the pattern for an alias that is the path of a page in another case.
  const aliasLine = ({ from, to, isCaseVariant }: Redirect) =>
    `  "${isCaseVariant ? `~^${from}$` : from}" "${to}";`
  const errorPageLines = [
    ...roots.slice(1).map((folder) => `  ~^${folder} ${folder}${errorPageFile};`),
    `  default ${base}${errorPageFile};`,
  ]
  return `# Made by the build from the catalogue's data.
# Put the built site into ${root}${base}, and this file into /etc/nginx/conf.d/.
# For https, add your certificate: listen 443 ssl; ssl_certificate ...; ssl_certificate_key ...;

map_hash_max_size ${Math.max(2048, 4 * redirects.length)};
map_hash_bucket_size 256;

# The path decoded, with single slashes, and without index.html, .html or a slash at its end. The error page has none.
map $uri $bare_path {
  ~/404(\\.html)?/?$ /404/404;
  ~^(?<bare>.*?)(/index)?(\\.html)?/?$ $bare;
}

map $bare_path $alias_target {
  default "";
${redirects.map(aliasLine).join('\n')}
}

# The path as it was sent.
map $request_uri $sent_path {
  ~^(?<sent>[^?]*) $sent;
}

# The error screen in the language of its folder.
map $uri $error_page {
${errorPageLines.join('\n')}
}

# What is served is only read.
map $request_method $allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}

map $uri $cache_control {
  default "${unhashedCaching}";
  ~^${base}(${hashedFiles.folders.join('|')})/ "${hashedFiles.caching}";
}

# Sent over https only.
map $scheme $strict_transport {
  default "";
  https "${strictTransport[1]}";
}

server {
  listen 80;
  server_name ${host};
  root ${root};

  charset utf-8;
  include mime.types;
  types {
    application/manifest+json webmanifest;
  }

  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # With the module for it (Debian: libnginx-mod-http-brotli-static):
  # brotli_static on;

  add_header Cache-Control $cache_control always;
  add_header ${strictTransport[0]} $strict_transport always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}
  add_header Allow $allow always;

  if ($allow) {
    return 405;
  }
  # An alias, and another spelling of the path of a page.
  set $own_path "";
  if (-f $document_root$bare_path/index.html) {
    set $own_path $bare_path/;
  }
  if (-f $document_root$bare_path.html) {
    set $own_path $bare_path;
  }
  if ($alias_target) {
    set $own_path $alias_target;
  }
  if ($own_path = $sent_path) {
    set $own_path "";
  }
  if ($own_path) {
    return 301 $own_path$is_args$args;
  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
  # For the server alone.
  location ~* "${serverOnlyPattern}" {
    return 404;
  }
  error_page 404 $error_page;
  location ~ /404(\\.html)?$ {
    internal;
  }
}
`
}

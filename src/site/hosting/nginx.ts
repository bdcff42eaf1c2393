import { hashedFiles, serverOnlyPattern, strictTransport, unhashedCaching } from './headers.ts'
import type { HostingFacts } from './hostingFacts.ts'

/**
 * The configuration for nginx, for its `conf.d` folder.
 * @returns the text of the file. The owner may have to change `listen`, `server_name` and `root`
 */
export function nginxConf(facts: HostingFacts): string {
  const { host, root, base, pages, redirects, headers } = facts
  const { errorPage, errorPages, folderErrorPages } = facts
  // nginx ignores case here, so a page's line also matches its other spellings, and an alias that is one of
  // them needs no line.
  const spellings = [
    ...pages.map((path) => ({ from: path, to: path })),
    ...redirects.filter(({ isCaseVariant }) => !isCaseVariant),
  ]
  return `# Made by the build from the catalogue's data.
# Put the built site into ${root}${base}, and this file into /etc/nginx/conf.d/.
# For https, add your certificate: listen 443 ssl; ssl_certificate ...; ssl_certificate_key ...;

map_hash_max_size ${Math.max(2048, 4 * spellings.length)};
map_hash_bucket_size 256;

# The path decoded, with single slashes, and without the slash or index.html at its end.
map $uri $bare_path {
  ~*^(?<bare>.*?)(/index\\.html)?/?$ $bare;
}

# The error screen in the language of its folder.
map $uri $error_page {
${folderErrorPages.map(({ folder, page }) => `  ~^${folder} ${page};`).join('\n')}
  default ${errorPage};
}

# The path as it is declared; ${pages.length} pages and their other names.
map $bare_path $declared_path {
  default "";
${spellings.map(({ from, to }) => `  "${from.replace(/\/$/, '')}" "${to}";`).join('\n')}
}

# The path as it was sent.
map $request_uri $sent_path {
  ~^(?<sent>[^?]*) $sent;
}

# The redirect for a declared path that was requested in another spelling.
map "$declared_path $sent_path" $moved_to {
  default $declared_path;
  "~^(\\S+) \\1$" "";
  "~^(\\S+[^/\\s]) \\1/$" "";
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
  if ($moved_to) {
    return 301 $moved_to$is_args$args;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  # For the server alone.
  location ~* "${serverOnlyPattern}" {
    return 404;
  }
  error_page 404 $error_page;
${errorPages.map((page) => `  location = ${page} {\n    internal;\n  }`).join('\n')}
}
`
}

import type { HostingFacts } from './facts.ts'
import { hashed, hsts, unhashedCaching } from './policy.ts'

/**
 * A configuration for nginx, to be put into its `conf.d` folder.
 * @returns the file's text; `listen`, `server_name` and `root` are what the owner may have to change
 */
export function nginxConf({ host, root, base, pages, moves, headers }: HostingFacts): string {
  // nginx compares without regard to case, so a page's own line finds its other spellings too, and
  // an alias that is one of them needs no line.
  const spellings = [
    ...pages.map((path) => ({ from: bare(path), to: bare(path) })),
    ...moves.filter((move) => !move.respelt),
  ]
  return `# Made by the build from the catalogue's data.
# Put the built site into ${root}${base}, and this file into /etc/nginx/conf.d/.
# For https, add your certificate: listen 443 ssl; ssl_certificate ...; ssl_certificate_key ...;

map_hash_max_size ${Math.max(2048, 4 * spellings.length)};
map_hash_bucket_size 256;

# The path without a slash at its end.
map $uri $bare_path {
  default $uri;
  ~^(?<bare>/.+)/$ $bare;
}

# The path as it is declared; ${pages.length} pages and their other names.
map $bare_path $declared_path {
  default $bare_path;
${spellings.map(({ from, to }) => `  "${from}" "${to}";`).join('\n')}
}

map $uri $cache_control {
  default "${unhashedCaching}";
  ~^${base}(${hashed.folders.join('|')})/ "${hashed.caching}";
}

# Said over https only.
map $scheme $strict_transport {
  default "";
  https "${hsts[1]}";
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
  add_header ${hsts[0]} $strict_transport always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;`).join('\n')}

  if ($declared_path != $bare_path) {
    return 301 $declared_path$is_args$args;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
  error_page 404 ${base}404.html;
  location = ${base}404.html {
    internal;
  }
}
`
}

/** The address without a slash at its end; the root of the host keeps its own. */
function bare(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A configuration as operations may have it: the includable rules among nothing else of ours. */
export function stock({ out, port }: { out: string; port: number }): string {
  writeFileSync(
    join(out, 'stock.conf'),
    `daemon off;
pid run/stock.pid;
events {}
http {
    map $uri $theirs { default 1; }
    access_log off;
    client_body_temp_path run/b; proxy_temp_path run/p; fastcgi_temp_path run/f; uwsgi_temp_path run/u; scgi_temp_path run/s;
    server { listen 127.0.0.1:${port}; server_name other.example; return 204; }
    include ${out}/current/nginx/http.conf;
}
`,
  );
  return 'stock.conf';
}

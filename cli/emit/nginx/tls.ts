import type { CertificatePair } from '../../../config/site.ts';
import { quote } from './quote.ts';

export type TlsLinesInput = CertificatePair & { listen: string };

export function tlsLines({ listen, certificate, key }: TlsLinesInput): string[] {
  return [
    `listen ${listen} ssl http2;`,
    `ssl_certificate ${quote(certificate)};`,
    `ssl_certificate_key ${quote(key)};`,
    'ssl_protocols TLSv1.2 TLSv1.3;',
    'ssl_session_cache shared:site_tls:2m;',
    'ssl_session_timeout 1d;',
    'ssl_session_tickets off;',
  ];
}

import { type Edition, editionNames } from '../../../config/editions.ts';
import { withServices } from '../../../config/rules/service-origins.ts';
import type { SiteConfig } from '../../../config/site.ts';
import type { PageSources } from '../../render/page-sources.ts';
import { endpoint, securityPolicy } from './security-policy.ts';

/** Headers by name, the same on every answer of an edition. */
export type Headers = Readonly<Record<string, string>>;

/** A year. Not for subdomains: the console and others have certificates of their own to think of. */
const transportSecurity = 'max-age=31536000';

/** Features of the browser that no page uses. */
const unused = ['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'usb'];

/** What every answer of an edition tells browsers to allow and forbid. `sources` is what its written pages need. */
export function securityHeaders({ site, sources }: { site: SiteConfig; sources: Record<Edition, PageSources> }): Record<Edition, Headers> {
  const { reports, thirdParties } = site.security;
  const headers = (edition: Edition): Headers => {
    const https = site.origins[edition].startsWith('https:');
    return {
      'Content-Security-Policy': securityPolicy({ sources: sources[edition], thirdParties: withServices(thirdParties[edition], site.services), https, reports }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers that do not know frame-ancestors.
      'X-Frame-Options': 'DENY',
      ...(https && { 'Strict-Transport-Security': transportSecurity }),
      ...(reports !== null && { 'Reporting-Endpoints': `${endpoint}="${reports}"` }),
    };
  };
  return Object.fromEntries(editionNames.map((edition) => [edition, headers(edition)])) as Record<Edition, Headers>;
}

import { allowedFeatures, type BrowserFeature, browserFeatures } from '../../config/browser-features.ts';
import { type Edition, editionNames } from '../../config/editions.ts';
import { withServices } from '../../config/rules/service-origins.ts';
import type { SiteConfig } from '../../config/site.ts';
import type { PageSources } from '../render/page-sources.ts';
import { contentSecurityPolicy, reportingEndpoint } from './content-security-policy.ts';

/** Headers by name, the same on every response of an edition. */
export type Headers = Readonly<Record<string, string>>;

/** A year. Without includeSubDomains: the console and other subdomains manage their own certificates. */
const transportSecurity = 'max-age=31536000';

export const permissionsPolicy = 'Permissions-Policy';
export const securityPolicy = 'Content-Security-Policy';

/** Content-Security-Policy of drawings (SVG): opened by its address, one shows what it contains, and runs nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

/** Value of Permissions-Policy: a page may use only these browser features. */
function permissionsFor(features: readonly BrowserFeature[]): string {
  return browserFeatures.map((feature) => `${feature}=(${features.includes(feature) ? 'self' : ''})`).join(', ');
}

/** An address whose pages have another Permissions-Policy. */
export type AddressPermissions = { edition: Edition; address: string; value: string };

export const addressPermissions: readonly AddressPermissions[] = allowedFeatures.map(
  ({ edition, address, features }) => ({ edition, address, value: permissionsFor(features) }),
);

type SecurityHeadersInput = { site: SiteConfig; sources: Record<Edition, PageSources> };

/** The security headers of each edition's responses. `sources` is what its rendered pages need. */
export function securityHeaders({ site, sources }: SecurityHeadersInput): Record<Edition, Headers> {
  const { reports, thirdParties } = site.security;
  const headers = (edition: Edition): Headers => {
    const https = site.origins[edition].startsWith('https:');
    return {
      [securityPolicy]: contentSecurityPolicy({
        sources: sources[edition],
        mediaHosts: site.mediaHosts,
        thirdParties: withServices(thirdParties[edition], site.services),
        https,
        reports,
      }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      [permissionsPolicy]: permissionsFor([]),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers without frame-ancestors.
      'X-Frame-Options': 'DENY',
      ...(https && { 'Strict-Transport-Security': transportSecurity }),
      ...(reports !== null && { 'Reporting-Endpoints': `${reportingEndpoint}="${reports}"` }),
    };
  };
  return Object.fromEntries(editionNames.map((edition) => [edition, headers(edition)])) as Record<Edition, Headers>;
}

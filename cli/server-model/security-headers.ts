import type { Edition } from '../define/editions.ts';
import type { SiteDefinition } from '../define/site.ts';
import type { SiteConfig } from '../define/config.ts';
import type { PageSources } from '../render/page-sources.ts';
import { contentSecurityPolicy, reportingEndpoint } from './content-security-policy.ts';

/** Headers by name, the same on every response of an edition. */
export type Headers = Readonly<Record<string, string>>;

export const permissionsPolicy = 'Permissions-Policy';
export const securityPolicy = 'Content-Security-Policy';

/** Content-Security-Policy of drawings (SVG): opened by its address, one shows what it contains, and runs nothing. */
export const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox";

type Features = SiteDefinition['features'];

/** Value of Permissions-Policy: a page may use only these browser features. */
function permissionsFor(features: readonly string[], known: Features['known']): string {
  return known.map((feature) => `${feature}=(${features.includes(feature) ? 'self' : ''})`).join(', ');
}

/** An address whose pages have another Permissions-Policy. */
export type AddressPermissions = { edition: Edition; address: string; value: string };

export const addressPermissions = ({ known, allowed }: Features): AddressPermissions[] =>
  allowed.map(({ edition, address, features }) => ({ edition, address, value: permissionsFor(features, known) }));

type SecurityHeadersOptions = {
  site: SiteConfig;
  definition: Pick<SiteDefinition, 'features' | 'thirdParties'>;
  sources: Record<Edition, PageSources>;
};

/** The security headers of each edition's responses. `sources` is what its rendered pages need. */
export function securityHeaders({ site, definition, sources }: SecurityHeadersOptions): Record<Edition, Headers> {
  const { reports, transport } = site.security;
  const thirdParties = definition.thirdParties(site);
  const headers = (edition: Edition): Headers => {
    const https = site.origins[edition]!.startsWith('https:');
    return {
      [securityPolicy]: contentSecurityPolicy({
        sources: sources[edition]!,
        mediaHosts: site.mediaHosts,
        thirdParties: thirdParties[edition]!,
        https,
        reports,
      }),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      [permissionsPolicy]: permissionsFor([], definition.features.known),
      'Cross-Origin-Opener-Policy': 'same-origin',
      // For browsers without frame-ancestors.
      'X-Frame-Options': 'DENY',
      ...(https && { 'Strict-Transport-Security': transport }),
      ...(reports !== null && { 'Reporting-Endpoints': `${reportingEndpoint}="${reports}"` }),
    };
  };
  return Object.fromEntries(Object.keys(site.editions).map((edition) => [edition, headers(edition)]));
}

import type { Download } from '../../../config/calls/demos.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import type { PageRoute } from '../../../components/define-page.ts';

type Given = {
  /** Name of the product. */
  name: string;
  downloads: readonly Download[];
  route: Pick<PageRoute, 'canonical' | 'edition'>;
  site: Pick<PageConfig, 'brand' | 'origins'>;
};

/** The packages of a product as search engines read them: schema.org SoftwareApplication, one for each platform. */
export function sdkJsonLd({ name, downloads, route, site }: Given): object[] {
  return downloads.map(({ platform, version, size, updateTime }) => ({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: `${name} SDK（${platform}）`,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: platform,
    softwareVersion: version,
    fileSize: size,
    dateModified: updateTime,
    url: route.canonical,
    publisher: {
      '@type': 'Organization',
      name: site.brand[route.edition].name,
      url: `${site.origins[route.edition]}/`,
    },
  }));
}

import { anchored, defineRendering, type PageConfig as AnyPageConfig } from '#generator';
import type { Edition } from '../config/editions.ts';
import type { PageConfig } from '../config/page-config.ts';
import type { ProductCode } from '../config/products.ts';
import { MarkIcon } from './art/mark-icon.tsx';
import { panel } from './art/works/work.ts';
import { workOf } from './art/works/works.ts';
import { isRecordPath } from '../config/rules/record-address.ts';
import { withTables } from './prose/figures/figures.ts';
import { fit } from './prose/fit.ts';
import { withVideoLinks } from './prose/videos.ts';
import { PlacesProvider } from './place-context.ts';
import { type SiteContext, SiteProvider } from './site-context.ts';
import { IconSymbols } from './ui/icon.tsx';
import { iconNames } from './ui/icon-data.ts';
import { seedOf } from './ui/seed.ts';
import { talk } from './art/works/words.yaml';

/** What the generator renders besides pages and layouts. */
export default defineRendering({
  Site: ({ value, children }) => <SiteProvider value={value as SiteContext}>{children}</SiteProvider>,
  Places: ({ value, children }) => <PlacesProvider value={value}>{children}</PlacesProvider>,
  Mark: MarkIcon,
  Icons: IconSymbols,
  iconNames,
  // The scene of a product. Its text is Chinese.
  picture: ({ product, edition, address }) =>
    product === null || edition !== 'zh' ? null : <Product product={product as ProductCode} of={address} />,
  fit: (text) => fit({ ...text, edition: text.edition as Edition }),
  // With the ids of the pages: links lead there.
  forFeeds: (html) => withVideoLinks(withTables(anchored(html, { isRecordPath }))),
  publisher: (site, edition) => organization(site as AnyPageConfig & PageConfig, edition as Edition),
});

/** A product at work. The same `of`, the same people and numbers. */
function Product({ product, of }: { product: ProductCode; of: string }) {
  const Work = workOf(product);
  const { width, height } = panel;
  return (
    <svg viewBox={`-12 -12 ${width + 24} ${height + 24}`} fill="none">
      <Work seed={seedOf(of)} talk={talk} />
    </svg>
  );
}

function organization(site: PageConfig, edition: Edition): object {
  const { name, company, description } = site.brand[edition];
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: company,
    description,
    url: `${site.origins[edition]}/`,
    logo: `${site.origins[edition]}/icon-512.png`,
    address: { '@type': 'PostalAddress', streetAddress: site.contact.address[edition] },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: site.contact.hotline,
      email: site.contact.email,
    },
  };
}

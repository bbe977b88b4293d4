import type { SiteDefinition } from '#generator';

/** Default page and client for click analytics. An error page shows at other addresses than its own: the runtime takes the visitor's. */
export const eventAttributes: SiteDefinition['attributes'] = ({ address, layout, status }) => ({
  ...(status < 400 && { 'event-page': address }),
  'event-client': layout === 'phone' ? 'h5' : 'web',
});

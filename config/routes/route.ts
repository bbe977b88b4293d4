import { type HeaderData, type Row as AnyRow, rows as anyRows } from '#generator';
import type { Edition } from '../editions.ts';
import type { SiteTypes } from '../site-types.ts';

export const headerDefaults: Omit<HeaderData, 'name'> = {
  header_type: 'solid',
  footer_type: 'solid',
  sider_type: 'qq',
  extra: '',
};

/** Default labels. */
export const defaultLabels: Record<Edition, string> = { zh: '云通信服务', en: 'Cloud communications' };

/** One row of the route table of this site. */
export type Row = AnyRow<SiteTypes>;

/** Creates rows with shared defaults. A row without `page` is planned. */
export const rows = anyRows<SiteTypes>;

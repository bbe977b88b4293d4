import type { CallRequest } from '../define/call-request.ts';
import type { Editions } from '../define/editions.ts';
import type { Requests } from '../define/local-content.ts';
import type { PageRoute } from '../define/page.ts';

/** What the pages of a site request and show. */
export type OpenRequests = Requests & {
  addPage(route: Pick<PageRoute, 'edition' | 'address' | 'pageName'>): void;
  add(callRequest: CallRequest): void;
};

export function openRequests(editions: Editions): OpenRequests {
  const made = new Set<string>();
  const seoKeys = new Set<string>();
  const menus = new Set(Object.values(editions).map(({ navigation }) => navigation));
  const keyOf = (call: string, request: object) => JSON.stringify([call, Object.entries(request).sort()]);
  return {
    addPage({ edition, address, pageName }) {
      const { home, seo } = editions[edition]!;
      seoKeys.add(address === home ? (seo ?? address) : address);
      menus.add(pageName);
    },
    add: ({ call, request }) => void made.add(keyOf(call, request as object)),
    has: (call, request) => made.has(keyOf(call, request)),
    seoKeys,
    menus,
  };
}

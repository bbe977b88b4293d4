import { performance } from 'node:perf_hooks';
import type { PageRoute } from '../define/page.ts';
import type { Edition } from '../define/editions.ts';
import type { Seo } from '../define/navigation.ts';
import type { SitemapEntry } from '../emit/emitted.ts';
import type { CallResponse } from '../content/content-client.ts';
import { pictureAddresses } from '../define/content-picture.ts';
import type { StagedPage } from '../release/manifest.ts';
import { documentPieces, documentSources } from '../render/document.ts';
import { fingerprint, type Inputs, withPlannedLinks } from '../render/fingerprint.ts';
import { withPageImage } from '../render/page-image.ts';
import type { PageSources } from '../render/page-sources.ts';
import { htmlOf, type RenderJob } from '../render/render-page.ts';
import { isOverdue } from '../render/text-problem.ts';
import type { MadePage, PageTextProblem } from '../render/reuse.ts';
import { unsizedPictures } from '../render/unsized-pictures.ts';
import type { ResponseLinks } from './broken-links.ts';
import type { PageFacts, PageServices } from './page-services.ts';
import { requestKey } from '../content/request-key.ts';

/** A page as the manifest and the sitemap list it. */
export type PublishedPage = StagedPage &
  Pick<SitemapEntry, 'alternates'> & {
    /** Area of the route table, shown in search results; null when the page is not in the index. */
    searched: string | null;
  };

/** A finished page, for manifest, sitemap and report. */
export type Made = {
  page: PublishedPage;
  sources: PageSources;
  reused: boolean;
  /** Milliseconds it took to render; 0 when it was reused. */
  took: number;
  /** Requests with stale, empty or incomplete data. */
  degraded: readonly string[];
  links: readonly ResponseLinks[];
  /** What it links to and may be missing, see `MarkedDocument`. */
  uncertain: readonly string[];
  problems: readonly PageTextProblem[];
};

type MakePageOptions = {
  route: PageRoute;
  file: string;
  services: PageServices;
};

/** Builds one page: fetches its data, reuses it if its fingerprint is known, else renders it, and stages it. */
export async function makePage({ route, file, services }: MakePageOptions): Promise<Made> {
  const { site, fetch, render, store } = services;
  const { reuse, blobs, stage, ogImages } = store;
  const { page, code } = await render.load(route.page);
  const named = await Promise.all(
    Object.entries(page.needs?.(route) ?? {}).map(async ([name, callRequest]) => ({
      name,
      callRequest,
      callKey: requestKey(callRequest),
      response: (await fetch.content.fetch(callRequest, fetch.versions(callRequest))) as CallResponse<unknown>,
    })),
  );
  const seo = seoOf(site, route);
  const [frame, assets] = [await render.frames(route), render.assets(route)];
  const ids = Object.values(route.params);
  const responses = named.map(({ callRequest, callKey, response }) => ({
    callKey,
    hash: response.hash,
    own: Object.values(callRequest.request).some((value) => ids.includes(String(value))),
  }));
  const rows = site.rowFacts(page.rows?.(route) ?? []);
  const inputs = render.inputs({ route, seo, code, rows, frame, assets, responses });
  const print = fingerprint(inputs);

  const kept = reuse.find(print);
  if (kept && (await blobs.has(kept.hash)) && (await ogImages.keep(kept.ogImage))) {
    const current = await withCurrentMarks({ edition: route.edition, page: kept, print, services });
    await stage.link(`site/${file}`, current.hash, current.sources.files);
    return made({ route, file, inputs, page: current, took: null, named, site });
  }

  const started = performance.now();
  const read = await Promise.all(
    named.map(
      async ({ name, callRequest, response }) =>
        [name, { call: callRequest.call, data: await response.read() }] as const,
    ),
  );
  const { sizes, complete } = await sizesOf({
    responses: read.map(([, response]) => response),
    imported: fetch.pagePictures(route.page),
    services,
  });
  const body = await render.executor.render({
    route,
    seo,
    responses: Object.fromEntries(read),
    sizes,
    rows,
    placeScripts: assets.placeScripts,
    searched: store.records !== null && listingOf(route, site.unsearched).searched !== null,
  });
  const took = performance.now() - started;
  const image = ogImages.name({
    draft: body.ogImage,
    look: `${route.layout} ${route.page}`,
    css: () => render.css(route),
    where: `${route.edition} ${route.address}`,
  });
  const rendered = {
    ...body,
    head: withPageImage({ head: body.head, image: image?.address ?? null }) + (image?.tags ?? ''),
  };
  const parts = { rendered, frame, assets };
  const { html, links, uncertain } = render.planned.mark({
    pieces: documentPieces({ route, ...parts, editions: site.editions }),
    edition: route.edition,
  });
  const { hash } = await blobs.put(html);
  if (body.record !== null) {
    const brand = site.brand[route.edition]!.name;
    store.records?.set(store.records.keyOf({ hash, brand }), body.record);
  }
  const fresh = {
    hash,
    text: rendered.text,
    modified: rendered.modified,
    sources: documentSources(parts),
    ogImage: image?.name ?? null,
    planned: render.planned.hash,
    links,
    uncertain,
    problems: body.problems.map(({ name, ...problem }) => ({
      ...problem,
      callKey: named.find((one) => one.name === name)?.callKey ?? name,
    })),
  };
  // Without the size of a picture or one of its texts, do not cache the page: the next build tries again.
  const finished = complete && !isOverdue(fresh) ? reuse.remember(print, fresh) : fresh;
  await stage.link(`site/${file}`, hash, finished.sources.files);
  return made({ route, file, inputs, page: finished, took, named, site });
}

type WithCurrentMarksOptions = { edition: Edition; page: MadePage; print: string; services: PageServices };

/** A cached page, with planned links marked by the current plan. */
async function withCurrentMarks({ edition, page, print, services }: WithCurrentMarksOptions): Promise<MadePage> {
  const { planned } = services.render;
  const { blobs, reuse } = services.store;
  if (page.planned === planned.hash) return page;
  const { html, links, uncertain } = planned.mark({ pieces: [await blobs.read(page.hash)], edition });
  const { hash } = await blobs.put(html);
  return reuse.remember(print, { ...page, hash, planned: planned.hash, links, uncertain });
}

type SizesOfOptions = {
  responses: readonly RenderJob['responses'][string][];
  /** Addresses of the pictures that the page's code imports. */
  imported: readonly string[];
  services: Pick<PageServices, 'site' | 'fetch'>;
};

/** Sizes of pictures in responses that have none; `complete` if all are known. */
async function sizesOf({ responses, imported, services }: SizesOfOptions) {
  const { pictures, localPictures } = services.fetch;
  const { mediaHosts, rules } = services.site;
  const addresses = responses.flatMap((response) =>
    htmlOf({ ...response, rules }).flatMap(([, html]) => unsizedPictures({ html, mediaHosts })),
  );
  const found = await Promise.all(addresses.map(async (address) => [address, await pictures.sizeOf(address)] as const));
  const named = localPictures.isEmpty ? [] : (JSON.stringify(responses).match(pictureAddresses) ?? []);
  const local = await Promise.all(
    [...new Set([...imported, ...named])].map(
      async (address) => [address, await localPictures.factsOf(address)] as const,
    ),
  );
  const known = [...found, ...local].flatMap(([address, size]) => (size === null ? [] : [[address, size] as const]));
  return { sizes: Object.fromEntries(known), complete: found.every(([, size]) => size !== null) };
}

type Finished = {
  route: PageRoute;
  file: string;
  inputs: Inputs;
  page: MadePage;
  took: number | null;
  named: readonly { callKey: string; response: CallResponse<unknown> }[];
  site: PageFacts;
};

function made({ route, file, inputs, page, took, named, site }: Finished): Made {
  const { address, edition, path } = route;
  const { hash, text, modified, sources } = page;
  return {
    page: {
      address,
      edition,
      file,
      hash,
      inputs: withPlannedLinks(inputs, page.links),
      family: path.includes('{') ? path : null,
      text,
      modified,
      ...listingOf(route, site.unsearched),
    },
    sources,
    reused: took === null,
    took: took ?? 0,
    degraded: [
      ...named
        .filter(({ response }) => response.source === 'stale' || response.source === 'empty' || response.flawed)
        .flatMap(({ callKey, response }) => response.from ?? [callKey]),
      ...page.problems.filter(({ kind }) => kind === 'time').map(({ callKey }) => callKey),
    ],
    links: named.map(({ callKey, response }) => ({ call: callKey, links: response.links })),
    uncertain: page.uncertain,
    problems: page.problems,
  };
}

/** Where a page is listed: not where it is a copy of another page, or a list without records. */
export function listingOf(
  { alternates, canonical, address, page, params }: PageRoute,
  unsearched: PageFacts['unsearched'],
): Pick<PublishedPage, 'alternates' | 'listed' | 'searched'> {
  const isOwn = canonical.slice(canonical.indexOf('/', 'https://'.length)) === address;
  const listed = isOwn && params['pages'] !== '0';
  return { alternates, listed, searched: listed && !unsearched.includes(page) ? page.split('/')[0]! : null };
}

/** SEO is keyed by path; a home page that is not alone at its address has a key of its own. */
function seoOf({ seo, editions }: PageFacts, { edition, address }: PageRoute): Seo | null {
  const { home, seo: key } = editions[edition]!;
  const path = address === home ? (key ?? address) : address;
  return Object.hasOwn(seo, path) ? seo[path]! : null;
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Viewing } from '../define/publication.ts';
import { bundleSite, type SiteBundle } from '../bundle/site-bundle.ts';
import type { SiteCode } from '../bundle/site-code.ts';
import { contentRules } from '../content/content-rules.ts';
import { openContent } from '../content/content.ts';
import type { ContentFailure } from '../content/call-log.ts';
import { htmlLinks } from '../content/links.ts';
import type { ContentText } from '../define/local-content.ts';
import { routesOf, type SiteDefinition } from '../define/site.ts';
import { addressOfText } from '../embedded-api/text-address.ts';
import { deadPlaces } from './dead-places.ts';
import { emptyMenus } from '../content/empty-menus.ts';
import { fetchIndexes } from '../content/indexes.ts';
import { requestKey } from '../content/request-key.ts';
import { contentCheck, type LocalData } from '../embedded-api/content.ts';
import { startApi } from '../embedded-api/server.ts';
import { hiddenRecords } from '../embedded-api/shown-content.ts';
import type { Settings } from '../environment.ts';
import { each } from '../lib/each.ts';
import { fileBelow, openPlaces } from '../places/open-places.ts';
import { makePlan } from '../plan/plan.ts';
import type { Problem } from '../problem.ts';
import { loadPage } from '../render/load-page.ts';
import type { SiteRendering } from '../define/rendering.ts';
import { loadSiteCode } from '../render/load-site-code.ts';
import { openSourceFrames } from '../render/source-frames.ts';
import type { Rendering } from '../render/rendering.ts';
import { openBrokenPages } from './broken-pages.ts';
import { openLinkCheck, pathPattern } from './broken-links.ts';
import { degradedProblems } from './degraded.ts';
import { openMenuIcons } from './menu-icons.ts';
import { collisions, listServedFiles } from './served-files.ts';
import { readRedirectFile } from './read-redirect-file.ts';
import { textProblems } from './text-problems.ts';
import { openRequests } from './page-requests.ts';

type CheckContentOptions = { settings: Settings; folder: string; content: LocalData };

/**
 * The problems of content that `generate` would report, apart from those of reading it: the plan, icons and links of menus, links of all responses that pages
 * request, and records that no page shows. Of pages,
 * only the texts are rendered. Drafts and scheduled records are checked as in a preview. Of content with errors, what is valid is checked;
 * what may only follow from an error is no problem.
 */
export async function contentProblems(input: CheckContentOptions): Promise<Problem[]> {
  const { settings, folder, content } = input;
  const { definition } = settings;
  const { root, engine } = settings.program;
  // What its code imports has an error, which is reported.
  if (content.breaksCode) return [];
  const site = await bundleSite({ root, engine, layouts: settings.definition.layouts });
  const code = await loadSiteCode(site.code);
  const [visitors, editors] = [false, true].map((drafts) => ({ now: settings.now, drafts })) as [Viewing, Viewing];
  const found = await problemsFor({ ...input, site, code, viewing: visitors });
  const dated = definition.local.dated(content.content);
  const hidden = hiddenRecords(dated, visitors).length > hiddenRecords(dated, editors).length;
  const more = hidden ? await problemsFor({ ...input, site, code, viewing: editors }) : [];
  const known = new Set(found.map(nameOf));
  const { fit } = (await code.rendering()).default;
  const texts = textsOf(input);
  const shared = { definition, texts, folder, mediaHosts: settings.site.mediaHosts, fit };
  const ofTexts = [...textProblems(shared), ...deadPlaces(shared)];
  return [...ofTexts, ...found, ...more.filter((problem) => !known.has(nameOf(problem)))].map(
    openPlaces({ root, content: fileBelow(root, folder) }),
  );
}

/** All texts, also those of files with errors, as far as they can be read. */
const textsOf = ({ settings: { definition, site }, content }: CheckContentOptions): ContentText[] => [
  ...definition.local.texts(content.content),
  ...content.faulty.flatMap(({ path, html }) => {
    const [edition = ''] = Object.keys(site.editions);
    return html === null ? [] : [{ path, html, edition }];
  }),
];

/** A problem without the pages that it is on. */
const nameOf = ({ what, where }: Problem) => `${what} ${where.replace(/;.*$/, '')}`;

type ProblemsForOptions = CheckContentOptions & { site: SiteBundle; code: SiteCode; viewing: Viewing };

async function problemsFor({ settings, folder, content, site, code, viewing }: ProblemsForOptions): Promise<Problem[]> {
  const { definition } = settings;
  const cache = await mkdtemp(join(tmpdir(), 'site-content-'));
  const api = await startApi({
    definition,
    content: folder,
    linked: settings.linkedContent,
    faulty: true,
    port: 0,
    articles: 0,
    latency: 0,
    viewing: { now: () => viewing.now, drafts: viewing.drafts },
    site: settings.site,
  });
  const client = openContent({
    ...contentRules(definition),
    base: api.url,
    namespace: 'check',
    cache,
    engine: settings.program.engine,
    concurrency: 16,
    offline: false,
    viewing,
  });
  try {
    const { lists, indexes } = await fetchIndexes({ content: client, definition, trusted: [] });
    const plan = makePlan({
      definition,
      lists,
      site: settings.site,
      known: { pages: new Set(Object.keys(site.pages)), layouts: new Set(Object.keys(site.layouts)) },
      files: await listServedFiles(settings.program.root),
      redirectFile: await readRedirectFile({ root: settings.program.root, editions: settings.site.editions }),
    });
    client.showOnly(plan.records);
    const icons = await openMenuIcons({
      navigation: indexes.navigation,
      markupCode: site.markupCode,
      rendering: async () => iconsOf({ markup: await code.markup(), rendering: (await code.rendering()).default }),
      remember: async (_, make) => Buffer.from(await make()),
    });
    const links = openLinkCheck({
      records: definition.records,
      feeds: definition.feeds,
      plan,
      unlisted: [],
      hidden: api.hidden,
    });
    const requests = openRequests(settings.site.editions);
    const broken = openBrokenPages({ root: settings.program.root, framesOf: openSourceFrames(site.code) });
    const unsure = openUnsure({ definition, content });
    const see: typeof links.see = ({ links: all, ...response }, page) =>
      links.see({ ...response, links: all.filter(({ to }) => !unsure.address(to)) }, page);
    for (const response of indexes.links) see(response, null);
    for (const { path, html } of content.faulty)
      see({ call: path, links: addressesIn(html ?? '') }, addressOfText(definition, path) ?? path);
    await each(
      [...plan.errors, ...plan.pages()],
      async (route) => {
        requests.addPage(route);
        // A record that the code of the page names may be gone.
        const page = await loadPage({ code, name: route.page }).catch((failure: unknown) => broken.add(route, failure));
        for (const callRequest of Object.values(page?.needs?.(route) ?? {})) {
          requests.add(callRequest);
          const response = await client.fetch(callRequest);
          see({ call: requestKey(callRequest), links: response.links }, `${route.edition} ${route.address}`);
        }
      },
      16,
    );
    const { failures: all, leftOut } = client.report();
    const failures = all.filter((failure) => !unsure.call(failure));
    const { lacksRecords } = content;
    return [
      ...broken.problems(),
      ...(lacksRecords ? [] : plan.problems.filter((problem) => !unsure.target(problem))),
      ...collisions({ plan, site: settings.site, feeds: definition.feeds, paths: definition.paths }),
      ...(lacksRecords
        ? []
        : emptyMenus({
            call: definition.menus.call,
            navigation: indexes.navigation,
            editions: settings.site.editions,
            failures,
          })),
      ...icons.problems,
      // The port of this API means nothing to an editor.
      ...degradedProblems({ failures, leftOut }).map((problem) => ({
        ...problem,
        where: problem.where.replaceAll(api.url, ''),
      })),
      ...links.problems(),
      ...(lacksRecords
        ? []
        : definition.local.unused({
            ...contentCheck(folder),
            content: content.content,
            shown: definition.local.shown(content.content, viewing),
            requests,
          })),
    ];
  } finally {
    await client.close();
    await api.close();
    await rm(cache, { recursive: true, force: true });
  }
}

type UnsureOptions = { definition: SiteDefinition; content: Pick<LocalData, 'faulty' | 'lacksRecords'> };

/** What may be missing only because of errors of the content, which are reported themselves. */
function openUnsure({ definition, content: { faulty, lacksRecords } }: UnsureOptions) {
  const files = new Set(faulty.map(({ path }) => path));
  const addresses = new Set([...files].map((path) => addressOfText(definition, path)));
  const families = routesOf(definition)
    .filter(({ path }) => path.includes('{'))
    .map(({ path }) => pathPattern(path));
  return {
    /** Whether a problem is that of an address without a page, such as the target of a redirect, whose text has an error. */
    target: ({ lacks }: Problem) => lacks !== undefined && addresses.has(lacks),
    address: (to: string) => addresses.has(to) || (lacksRecords && families.some((pattern) => pattern.test(to))),
    call: ({ call, request }: ContentFailure) => {
      const parameters = request as Readonly<Record<string, unknown>>;
      const { id } = parameters;
      const record = typeof id === 'string' ? id : null;
      return lacksRecords || files.has(definition.local.textFile({ call, request: parameters, record }) ?? '');
    },
  };
}

const addressesIn = (html: string) =>
  htmlLinks(html).map((link) => ({ to: link.replace(/[?#].*$/, ''), at: 'its text' }));

type IconsOfOptions = { markup: typeof import('../render/markup.tsx'); rendering: SiteRendering };

/** The icons of the site, for menus. */
const iconsOf = ({ markup, rendering }: IconsOfOptions): Pick<Rendering, 'iconNames' | 'iconSheet'> => ({
  iconNames: rendering.iconNames,
  iconSheet: (names) => markup.iconSheet(names, rendering),
});

import { join } from 'node:path';
import type { Editions } from '../define/editions.ts';
import { pageFile } from '../define/page-file.ts';
import { type Browser, startBrowser } from './browser.ts';
import type { ReleaseDiff } from './compare.ts';
import type { PageName } from './groups.ts';
import { kinds } from './kinds.ts';
import { limits } from './limits.ts';
import { openPage, type OpenPage } from './page-parts.ts';
import { servePages } from './page-server.ts';
import { compareSequences } from './sequences.ts';
import { messageOf } from '../lib/failure.ts';

/** Screenshots of a part of a page before and after, WebP in base64; null when it is missing. */
export type PartPictures = { old: string | null; now: string | null };
export type PagePictures = { page: PageName; parts: readonly PartPictures[] };

export type Pictures = {
  pages: readonly PagePictures[];
  equal: readonly PageName[];
  /** Number of pages that may look different but have no pictures. */
  left: number;
  /** Why pictures are missing; null when none are. */
  note: string | null;
};

export type TakePicturesOptions = {
  diff: Pick<ReleaseDiff, 'groups' | 'looks'>;
  before: string;
  after: string;
  editions: Editions;
  /** Path of a Chromium browser; null when there is none. */
  browser: string | null;
  progress?: (done: number, total: number) => void;
};

/** Timeout per page, in milliseconds. */
const patience = 30_000;

/** Takes screenshots of changed parts, before and after; first of one page per change. A failing browser is not an error. */
export async function takePictures({
  diff,
  before,
  after,
  editions,
  browser: program,
  progress,
}: TakePicturesOptions): Promise<Pictures> {
  const chosen = choosePages(diff);
  const all = diff.looks.shown.length + diff.looks.more;
  if (chosen.length === 0) return { pages: [], equal: [], left: 0, note: null };
  const none = { pages: [], equal: [], left: all };
  if (program === null)
    return { ...none, note: 'There are no pictures: no Chromium was found. SITE_CHROMIUM names one in another place.' };
  const pages: PagePictures[] = [];
  const equal: PageName[] = [];
  const shown = new Set<string>();
  let note: string | null = null;
  const servers = await Promise.all([before, after].map((folder) => servePages(join(folder, 'site'))));
  const browser = await startBrowser(program);
  try {
    for (const page of chosen) {
      const [old, now] = await inTime(
        open({ browser, page, editions, origins: servers.map(({ origin }) => origin) }),
        browser,
      );
      const parts = await inTime(pictureParts({ old: old!, now: now!, shown }), browser);
      if (parts.length > 0) pages.push({ page, parts });
      else equal.push(page);
      await Promise.all([old!.close(), now!.close()]);
      progress?.(pages.length + equal.length, chosen.length);
    }
  } catch (failure) {
    note = `The browser failed, so pictures are missing: ${messageOf(failure)}`;
  } finally {
    await Promise.all([browser.close(), ...servers.map((server) => server.close())]);
  }
  return { pages, equal, left: Math.max(0, all - pages.length - equal.length), note };
}

/** One page for each visible change, then other pages. */
function choosePages({ groups, looks }: TakePicturesOptions['diff']): PageName[] {
  const chosen = new Map<string, PageName>();
  const take = (page: PageName | undefined) => {
    if (page && chosen.size < limits.pictures) chosen.set(JSON.stringify([page.edition, page.address]), page);
  };
  for (const { kind, samples } of groups.shown) if (kinds[kind].seen) take(samples[0]);
  for (const page of looks.shown) take(page);
  return [...chosen.values()];
}

type OpenOptions = { browser: Browser; page: PageName; editions: Editions; origins: readonly string[] };

function open({ browser, page, editions, origins }: OpenOptions): Promise<OpenPage[]> {
  const path = encodeURI(`/${pageFile(page, editions)}`).replace(/[?#]/g, encodeURIComponent);
  return Promise.all(origins.map((origin) => openPage({ browser, url: origin + path, address: page.address })));
}

type PicturePartsOptions = { old: OpenPage; now: OpenPage; shown: Set<string> };

/** Pictures of changed parts that no other page has shown; of the whole page if only its style changed. */
async function pictureParts({ old, now, shown }: PicturePartsOptions): Promise<PartPictures[]> {
  const steps = compareSequences({ old: old.parts, now: now.parts, keyOf: ({ html }) => html, likeness: () => 0.5 });
  const differing = steps.filter((step) => step.old?.html !== step.now?.html);
  const whole = { old: { top: 0, height: old.height, html: '' }, now: { top: 0, height: now.height, html: '' } };
  const found: PartPictures[] = [];
  for (const step of differing.length > 0 ? differing : [whole]) {
    const key = JSON.stringify([step.old?.html, step.now?.html]);
    if (step !== whole && shown.has(key)) continue;
    if (found.length >= limits.partsOfPage) break;
    shown.add(key);
    const before = step.old && (await old.picture(step.old));
    const after = step.now && (await now.picture(step.now));
    if (before !== after) found.push({ old: before, now: after });
  }
  return found;
}

/** Ends the browser after the timeout, which rejects pending commands. */
async function inTime<Result>(work: Promise<Result>, browser: Browser): Promise<Result> {
  const timer = setTimeout(() => void browser.close(), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

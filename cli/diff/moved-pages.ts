import type { ManifestPage } from '../release/manifest.ts';
import { keyOf } from '../lib/sha256.mjs';
import { type Bounded, boundedList } from './bounded.ts';
import type { PageName } from './groups.ts';
import { limits } from './limits.ts';
import type { ComparedRelease } from './open-release.ts';
import { readView } from './read-view.ts';
import { redirectTarget } from './rules.ts';

/** A removed page, and the redirect of its address; null when it has none. */
export type RemovedPage = PageName & { redirect: string | null };
export type MovedPage = PageName & { to: string; redirect: string | null };

export type MovedAndOthers = {
  added: Bounded<PageName>;
  removed: Bounded<RemovedPage>;
  moved: Bounded<MovedPage>;
};

export type MovedPagesOptions = {
  before: ComparedRelease;
  after: ComparedRelease;
  gone: Bounded<ManifestPage>;
  come: Bounded<ManifestPage>;
};

/** Finds moved pages: a removed and an added page with the same title and main text. */
export async function movedPages({ before, after, gone, come }: MovedPagesOptions): Promise<MovedAndOthers> {
  const homes = new Map<string, ManifestPage[]>();
  if (gone.shown.length > 0)
    for (const page of come.shown) {
      const key = await contentKey(after, page);
      homes.set(key, [...(homes.get(key) ?? []), page]);
    }
  const removed = boundedList<RemovedPage>(limits.listedPages);
  const moved = boundedList<MovedPage>(limits.listedPages);
  const arrived = new Set<ManifestPage>();
  for (const page of gone.shown) {
    const { edition, address } = page;
    const home = homes.size > 0 ? homes.get(await contentKey(before, page))?.shift() : undefined;
    const redirect = redirectTarget({ rules: after.rules, edition, address });
    if (!home) removed.push({ edition, address, redirect });
    else {
      arrived.add(home);
      moved.push({ edition, address, to: home.address, redirect });
    }
  }
  const added = boundedList<PageName>(limits.listedPages);
  for (const page of come.shown) if (!arrived.has(page)) added.push({ edition: page.edition, address: page.address });
  return {
    added: { shown: added.shown, more: added.more + come.more },
    removed: { shown: removed.shown, more: removed.more + gone.more },
    moved,
  };
}

async function contentKey(release: ComparedRelease, page: ManifestPage): Promise<string> {
  const { title, text } = readView({ html: await release.read(page), digest: () => null });
  const main = text.filter(({ zone }) => zone === 'main').map(({ value }) => value);
  return keyOf(JSON.stringify([page.edition, title.map(({ value }) => value), main]));
}

import { browserConfigOf } from '../../config/browser-config.ts';
import { pageConfigOf } from '../../config/page-config.ts';
import { redirects } from '../../config/redirects.ts';
import { routes } from '../../config/routes/index.ts';
import { type BrowserBundle, bundleBrowser } from '../bundle/browser-bundle.ts';
import { bundleSite, type SiteBundle } from '../bundle/site-bundle.ts';
import type { Settings } from '../environment.ts';
import { clockOf } from '../render/clock.ts';
import { shortHash } from '../lib/sha256.mjs';
import type { Identity } from '../shards/identity.ts';
import { answersNamespace } from './content-source.ts';

type IdentityOfOptions = { settings: Settings; siteBundle: SiteBundle; browserBundle: BrowserBundle };

export function identityOf({ settings, siteBundle, browserBundle }: IdentityOfOptions): Identity {
  const { engine, drawing } = settings.program;
  const { markupCode, base, pages, layouts, files } = siteBundle;
  const { boot, script, placeScripts } = browserBundle;
  const bundles = [
    [markupCode, base, pages, layouts, [...files.keys()]],
    [boot, script, placeScripts, [...browserBundle.files.keys()]],
  ];
  const configuration = {
    ...pageConfigOf(settings.site),
    ...browserConfigOf(settings.site),
    'content API': answersNamespace(settings),
    'date (SOURCE_DATE_EPOCH)': clockOf(settings.now),
    'routes and redirects': [routes, redirects],
  };
  return {
    node: process.version,
    code: shortHash(JSON.stringify([engine, drawing, bundles])),
    configuration: Object.fromEntries(
      Object.entries(configuration).map(([part, value]) => [part, shortHash(JSON.stringify(value))]),
    ),
  };
}

/** The identity that a build of this program would have. */
export async function ownIdentity(settings: Settings): Promise<Identity> {
  const { root, engine } = settings.program;
  const [siteBundle, browserBundle] = await Promise.all([
    bundleSite({ root, engine }),
    bundleBrowser({ root, engine, config: browserConfigOf(settings.site) }),
  ]);
  return identityOf({ settings, siteBundle, browserBundle });
}

import { beforeAll, describe, expect, it } from 'vitest';
import { type BrowserBundle, bundleBrowser } from '../../cli/bundle/browser-bundle.ts';
import { localSite } from '../../cli/preview/local-site.ts';
import { allowStandIns, withStandIns } from '../../cli/preview/stand-in-services.ts';
import { browserConfigOf } from '../../config/browser-config.ts';
import definition from '../../config/index.ts';
import { type SiteConfig, site } from '../../config/site.ts';
import { root } from '../support/run-site.ts';

const origin = 'http://localhost:8787';
const { inScripts } = definition.neighbours;
let bundle: BrowserBundle;
beforeAll(async () => void (bundle = await bundleBrowser({ root, engine: 'services', config: browserConfigOf(site) })));

describe('the services of a preview', () => {
  it('replace missing services in every script that names services', () => {
    const texts = [...bundle.files.values()].map((content) => Buffer.from(content).toString());
    const naming = texts.filter((text) => /\bservices:\{/.test(text));
    expect(naming.length).toBeGreaterThan(1);
    for (const text of naming) {
      expect(text).toContain(inScripts.none);
      const changed = withStandIns(text, { none: inScripts.none, standIns: inScripts.standIns(origin) });
      expect(changed).toContain(`"script":"${origin}/services/chat.js"`);
      expect(changed).not.toContain(inScripts.none);
    }
  });

  it('are allowed by the security policy, for scripts and requests alone', () => {
    const headers = {
      'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-x'; connect-src 'self'",
    };
    expect(allowStandIns(headers, origin)).toEqual({
      'Content-Security-Policy': `default-src 'none'; script-src 'self' ${origin} 'sha256-x'; connect-src 'self' ${origin}`,
    });
  });

  it('give way to configured services, and are absent with another API', () => {
    const listen = { host: '127.0.0.1', port: 9000 };
    expect(localSite({ site, definition, listen, apiPort: 8787 }).addresses.services?.origin).toBe(origin);
    expect(localSite({ site, definition, listen, apiPort: null }).addresses.services).toBeNull();
    const chat = { script: 'https://chat.example/chat.js', global: 'chat' };
    const own = localSite({
      site: { ...site, services: { ...site.services, chat } } as SiteConfig,
      definition,
      listen,
      apiPort: 8787,
    });
    expect(own.addresses.services).toBeNull();
    expect((own.site as SiteConfig).services.chat).toBe(chat);
  });
});

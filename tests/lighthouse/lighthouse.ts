import { isEnglishPath } from '../../config/rules/edition.ts';
import { startBrowser } from '../support/browser.ts';
import { freePort } from '../support/nginx.ts';
import { serveSite } from '../support/served-site.ts';
import { categories, measure, type Measured, presets, type Preset } from './measure.ts';

/** Both homes, an article, a case, terms of both editions. Addresses on the command line replace them. */
const defaults = [
  '/',
  'en:/',
  '/dev-blog/jitter-buffer',
  '/case/{first}',
  '/clauses?serviceType=3',
  '/en/clauses?serviceType=0',
];

/** What every page has to reach. Mobile is measured on a simulated slow phone and network. */
const required = {
  desktop: { performance: 100 },
  mobile: { performance: 95 },
  both: { accessibility: 100, 'best-practices': 100, seo: 100, cls: 0, tbt: 50 },
};

/** What a page misses, in words; nothing when it is as it has to be. */
function misses({ scores, cls, tbt }: Measured, preset: Preset): string[] {
  const least = { ...required.both, ...required[preset] };
  return [
    ...categories
      .filter((category) => scores[category] < least[category])
      .map((category) => `${category} ${scores[category]}, required ${least[category]}`),
    ...(cls > least.cls ? [`CLS ${cls.toFixed(4)}, required ${least.cls}`] : []),
    ...(tbt > least.tbt ? [`TBT ${Math.round(tbt)} ms, required at most ${least.tbt} ms`] : []),
  ];
}

const cells = (row: readonly (string | number)[]) =>
  row.map((cell, index) => (index < 2 ? String(cell).padEnd(index === 0 ? 40 : 8) : String(cell).padStart(8))).join('');

const named = process.argv.slice(2);
const invalid = named.find((name) => !/^(?:en:)?\//.test(name));
if (invalid !== undefined) {
  console.error(
    `"${invalid}" is not an address. Usage: npm run lighthouse -- /sms en:/ ; without addresses: ${defaults.join(' ')}`,
  );
  process.exit(2);
}

// As it may be indexed: on this machine a build says otherwise by itself.
const site = await serveSite({ SITE_NOINDEX: '0' });
const port = await freePort();
const browser = await startBrowser(`--remote-debugging-port=${port}`);
const wrong: string[] = [];
try {
  const firstCase = site.pages.find(({ address }) => address.startsWith('/case/'))!.address;
  console.log(cells(['page', 'preset', 'perf', 'access', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms']));
  for (const name of named.length > 0 ? named : defaults) {
    const address = name.replace(/^\w+:/, '').replace('/case/{first}', firstCase);
    const edition = name.startsWith('en:') || (address !== '/' && isEnglishPath(address)) ? 'en' : 'zh';
    for (const preset of presets) {
      const measured = await measure({ url: site[edition] + address, preset, port });
      const { scores, lcp, cls, tbt, lost } = measured;
      console.log(
        cells([
          `${edition} ${address}`,
          preset,
          ...categories.map((category) => scores[category]),
          Math.round(lcp),
          cls.toFixed(3),
          Math.round(tbt),
        ]),
      );
      const missed = misses(measured, preset);
      if (missed.length === 0) continue;
      wrong.push(
        `${edition} ${address}, ${preset}: ${missed.join('; ')}`,
        ...lost.map(({ category, title, where }) => `    ${category}: ${title}${where && `: ${where}`}`),
      );
    }
  }
} finally {
  await browser.close();
  await site.close();
}
if (wrong.length > 0) {
  console.error(`\nBelow what is required:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

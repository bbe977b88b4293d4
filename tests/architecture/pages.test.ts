import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorPage } from '../../config/routes/errors.ts';
import { areas } from '../../config/routes/index.ts';
import type { Row } from '../../config/routes/route.ts';
import { entryProblems, handworkProblems, sheetNameProblems, unusedProblems } from './page-rules.ts';
import { readSources, type Sources } from './sources.ts';

let sources: Sources;
beforeAll(async () => {
  sources = await readSources(fileURLToPath(new URL('../..', import.meta.url)));
});

const files = (texts: Record<string, string>): Sources => new Map(Object.entries(texts));
const page = 'export default page({ Body });\n';

describe('a page', () => {
  it('is a page.tsx in a folder of its area, and nothing else is', () => {
    const named = Object.entries<readonly Row[]>(areas).map(
      ([area, rows]) => [area, rows.map((row) => row.page)] as const,
    );
    expect(entryProblems({ sources, areas: { ...Object.fromEntries(named), errors: [errorPage.page] } })).toEqual([]);
  });

  it('is not a loose file, a file of another name, or one that no row names', () => {
    const problems = entryProblems({
      sources: files({
        'pages/im.tsx': page,
        'pages/products/words.ts': '',
        'pages/products/im/page.tsx': "import { a } from '../sms/words.ts';\nimport './im.module.css';\n",
        'pages/products/im/im.module.css': '',
        'pages/products/im/kinds.tsx': page,
        'pages/products/im/art/page.tsx': '',
        'pages/products/sms/words.ts': '',
        'pages/products/chat/page.tsx': page,
        'pages/promo/free/page.tsx': page,
      }),
      areas: { products: ['products/im', 'products/sms'] },
    });
    expect(problems).toEqual([
      "pages/im.tsx is in no page's folder: move it to pages/<area>/<page>/",
      "pages/products/words.ts is in no page's folder: move it to pages/<area>/<page>/",
      'pages/products/im/page.tsx imports pages/products/sms/words.ts: move what both pages use to components/',
      'pages/products/im/kinds.tsx defines a page: only page.tsx may',
      'pages/products/im/art/page.tsx is not taken for a page: only pages/<area>/<page>/page.tsx is',
      'pages/products/sms/words.ts is in a folder without a page.tsx',
      'no row of config/routes/products.ts names the page products/chat',
      'pages/promo/ has no config/routes/promo.ts',
    ]);
  });

  it('has style sheets of names that no other sheet has', () => {
    expect(sheetNameProblems(sources)).toEqual([]);
  });

  it('whose style sheets could rename the classes of others is found', () => {
    const sources = files({
      'components/ui/tabs.module.css': '',
      'pages/english/im/english-im.module.css': '',
      'pages/products/im/im.module.css': '',
      'pages/products/im/art/im-stage.module.css': '',
      'pages/products/im/art/stage.module.css': '',
      'pages/products/sms/page.module.css': '',
      'pages/products/tabs/tabs.module.css': '',
    });
    expect(sheetNameProblems(sources)).toEqual([
      'pages/products/im/art/stage.module.css is not named after its page: im.module.css or im-stage.module.css',
      'pages/products/sms/page.module.css is not named after its page: sms.module.css or sms-page.module.css',
      'pages/products/tabs/tabs.module.css has the name of components/ui/tabs.module.css',
    ]);
  });

  it('uses the component for what all pages have', () => {
    expect(handworkProblems(sources)).toEqual([]);
  });

  it('that writes it by hand is found', () => {
    const sources = files({
      'pages/products/im/page.tsx': '<h1 className={styles.title}>\n  a\n  <wbr />\n  b\n</h1>',
      'pages/products/im/art/stage.tsx': '<div role="region" tabIndex={0}>',
      'pages/products/sms/page.tsx': "<Button event={{ zone: 'hero', id: 'register' }}>",
      'components/ui/figure.tsx': '<div role="region">',
    });
    expect(handworkProblems(sources)).toEqual([
      'pages/products/im/page.tsx writes by hand what Title does',
      'pages/products/im/art/stage.tsx writes by hand what Figure does',
      'pages/products/sms/page.tsx writes by hand what RegisterButton or Actions does',
    ]);
  });
});

describe('a component', () => {
  it('is used', () => {
    // Components that are named by their path instead of imported, and one that only the example of the guide has.
    const entries = [
      'components/forms/start.ts',
      'components/island-runtime/hydrate.tsx',
      'components/rendering.tsx',
      'components/styles/base.css',
      'components/try/start.ts',
      'components/ui/video.tsx',
    ];
    expect(unusedProblems({ sources, entries })).toEqual([]);
  });

  it('that only unused components use is unused', () => {
    const problems = unusedProblems({
      sources: files({
        'cli/render.ts': "import type { Mark } from '../components/mark.ts';",
        'components/mark.ts': '',
        'components/hydrate.ts': "import { place } from './place.ts';",
        'components/place.ts': '',
        'components/layouts/zh.tsx': "import { Link } from '../link.tsx';",
        'components/link.tsx': '',
        'components/one.tsx': "import styles from './one.module.css';",
        'components/one.module.css': '',
        'components/left.ts': "import './part.ts';\nimport './mark.ts';",
        'components/part.ts': '',
        'pages/products/im/page.tsx': "import '../../../components/one.tsx';",
      }),
      entries: ['components/hydrate.ts'],
    });
    expect(problems).toEqual(['components/left.ts is used by nothing', 'components/part.ts is used by nothing']);
  });
});

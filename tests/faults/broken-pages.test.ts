import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { changeRoutes } from '../support/route-table.ts';
import { buildFolder, runSite } from '../support/run-site.ts';

/** Rows of the route table that have one of the pages below; all others are planned. */
const rows = {
  '/livetool': { page: 'tools/nested', layout: 'zh' },
  '/paramCheck': { page: 'tools/check', layout: 'zh' },
  '/paramCheckG2': { page: 'tools/check', layout: 'zh' },
  '/about': { page: 'company/undeclared', layout: 'zh' },
  '/survey/report': { page: 'company/head', layout: 'zh' },
  '/des': { page: 'legal/empty', layout: 'zh' },
  '/meeting/clauses': { page: 'legal/bodiless', layout: 'zh' },
  '/partner': { page: 'partners/object', layout: 'zh' },
  '/partner/isv': { page: 'partners/fine', layout: 'blog' },
  '/partner/si': { page: 'partners/product', layout: 'zh' },
  '/partner/dealer': { page: 'partners/headless', layout: 'zh' },
  '/partner/recommendInfo': { page: 'partners/scripted', layout: 'zh' },
  '/partner/joinus': { page: 'partners/classless', layout: 'zh' },
  '/videoTutorial': { page: 'legal/unwritten', layout: 'zh' },
};

const files = {
  'pages/tools/nested/page.tsx': `import { page } from '../../../components/define-page.ts';
import { Panel } from './panel.tsx';

export default page({
  Body() {
    return <Panel lines={[{ words: ['一'] }, {}]} />;
  },
});
`,
  'pages/tools/nested/panel.tsx': `type Line = { words?: string[] };

export function Panel({ lines }: { lines: Line[] }) {
  return (
    <ul>
      {lines.map((line, index) => (
        <Row key={index} line={line} />
      ))}
    </ul>
  );
}

function Row({ line }: { line: Line }) {
  return <li>{'字数 '}{line.words!.length}</li>;
}
`,
  'pages/tools/check/page.tsx': `import { page } from '../../../components/define-page.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

export default page({
  Body: () => <EmptyState {...(null as any).facts} />,
});
`,
  'pages/company/undeclared/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body({ data }: any) {
    return <h1>{data.cases.list.length}</h1>;
  },
});
`,
  'pages/company/head/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  head: ({ route }) => ({ title: titleOf(route.params) }),
  Body: () => <h1>一</h1>,
});

function titleOf(params: any) {
  return params.id.trim();
}
`,
  'pages/legal/empty/page.tsx': 'export const page = 1;\n',
  'pages/legal/bodiless/page.tsx': 'export default { needs: () => ({}) };\n',
  'pages/partners/object/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body: () => <h1>{{ name: '一' } as any}</h1>,
});
`,
  'pages/partners/fine/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h1>一</h1> });
`,
  'pages/partners/product/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  needs(route) {
    throw new TypeError('no product at ' + route.address);
  },
  Body: () => <h1>一</h1>,
});
`,
  'pages/partners/headless/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h2>二</h2> });
`,
  'pages/partners/scripted/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h1 dangerouslySetInnerHTML={{ __html: '<script>go()</script>' }} /> });
`,
  'pages/partners/classless/classless.module.css': '.lead { color: red }\n',
  'pages/partners/classless/page.tsx': `import { page } from '../../../components/define-page.ts';
import styles from './classless.module.css';

export default page({
  Body: () => <h1 className={\`\${styles.lead} \${styles.missing}\`}>一</h1>,
});
`,
  'pages/legal/unwritten/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body({ route }) {
    return <h1>{\`第 \${(route as any).week} 周\`}</h1>;
  },
});
`,
  'components/layouts/blog.tsx': `export default function BlogLayout({ children }: any) {
  return <body>{children}<Footer /></body>;
}

function Footer() {
  throw new Error('no footer');
  return null;
}
`,
};

let folder: string;
let builds: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-broken-pages-'));
  await copyProject(folder);
  const change = `(row) => ({ ...row, page: 'planned', ...(row.edition === 'zh' && (${JSON.stringify(rows)})[row.path]) })`;
  await changeRoutes(folder, change);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  builds = await buildFolder();
});
afterAll(async () => {
  await builds?.remove();
  await rm(folder, { recursive: true, force: true });
});

const expected = [
  `cannot render page /about (zh)
  where: pages/company/undeclared/page.tsx:5:22
    5 │     return <h1>{data.cases.list.length}</h1>;
      │                      ^^^^^
  why:   data.cases is not there: the page does not ask for it; add \`cases\` to its \`needs\`
  in:    Body pages/company/undeclared/page.tsx:4
`,
  `cannot render page /des (zh)
  where: pages/legal/empty/page.tsx
  why:   no default export: write \`export default page({ … })\`
`,
  `cannot render page /livetool (zh)
  where: pages/tools/nested/panel.tsx:14:34
    14 │   return <li>{'字数 '}{line.words!.length}</li>;
       │                                    ^^^^^^
  why:   Cannot read properties of undefined (reading 'length')
  in:    Row pages/tools/nested/panel.tsx:13
         Panel pages/tools/nested/panel.tsx:3
         Body
`,
  `cannot render page /meeting/clauses (zh)
  where: pages/legal/bodiless/page.tsx
  why:   the default export has no Body: write \`export default page({ Body() { … } })\`
`,
  `cannot render page /partner (zh)
  where: pages/partners/object/page.tsx
  why:   Objects are not valid as a React child (found: object with keys {name}). If you meant to render a collection of children, use an array instead.
  in:    h1
         Body
`,
  `cannot render page /partner/dealer (zh)
  where: pages/partners/headless/page.tsx
  why:   the page has no <h1>; a page has exactly one
`,
  `cannot render page /partner/isv (zh)
  where: components/layouts/blog.tsx:6:9
    6 │   throw new Error('no footer');
      │         ^^^
  why:   no footer
  in:    Footer components/layouts/blog.tsx:6
         BlogLayout components/layouts/blog.tsx:1
`,
  `cannot render page /partner/joinus (zh)
  where: pages/partners/classless/page.tsx
  why:   the class of <h1 class="classless_lead undefined"> is undefined: its style sheet has no class of that name
`,
  `cannot render page /partner/recommendInfo (zh)
  where: pages/partners/scripted/page.tsx
  why:   the page contains an inline script; scripts belong into runtime/ or into an island
`,
  `cannot render page /partner/si (zh)
  where: pages/partners/product/page.tsx:5:11
    5 │     throw new TypeError('no product at ' + route.address);
      │           ^^^
  why:   no product at /partner/si
`,
  `cannot render page /survey/report (zh)
  where: pages/company/head/page.tsx:9:20
    9 │   return params.id.trim();
      │                    ^^^^
  why:   Cannot read properties of undefined (reading 'trim')
`,
  `cannot render page /videoTutorial (zh)
  where: pages/legal/unwritten/page.tsx
  why:   the code writes a value that it does not have: 第 undefined 周
`,
  `cannot render pages /paramCheck (zh), /paramCheckG2 (zh)
  where: pages/tools/check/page.tsx:5:45
    5 │   Body: () => <EmptyState {...(null as any).facts} />,
      │                                             ^^^^^
  why:   Cannot read properties of null (reading 'facts')
  in:    Body pages/tools/check/page.tsx:5
`,
].map((problem) => `${problem}  fix:   correct the component, or the data it is given; nothing was published\n`);

describe('pages whose code fails', () => {
  it.each(['0', '2'])(
    'are reported with %s threads: the place and line in the sources, why, and in which components',
    async (workers) => {
      const { code, stderr } = await runSite(['generate', '--no-compress', '--workers', workers], {
        project: folder,
        env: builds.env,
      });
      expect(code).toBe(1);
      const problems = stderr.split(/^error: /m).slice(1);
      expect(problems.sort()).toEqual(expected);
    },
  );
});

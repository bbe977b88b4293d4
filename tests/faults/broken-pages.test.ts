import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder, runSite } from '../support/run-site.ts';
import { secondSite } from '../support/second-site.ts';

/** Addresses of the pages below. */
const pages = {
  '/nested': { page: 'broken/nested' },
  '/check': { page: 'broken/check' },
  '/check-again': { page: 'broken/check' },
  '/undeclared': { page: 'broken/undeclared' },
  '/head': { page: 'broken/head' },
  '/empty': { page: 'broken/empty' },
  '/bodiless': { page: 'broken/bodiless' },
  '/object': { page: 'broken/object' },
  '/fine': { page: 'broken/fine', layout: 'footless' },
  '/product': { page: 'broken/product' },
  '/headless': { page: 'broken/headless' },
  '/scripted': { page: 'broken/scripted' },
  '/classless': { page: 'broken/classless' },
  '/unwritten': { page: 'broken/unwritten' },
};

const files = {
  'pages/broken/nested/page.tsx': `import { page } from '../../../components/define-page.ts';
import { Panel } from './panel.tsx';

export default page({
  Body() {
    return <Panel lines={[{ words: ['一'] }, {}]} />;
  },
});
`,
  'pages/broken/nested/panel.tsx': `type Line = { words?: string[] };

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
  'pages/broken/check/page.tsx': `import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/ui/opening.tsx';

export default page({
  Body: () => <Opening {...(null as any).facts} />,
});
`,
  'pages/broken/undeclared/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body({ data }: any) {
    return <h1>{data.cases.list.length}</h1>;
  },
});
`,
  'pages/broken/head/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  head: ({ route }) => ({ title: titleOf(route.params) }),
  Body: () => <h1>一</h1>,
});

function titleOf(params: any) {
  return params.id.trim();
}
`,
  'pages/broken/empty/page.tsx': 'export const page = 1;\n',
  'pages/broken/bodiless/page.tsx': 'export default { needs: () => ({}) };\n',
  'pages/broken/object/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body: () => <h1>{{ name: '一' } as any}</h1>,
});
`,
  'pages/broken/fine/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h1>一</h1> });
`,
  'pages/broken/product/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  needs(route) {
    throw new TypeError('no product at ' + route.address);
  },
  Body: () => <h1>一</h1>,
});
`,
  'pages/broken/headless/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h2>二</h2> });
`,
  'pages/broken/scripted/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({ Body: () => <h1 dangerouslySetInnerHTML={{ __html: '<script>go()</script>' }} /> });
`,
  'pages/broken/classless/classless.module.css': '.lead { color: red }\n',
  'pages/broken/classless/page.tsx': `import { page } from '../../../components/define-page.ts';
import styles from './classless.module.css';

export default page({
  Body: () => <h1 className={\`\${styles.lead} \${styles.missing}\`}>一</h1>,
});
`,
  'pages/broken/unwritten/page.tsx': `import { page } from '../../../components/define-page.ts';

export default page({
  Body({ route }) {
    return <h1>{\`第 \${(route as any).week} 周\`}</h1>;
  },
});
`,
  'components/layouts/footless.tsx': `export default function FootlessLayout({ children }: any) {
  return <body>{children}<Footer /></body>;
}

function Footer() {
  throw new Error('no footer');
  return null;
}
`,
};

let site: Awaited<ReturnType<typeof secondSite>>;
let build: Awaited<ReturnType<typeof buildFolder>>;
beforeAll(async () => {
  [site, build] = await Promise.all([secondSite(), buildFolder({ warm: true, of: 'second' })]);
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(site.project, path)), { recursive: true });
    await writeFile(join(site.project, path), text);
  }
  const rows = Object.entries(pages).map(([path, row]) => ({ path, name: path, ...row }));
  await writeFile(
    join(site.project, 'config/routes/broken.ts'),
    `import { rows } from './route.ts';\nexport const broken = rows({ edition: 'de', layout: 'frame' }, ${JSON.stringify(rows)});\n`,
  );
  await edit('config/routes/index.ts', 'import ', "import { broken } from './broken.ts';\nimport ");
  await edit('config/routes/index.ts', '{ home,', '{ broken, home,');
  await edit('config/site-types.ts', "['frame',", "['footless', 'frame',");
});
afterAll(() => Promise.all([build?.remove(), site?.remove()]));

async function edit(path: string, from: string, to: string) {
  const file = join(site.project, path);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

const expected = [
  `cannot render page /bodiless (de)
  where: pages/broken/bodiless/page.tsx
  why:   the default export has no Body: write \`export default page({ Body() { … } })\`
`,
  `cannot render page /classless (de)
  where: pages/broken/classless/page.tsx
  why:   the class of <h1 class="classless_lead undefined"> is undefined: its style sheet has no class of that name
`,
  `cannot render page /empty (de)
  where: pages/broken/empty/page.tsx
  why:   no default export: write \`export default page({ … })\`
`,
  `cannot render page /fine (de)
  where: components/layouts/footless.tsx:6:9
    6 │   throw new Error('no footer');
      │         ^^^
  why:   no footer
  in:    Footer components/layouts/footless.tsx:6
         FootlessLayout components/layouts/footless.tsx:1
`,
  `cannot render page /head (de)
  where: pages/broken/head/page.tsx:9:20
    9 │   return params.id.trim();
      │                    ^^^^
  why:   Cannot read properties of undefined (reading 'trim')
`,
  `cannot render page /headless (de)
  where: pages/broken/headless/page.tsx
  why:   the page has no <h1>; a page has exactly one
`,
  `cannot render page /nested (de)
  where: pages/broken/nested/panel.tsx:14:34
    14 │   return <li>{'字数 '}{line.words!.length}</li>;
       │                                    ^^^^^^
  why:   Cannot read properties of undefined (reading 'length')
  in:    Row pages/broken/nested/panel.tsx:13
         Panel pages/broken/nested/panel.tsx:3
         Body
`,
  `cannot render page /object (de)
  where: pages/broken/object/page.tsx
  why:   Objects are not valid as a React child (found: object with keys {name}). If you meant to render a collection of children, use an array instead.
  in:    h1
         Body
`,
  `cannot render page /product (de)
  where: pages/broken/product/page.tsx:5:11
    5 │     throw new TypeError('no product at ' + route.address);
      │           ^^^
  why:   no product at /product
`,
  `cannot render page /scripted (de)
  where: pages/broken/scripted/page.tsx
  why:   the page contains an inline script; scripts belong into runtime/ or into an island
`,
  `cannot render page /undeclared (de)
  where: pages/broken/undeclared/page.tsx:5:22
    5 │     return <h1>{data.cases.list.length}</h1>;
      │                      ^^^^^
  why:   data.cases is not there: the page does not request it; add \`cases\` to its \`needs\`
  in:    Body pages/broken/undeclared/page.tsx:4
`,
  `cannot render page /unwritten (de)
  where: pages/broken/unwritten/page.tsx
  why:   the code writes a value that it does not have: 第 undefined 周
`,
  `cannot render pages /check (de), /check-again (de)
  where: pages/broken/check/page.tsx:5:42
    5 │   Body: () => <Opening {...(null as any).facts} />,
      │                                          ^^^^^
  why:   Cannot read properties of null (reading 'facts')
  in:    Body pages/broken/check/page.tsx:5
`,
].map((problem) => `${problem}  fix:   correct the component, or the data it is given; nothing was published\n`);

describe('pages whose code fails', () => {
  it.each(['0', '2'])(
    'are reported with %s threads: the place and line in the sources, why, and in which components',
    async (workers) => {
      const { code, stderr } = await runSite(['generate', '--no-compress', '--workers', workers], {
        project: site.project,
        env: build.env,
      });
      expect(code).toBe(1);
      const problems = stderr.split(/^error: /m).slice(1);
      expect(problems.sort()).toEqual(expected);
    },
  );
});

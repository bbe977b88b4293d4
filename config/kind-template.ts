import { quoted, quotedWords } from '#generator';

type KindWords = { name: string; title: string; summary: string };

/** The files of a new kind of records: its row, its addresses, its list and the page of one. */
export const kindFiles = ({ name, title, summary }: KindWords) => ({
  [`config/kinds/${name}.ts`]: `import { recordKind } from '#generator/records';
import { anyText, html, publication, published, text } from '../calls/shapes.ts';

/** ${title}. */
export const ${name} = recordKind({
  name: '${name}',
  edition: 'zh',
  address: '/${name}',
  further: 'page',
  folder: '${name}',
  page: '${name}/entry',
  api: '/api/v2/${name}/client',
  about: ${quoted(`${title}.`)},
  fields: {
    title: text.meta({ description: 'Title' }),
    summary: anyText.meta({ description: 'One or two sentences, for the list and search results' }),
    ...published,
    ...publication,
  },
  content: html,
  feed: {
    title: (brand) => \`\${brand.name}${title.replace(/[`\\$]/g, '\\$&')}\`,
    entry: (record) => ({ title: record.title, summary: record.summary, author: '云桥通信' }),
  },
  template: {
    needs: (given) => ({ title: given.title, summary: given.summary }),
    front: (given) => ({ title: given.title, summary: given.summary, draft: true }),
  },
});
`,
  [`config/routes/${name}.ts`]: `import { rows } from './route.ts';

export const ${name} = rows({ edition: 'zh', layout: 'zh', label: ${quoted(title)}, parent: '/${name}' }, [
  { path: '/${name}', name: ${quoted(title)}, page: '${name}/list', each: '${name}-list' },
  { path: '/${name}/page/{page}', name: ${quoted(title)}, page: '${name}/list', each: '${name}-list-pages' },
  { path: '/${name}/{id}', name: ${quoted(title)}, page: '${name}/entry', each: '${name}' },
]);
`,
  [`pages/${name}/list/page.tsx`]: listPage(name),
  [`pages/${name}/list/list.module.css`]: listStyles,
  [`pages/${name}/list/words.yaml`]: `title: ${quotedWords(title)}
lead: ${quotedWords(summary)}

# Title and description of the second page, and of those after it.
further:
  title: '{$title}（第 {$page} 页）'
  description: '第 {$page} 页，共 {$pages} 页。{$lead}'

empty:
  title: 这里还没有内容
  text: 第一篇发布之后，会出现在这里。
  back: 回到首页
`,
  [`pages/${name}/entry/page.tsx`]: entryPage(name),
  [`pages/${name}/entry/entry.module.css`]: entryStyles,
  [`pages/${name}/entry/words.yaml`]: `home: 首页
list: ${quotedWords(title)}

missing:
  title: 这一篇暂时读不到
  text: 它可能刚刚撤下，或者正在更新。稍后再来看看。
`,
});

const listPage = (name: string) => `import { Pagination } from '../../../components/blog/pagination.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { request } from '../../../config/calls/request.ts';
import { recordsOnPage } from '#generator';
import styles from './list.module.css';
import * as words from './words.yaml';

/** \`page\` is missing on the first page, whose address is that of the list. */
const pageOf = ({ params }: PageRoute) => Number(params['page'] ?? 1);

const needs = (route: PageRoute) => ({
  records: request('${name}List', { page: pageOf(route), pageSize: recordsOnPage }),
});

type Props = PageProps<ReturnType<typeof needs>>;

const addressOf = (number: number) => (number === 1 ? '/${name}' : \`/${name}/page/\${number}\`);

/** A page of the list. */
export default page({
  needs,

  head({ data, route, site }: Props) {
    const number = pageOf(route);
    const { title, lead, further } = words;
    const isFirst = number === 1;
    return {
      title: \`\${isFirst ? title : further.title({ title, page: number })} - \${site.brand[route.edition].name}\`,
      description: isFirst ? lead : further.description({ page: number, pages: route.params['pages'] ?? '', lead }),
      modified: latest(data.records.list.map(({ updateTime }) => updateTime)),
    };
  },

  Body({ data: { records }, route }: Props) {
    const number = pageOf(route);
    const { title, lead, further, empty } = words;
    return (
      <>
        <Opening layout="centred" title={number === 1 ? title : further.title({ title, page: number })} lead={lead} />
        {records.list.length > 0 ? (
          <Section label={title} space="join">
            <ol className={styles.records}>
              {records.list.map((record) => (
                <li key={record.id} className={styles.record}>
                  <DayTime moment={record.publishTime} />
                  <h2 className={styles.title}>
                    <Link href={\`/${name}/\${record.id}\`}>{record.title}</Link>
                  </h2>
                  <p className={styles.summary}>{record.summary}</p>
                </li>
              ))}
            </ol>
            <Pagination page={number} pages={Number(route.params['pages'])} addressOf={addressOf} />
          </Section>
        ) : (
          <Section label={title}>
            <EmptyState title={<h2>{empty.title}</h2>} text={empty.text}>
              <Button href="/" event={{ zone: 'empty' }}>
                {empty.back}
              </Button>
            </EmptyState>
          </Section>
        )}
      </>
    );
  },
});
`;

const listStyles = `.records {
  margin: 0;
  padding: 0;
  list-style: none;
}

.record {
  display: grid;
  gap: 4px 32px;
  padding: 24px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;
}

.title,
.summary {
  margin: 0;
}

.record time {
  color: var(--ink-muted);
  font-size: 14px;
}

@media (min-width: 768px) {
  .record {
    grid-template-columns: 160px 1fr;
  }

  .title,
  .summary {
    grid-column: 2;
  }

  .record time {
    grid-row: 1;
    line-height: 2;
  }
}
`;

const entryPage = (
  name: string,
) => `import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { request } from '../../../config/calls/request.ts';
import styles from './entry.module.css';
import * as words from './words.yaml';

const needs = ({ params }: PageRoute) => ({ record: request('${name}Detail', { id: params['id'] ?? '' }) });

type Props = PageProps<ReturnType<typeof needs>>;

const stepsTo = ({ data: { record }, route: { address } }: Props) => [
  { name: words.home, address: '/' },
  { name: words.list, address: '/${name}' },
  ...(record ? [{ name: record.title, address }] : []),
];

/** One record. */
export default page({
  needs,

  head(props: Props) {
    const { data, route, site } = props;
    const brand = site.brand[route.edition].name;
    const breadcrumb = stepsTo(props);
    if (!data.record) return { title: \`\${words.missing.title} - \${brand}\`, breadcrumb };
    return {
      title: \`\${data.record.title} - \${brand}\`,
      description: data.record.summary || undefined,
      type: 'article',
      breadcrumb,
      modified: data.record.updateTime,
    };
  },

  Body(props: Props) {
    const { record } = props.data;
    if (!record)
      return (
        <Section label={words.list}>
          <EmptyState title={<h1>{words.missing.title}</h1>} text={words.missing.text}>
            <Button href="/${name}" event={{ zone: 'empty' }}>
              {words.list}
            </Button>
          </EmptyState>
        </Section>
      );
    return (
      <Container narrow className={styles.page}>
        <Breadcrumb steps={stepsTo(props)} />
        <article>
          <DraftMark record={record} now={props.now} />
          <h1 className={styles.title}>{record.title}</h1>
          <p className={styles.day}>
            <DayTime moment={record.publishTime} />
          </p>
          <Prose html={record.content} />
        </article>
      </Container>
    );
  },
});
`;

const entryStyles = `.page {
  padding-block: 32px 80px;
}

.title {
  margin: 24px 0 8px;
  overflow-wrap: anywhere;
}

.day {
  margin: 0 0 32px;
  color: var(--ink-muted);
}
`;

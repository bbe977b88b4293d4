import { authorAddress } from '../../../components/blog/addresses.ts';
import { ArticleRows } from '../../../components/blog/article-rows.tsx';
import { categoryFinder } from '../../../components/blog/category.ts';
import { Portrait } from '../../../components/case/portrait.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { ask } from '../../../config/calls/ask.ts';
import styles from './author.module.css';
import * as words from './words.yaml';

const needs = ({ params }: PageRoute) => ({
  author: ask('authorDetail', { id: params.id ?? '' }),
  articles: ask('blogList', { page: 1, pageSize: 100, authorId: params.id ?? '' }),
  types: ask('blogType'),
  covers: ask('blogData', { data_type: 'blogcover' }),
  lecturers: ask('lecturerList'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const stepsTo = ({ data: { author } }: Props) => [
  words.steps.home,
  words.steps.blog,
  words.steps.authors,
  ...(author ? [{ name: author.name, address: authorAddress(author.id) }] : []),
];

/** Somebody who writes for the blog, and what they wrote. */
export default page({
  needs,

  head(props) {
    const { data, route, site } = props;
    const brand = site.brand[route.edition].name;
    const breadcrumb = stepsTo(props);
    const { author } = data;
    if (!author) return { title: words.missing.head({ brand }), breadcrumb };
    const { name, role, summary } = author;
    return {
      title: words.head.title({ name, role, brand }),
      description: words.head.description({ name, role, brand, summary }),
      breadcrumb,
      modified: author.updateTime,
      ogImage: { title: name, text: role, art: <Portrait seed={name} /> },
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          dateModified: author.updateTime,
          mainEntity: { '@type': 'Person', name, jobTitle: role, description: summary, url: route.canonical },
        },
      ],
    };
  },

  Body(props) {
    const { author, articles, types, covers, lecturers } = props.data;
    if (!author) return <Missing />;
    const find = categoryFinder({ types, covers: covers.blogcover ?? [] });
    const talks = lecturers.filter(({ name }) => name === author.name);
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={stepsTo(props)} />
        <header className={styles.head}>
          <span className={styles.portrait}>
            <Portrait seed={author.name} />
          </span>
          <div className={styles.who}>
            <DraftMark record={author} now={props.now} />
            <h1 className={styles.name}>{author.name}</h1>
            <p className={styles.role}>{author.role}</p>
            <p className={styles.summary}>{author.summary}</p>
          </div>
          <div className={styles.about}>
            <Prose html={author.content} />
            {talks.map(({ season, topic }) => (
              <p key={season} className={styles.talk}>
                {words.body.talk} <Link href={`/promotion/${season}`}>{topic}</Link>
              </p>
            ))}
          </div>
        </header>
        <section aria-labelledby="articles">
          <h2 id="articles" className={styles.heading}>
            {words.body.articles}
          </h2>
          {articles.list.length > 0 ? (
            <ArticleRows articles={articles.list.map((article) => ({ article, category: find(article.type) }))} />
          ) : (
            <p className={styles.none}>{words.body.none}</p>
          )}
        </section>
        <p className={styles.back}>
          <Button href="/dev-blog" event={{ zone: 'body' }} variant="secondary">
            {words.body.blog}
          </Button>{' '}
          <Button href={authorAddress()} event={{ zone: 'body' }} variant="secondary">
            {words.body.authors}
          </Button>
        </p>
      </Container>
    );
  },
});

function Missing() {
  return (
    <Container narrow className={styles.page}>
      <EmptyState title={<h1>{words.missing.title}</h1>} text={words.missing.text}>
        <Button href={authorAddress()} event={{ zone: 'empty' }}>
          {words.body.authors}
        </Button>
      </EmptyState>
    </Container>
  );
}

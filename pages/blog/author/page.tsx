import { authorAddress } from '../../../components/blog/addresses.ts';
import { ArticleRows } from '../../../components/blog/article-rows.tsx';
import { categoryFinder } from '../../../components/blog/category.ts';
import { Portrait } from '../../../components/case/portrait.tsx';
import { page, type PageRoute } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { Link } from '../../../components/ui/link.tsx';
import { authors } from '../../../config/authors.ts';
import { request } from '../../../config/calls/request.ts';
import styles from './author.module.css';
import * as words from './words.yaml';

/** The author of a page: the family of these addresses has no other. */
const authorAt = ({ params }: PageRoute) => authors.find(({ id }) => id === params.id)!;

const needs = (route: PageRoute) => ({
  articles: request('blogList', { page: 1, pageSize: 100, author: authorAt(route).name }),
  types: request('blogType'),
  covers: request('blogData', { data_type: 'blogcover' }),
  lecturers: request('lecturerList'),
});

const stepsTo = (route: PageRoute) => [
  words.steps.home,
  words.steps.blog,
  words.steps.authors,
  { name: authorAt(route).name, address: route.address },
];

/** Somebody who writes for the blog, and what they wrote. */
export default page({
  needs,

  head(props) {
    const { data, route, site } = props;
    const brand = site.brand[route.edition].name;
    const breadcrumb = stepsTo(route);
    const { name, role, summary } = authorAt(route);
    const modified = latest(data.articles.list.map(({ updateTime }) => updateTime));
    return {
      title: words.head.title({ name, role, brand }),
      description: words.head.description({ name, role, brand, summary }),
      breadcrumb,
      modified,
      ogImage: { title: name, text: role, art: <Portrait seed={name} /> },
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfilePage',
          ...(modified !== undefined && { dateModified: modified }),
          mainEntity: { '@type': 'Person', name, jobTitle: role, description: summary, url: route.canonical },
        },
      ],
    };
  },

  Body(props) {
    const { articles, types, covers, lecturers } = props.data;
    const author = authorAt(props.route);
    const find = categoryFinder({ types, covers: covers.blogcover ?? [] });
    const talks = lecturers.filter(({ name }) => name === author.name);
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={stepsTo(props.route)} />
        <header className={styles.head}>
          <span className={styles.portrait}>
            <Portrait seed={author.name} />
          </span>
          <div className={styles.who}>
            <h1 className={styles.name}>{author.name}</h1>
            <p className={styles.role}>{author.role}</p>
            <p className={styles.summary}>{author.summary}</p>
          </div>
          <div className={styles.about}>
            <p>{author.about}</p>
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

import { articleAddress, listAddress } from '../../../components/blog/addresses.ts';
import { authorNamed } from '../../../config/authors.ts';
import { AuthorCard } from '../../../components/blog/author-card.tsx';
import { ArticleHead } from '../../../components/blog/article-head.tsx';
import { articleJsonLd } from './article-json-ld.ts';
import { categoryImage } from '../../../components/blog/category-image.tsx';
import { categoryFinder } from '../../../components/blog/category.ts';
import { Cover } from '../../../components/blog/cover.tsx';
import { keyFigure } from '../../../components/blog/key-figure.ts';
import { Neighbours } from '../../../components/blog/neighbours.tsx';
import { allWithPage, withPage } from './reachable.ts';
import { readingTime } from './reading-time.ts';
import { Related } from '../../../components/blog/related.tsx';
import { TrialCard } from '../../../components/blog/trial-card.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Contents } from '../../../components/prose/contents.tsx';
import { headingsOf } from '../../../components/prose/headings.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { spaced } from '../../../components/ui/spaced.ts';
import { Container } from '../../../components/ui/container.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { request } from '../../../config/calls/request.ts';
import styles from './article.module.css';
import * as words from './words.yaml';

const needs = ({ params }: PageRoute) => ({
  article: request('blogDetail', { id: params.id ?? '' }),
  types: request('blogType'),
  covers: request('blogData', { data_type: 'blogcover' }),
});

type Props = PageProps<ReturnType<typeof needs>>;

/** Where the article stands: its category (as far as it is known) and the steps to it. */
function placeOf({ data: { article, types, covers } }: Props) {
  const category = article ? categoryFinder({ types: types, covers: covers.blogcover ?? [] })(article.type) : null;
  const steps = [
    words.placeOf.homeStep,
    words.placeOf.blogStep,
    ...(category?.name ? [{ name: category.name, address: listAddress({ type: category.id }) }] : []),
    ...(article ? [{ name: article.title, address: articleAddress(article.id) }] : []),
  ];
  return { category, steps };
}

/** One article of the blog. */
export default page({
  needs,

  head(props) {
    const { data, route, site } = props;
    const { article } = data;
    const { category, steps } = placeOf(props);
    const brand = site.brand[route.edition].name;
    if (!article) return { title: words.head.title({ brand }), breadcrumb: steps };
    const writer = authorNamed(article.author);
    return {
      title: `${article.title} - ${brand}`,
      description: article.summary || undefined,
      keywords: article.keywords,
      image: article.cover ?? category?.cover,
      // One card for each category: an article must not cost a picture.
      ogImage: category ? categoryImage(category) : undefined,
      type: 'article',
      breadcrumb: steps,
      modified: article.updateTime,
      jsonLd: [articleJsonLd({ article, writer, section: category?.name ?? null, route, site })],
    };
  },

  Body(props) {
    const { article } = props.data;
    const { category, steps } = placeOf(props);
    if (!article || !category) return <Missing />;
    const writer = authorNamed(article.author);
    const related = allWithPage(article.related);
    const back =
      category.name === null ? { name: words.body.name, type: undefined } : { name: category.name, type: category.id };
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={steps} />
        <article className={styles.columns}>
          <div>
            <DraftMark record={article} now={props.now} />
            <ArticleHead
              heading="h1"
              article={article}
              category={category}
              writer={writer}
              minutes={readingTime(article.content)}
            />
            {article.figure === undefined ? (
              <Cover
                image={article.cover}
                category={category}
                of={article.id}
                figure={keyFigure(article)}
                early
                className={styles.cover}
              />
            ) : null}
          </div>
          <Contents sections={headingsOf(article.content)} className={styles.contents} />
          <Prose html={article.content} wide />
          {related.length > 0 ? (
            <aside aria-label={words.related.read} className={styles.related}>
              <Related articles={related} />
            </aside>
          ) : null}
        </article>
        <div className={styles.end}>
          <div className={styles.on}>
            {writer ? <AuthorCard author={writer} /> : null}
            <Neighbours prev={withPage(article.prev)} next={withPage(article.next)} />
            <p>
              <Button href={listAddress({ type: back.type })} event={{ zone: 'body' }} variant="secondary">
                {spaced(words.related.text, back.name)}
              </Button>
            </p>
          </div>
          <aside aria-label={words.related.label}>
            <TrialCard />
          </aside>
        </div>
      </Container>
    );
  },
});

function Missing() {
  return (
    <Container narrow className={styles.missing}>
      <EmptyState title={<h1>{words.missing.text}</h1>} text={words.missing.emptyStateText}>
        <Button href="/dev-blog" event={{ zone: 'empty' }}>
          {words.missing.button}
        </Button>{' '}
        <Button href="/" event={{ zone: 'empty' }} variant="secondary">
          {words.missing.buttonButton}
        </Button>
      </EmptyState>
    </Container>
  );
}

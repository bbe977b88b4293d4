import { ActivityStrip } from '../../../components/blog/activity-strip.tsx';
import { listAddress } from '../../../components/blog/addresses.ts';
import { ArticleList } from '../../../components/blog/article-list.tsx';
import { AuthorFaces } from '../../../components/blog/author-faces.tsx';
import { Banners } from '../../../components/blog/banners.tsx';
import { categoryImage, CategoryWall } from '../../../components/blog/category-image.tsx';
import { CategoryTabs } from '../../../components/blog/category-tabs.tsx';
import { FriendlyLinks } from '../../../components/blog/friendly-links.tsx';
import { ListHead } from '../../../components/blog/list-head.tsx';
import { listSubject } from './list-subject.ts';
import { Pagination } from '../../../components/blog/pagination.tsx';
import { TrialCard } from '../../../components/blog/trial-card.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { authors } from '../../../config/authors.ts';
import { request } from '../../../config/calls/request.ts';
import { buildLimits } from '../../../config/limits.ts';
import styles from './list.module.css';
import * as copy from './words.yaml';

const needs = ({ params }: PageRoute) => ({
  types: request('blogType'),
  blocks: request('blogData'),
  articles: request('blogList', {
    page: Number(params.page ?? 1),
    pageSize: buildLimits.blogPage,
    ...(params.type === undefined ? {} : { type: params.type }),
  }),
});

type Props = PageProps<ReturnType<typeof needs>>;

const subjectOf = ({ data, route }: Props) =>
  listSubject({ params: route.params, types: data.types, covers: data.blocks.blogcover ?? [] });

/** A total may promise more than there is: no page links to one that is not made. */
const pagesOf = ({ data, route }: Props) =>
  Math.min(Math.ceil(data.articles.total / buildLimits.blogPage), Number(route.params.pages ?? Infinity));

/** A list of the blog: all articles, or those of a category, page by page. */
export default page({
  needs,

  head(props) {
    const { category, page, name, desc, steps, find } = subjectOf(props);
    const numbered = page > 1 ? copy.head.numbered({ name, page }) : name;
    const title = [numbered, ...(category ? copy.head.text : []), props.site.brand.zh.name].join(' - ');
    // The blog's own address has its title and description from the SEO call.
    const subject = category ? copy.head.subject({ name: props.site.brand.zh.name, name2: name }) : name;
    const description =
      page > 1 || category
        ? copy.head.description({ subject, page: page > 1 ? copy.head.page({ page }) : '', desc })
        : desc;
    const words = category === null && page === 1 ? {} : { title, description };
    return {
      ...words,
      breadcrumb: steps,
      // All pages of a list share one card.
      ogImage: category
        ? categoryImage(category)
        : { title: name, text: desc, art: <CategoryWall categories={props.data.types.map(({ id }) => find(id))} /> },
      modified: latest(props.data.articles.list.map((article) => article.updateTime)),
    };
  },

  Body(props) {
    const { types, blocks, articles } = props.data;
    const { type, category, page, name, desc, steps, find } = subjectOf(props);
    const entrance = type === null && page === 1;
    const activity = entrance ? blocks.activity?.[0] : undefined;
    const listed = articles.list.map((article) => ({ article, category: find(article.type) }));
    const looks = new Map(listed.map((one) => [one.article.id, one.category.look]));
    return (
      <>
        <ListHead
          heading="h1"
          breadcrumb={entrance ? undefined : <Breadcrumb steps={steps} />}
          title={name}
          page={page}
          desc={desc}
          look={category?.look}
        />
        <Container className={styles.page}>
          {entrance ? <Banners banners={blocks.banner ?? []} lookOf={({ id }) => looks.get(id) ?? null} /> : null}
          {activity ? <ActivityStrip activity={activity} /> : null}
          <CategoryTabs types={types} current={type} />
          <div className={styles.articles}>
            {listed.length > 0 ? <ArticleList articles={listed} /> : <Nothing category={category !== null} />}
            <Pagination
              page={page}
              pages={pagesOf(props)}
              addressOf={(number) => listAddress({ type: type ?? undefined, page: number })}
            />
          </div>
          <aside aria-label={copy.container.label} className={styles.aside}>
            <AuthorFaces authors={authors} />
            <FriendlyLinks links={blocks.link ?? []} />
            <TrialCard />
          </aside>
        </Container>
      </>
    );
  },
});

function Nothing({ category }: { category: boolean }) {
  return category ? (
    <EmptyState title={<h2>{copy.nothing.title}</h2>} text={copy.nothing.text}>
      <Button href="/dev-blog" event={{ zone: 'empty' }}>
        {copy.nothing.button}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={<h2>{copy.nothing.failedTitle}</h2>} text={copy.nothing.emptyStateText}>
      <Button href="/" event={{ zone: 'empty' }}>
        {copy.nothing.buttonButton}
      </Button>
    </EmptyState>
  );
}

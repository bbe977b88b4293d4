import { Part } from '../../components/art/cards/part.tsx';
import { componentAddress } from '../../components/blog/addresses.ts';
import { ComponentIndex } from '../../components/blog/showcase/component-index.tsx';
import { PropsTable } from '../../components/blog/showcase/props-table.tsx';
import { samplesOf } from '../../components/blog/showcase/samples.ts';
import { StateFrame } from '../../components/blog/showcase/state-frame.tsx';
import { showcases } from '../../components/blog/showcase/table.ts';
import { page, type PageRoute } from '../../components/page.ts';
import { Breadcrumb } from '../../components/ui/breadcrumb.tsx';
import { Container } from '../../components/ui/container.tsx';
import type { BlogComponent } from '../../config/blog-components.ts';
import { ask } from '../../config/calls/ask.ts';
import { limits } from '../../config/limits.ts';
import styles from './components.module.css';

/** The plan makes these pages from the list of components, so the name is one of them. */
function subjectOf({ params }: PageRoute) {
  const name = params.name as BlogComponent;
  const showcase = showcases[name];
  const steps = [
    { name: '首页', address: '/' },
    { name: '开发者博客', address: '/dev-blog' },
    { name: `组件：${showcase.title}`, address: componentAddress(name) },
  ];
  return { name, showcase, steps };
}

/** One component of the blog in all its states. */
export default page({
  needs: () => ({
    types: ask('blogType'),
    articles: ask('blogList', { page: 1, pageSize: limits.blogPage }),
  }),

  head({ route, site }) {
    const { showcase, steps } = subjectOf(route);
    return {
      title: `${showcase.title} ${showcase.component} - 博客组件 - ${site.brand.zh.name}`,
      description: showcase.about,
      breadcrumb: steps,
      card: { art: <Part /> },
    };
  },

  Body({ data, route }) {
    const { name, showcase, steps } = subjectOf(route);
    const states = showcase.states(samplesOf({ articles: data.articles.list, types: data.types }));
    return (
      <Container className={styles.page}>
        <div className={styles.index}>
          <ComponentIndex current={name} />
        </div>
        <div className={styles.main}>
          <Breadcrumb steps={steps} />
          <h1 className={styles.title}>
            {showcase.title} <code className={styles.code}>{showcase.component}</code>
          </h1>
          <p className={styles.about}>{showcase.about}</p>
          <h2 className={styles.heading}>参数</h2>
          <PropsTable props={showcase.props} />
          <h2 className={styles.heading}>状态</h2>
          <div className={styles.states}>
            {states.map((state) => (
              <StateFrame key={state.name} {...state} />
            ))}
          </div>
        </div>
      </Container>
    );
  },
});

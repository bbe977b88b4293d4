import { caseAddress } from '../../../components/case/addresses.ts';
import { CaseLine, CaseLines } from '../../../components/case/case-line.tsx';
import { caseJsonLd } from './case-json-ld.ts';
import { relatedCases, typeOf } from '../../../components/case/case-type.ts';
import { ProductLinks } from './product-links.tsx';
import { StoryHead } from './story-head.tsx';
import { StoryNeighbours } from './story-neighbours.tsx';
import { productRows } from '../../../components/case/product-page.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { DraftMark } from '../../../components/ui/draft-mark.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { ask } from '../../../config/calls/ask.ts';
import styles from './page.module.css';

const needs = ({ params }: PageRoute) => ({
  story: ask('casePrevOrNext', { id: params.id ?? '' }),
  cases: ask('caseList', { page: 1, pageSize: 100 }),
  types: ask('caseType'),
});

type Props = PageProps<ReturnType<typeof needs>>;

const stepsTo = ({ data: { story } }: Props) => [
  { name: '首页', address: '/' },
  { name: '客户案例', address: '/case' },
  ...(story ? [{ name: story.current.title, address: caseAddress(story.current.id) }] : []),
];

/** One customer case. */
export default page({
  needs,
  rows: () => productRows,

  head(props: Props) {
    const { data, route, site } = props;
    const brand = site.brand[route.edition].name;
    const breadcrumb = stepsTo(props);
    if (!data.story) return { title: `这个案例暂时无法显示（${route.params.id ?? ''}）- ${brand}`, breadcrumb };
    const { current, prev, next } = data.story;
    return {
      title: `${current.customer}：${current.title} - ${brand}`,
      description: current.summary,
      type: 'article',
      breadcrumb,
      modified: current.updateTime,
      prev: prev ? caseAddress(prev.id) : undefined,
      next: next ? caseAddress(next.id) : undefined,
      jsonLd: [
        caseJsonLd({ item: current, section: typeOf({ types: data.types, id: current.type }).name, route, site }),
      ],
    };
  },

  Body(props: Props) {
    const { story, cases, types } = props.data;
    if (!story) return <Missing />;
    const { current, prev, next } = story;
    const related = relatedCases({ cases: cases.list, of: current });
    return (
      <>
        <Container className={styles.page}>
          <Breadcrumb steps={stepsTo(props)} />
          <article className={styles.article}>
            <DraftMark record={current} now={props.now} />
            <StoryHead item={current} type={typeOf({ types, id: current.type })} />
            <div className={styles.columns}>
              <div className={styles.text}>
                <Prose html={current.content} />
                {current.quote ? <CustomerQuote {...current.quote} className={styles.quote} /> : null}
              </div>
              <aside aria-label="关于这个案例" className={styles.aside}>
                <div>
                  <h2 className={styles.label}>用到的产品</h2>
                  <ProductLinks products={current.products} />
                </div>
                {current.desc_link ? (
                  <Link href={current.desc_link} className={styles.technical}>
                    <Icon name="file-code-2" size={22} />
                    <span>
                      <strong>读技术侧的经过</strong>
                      <span>架构、接入步骤与参数</span>
                    </span>
                  </Link>
                ) : null}
                <p className={styles.dates}>
                  发布于 <DayTime moment={current.publishTime} />
                  <br />
                  数据更新于 <DayTime moment={current.updateTime} />
                </p>
              </aside>
            </div>
          </article>
          <StoryNeighbours prev={prev} next={next} />
        </Container>

        {related.length > 0 ? (
          <Section ground="raised" title="相近的案例">
            <CaseLines>
              {related.map((item) => (
                <CaseLine key={item.id} item={item} type={typeOf({ types, id: item.type })} level={3} />
              ))}
            </CaseLines>
          </Section>
        ) : null}

        <Act
          title="您的场景像哪一个？"
          lead="带上流程图或一段描述，半小时内给出接入路径、用量估算和常见风险。"
          actions={
            <>
              <Button href="/promotion/advisory" size="large" data-event-id="advisory" data-event-zone="closing">
                预约架构师
              </Button>
              <Button href="/case" variant="on-dark" size="large">
                看全部案例
              </Button>
            </>
          }
        />
      </>
    );
  },
});

function Missing() {
  return (
    <Container narrow className={styles.missing}>
      <EmptyState title={<h1>这个案例暂时无法显示</h1>} text="正文没能取到，地址没有错。稍后再来，或者先读别的案例。">
        <Button href="/case">看全部案例</Button>
        <Button href="/" variant="secondary">
          去官网首页
        </Button>
      </EmptyState>
    </Container>
  );
}

import { Actions } from '../../../components/ui/actions.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { sdkAddress } from '../../../components/sdk/addresses.ts';
import { DemoCard } from './demo-card.tsx';
import { demosOf } from './demos.ts';
import { Documents } from './documents.tsx';
import { Downloads } from './downloads.tsx';
import { installsOf } from './installs.ts';
import { ProductNav } from './product-nav.tsx';
import { SdkArt } from './art/sdk.tsx';
import { sdkProduct, subjects } from './subjects.ts';
import { Closing } from '../../../components/sections/closing.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Steps } from '../../../components/sections/steps.tsx';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { SearchButton } from '../../../components/ui/search-button.tsx';
import { dayOf, latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import type { Demo, DemoDocument } from '../../../config/calls/demos.ts';
import { commitments } from '../../../config/commitments.ts';
import { ask } from '../../../config/calls/ask.ts';
import { productNameOf } from '../../../config/products.ts';
import styles from './page.module.css';

/** The product of an address. The route table makes addresses of the supported ones only. */
function productOf({ params }: PageRoute) {
  const product = sdkProduct(params.id);
  if (!product) throw new Error(`sdk/app: ${JSON.stringify(params.id)} is no product with downloads`);
  return product;
}

/** Ids of the documents that demos of the product have. */
const documentsOf = ({ params }: PageRoute) => params['documents']?.split(' ').filter(Boolean) ?? [];
const documentKey = (id: string) => `document ${id}`;

const needs = (route: PageRoute) => ({
  ...Object.fromEntries(documentsOf(route).map((id) => [documentKey(id), ask('demoDetail', { id })])),
  downloads: ask('demoDownloadList'),
  own: ask('demoInfo', { product: productOf(route) }),
  demos: ask('demoList'),
  reading: ask('pageData', { product: productOf(route) }),
});

type Props = PageProps<ReturnType<typeof needs>>;

/** The document of a demo. One that only the product's own call has was not in the list that the pages are planned from. */
function documentOf({ data, route }: Props, { document }: Demo): DemoDocument | null {
  if (document === undefined || !documentsOf(route).includes(document)) return null;
  return (data as unknown as Readonly<Record<string, DemoDocument | null>>)[documentKey(document)] ?? null;
}

function partsOf({ data, route, site }: Props) {
  const product = productOf(route);
  const name = productNameOf({ product, site });
  const downloads = data.downloads.filter((download) => download.product === product);
  return {
    product,
    name,
    subject: subjects[product],
    downloads,
    demos: demosOf({ product, own: data.own?.demos ?? [], all: data.demos }),
    /** A demo that leads to this page is among its demos already. */
    links: data.reading.demo.filter(({ link }) => link !== sdkAddress(product)),
    documents: data.reading.document,
    changed: latest(downloads.map(({ updateTime }) => updateTime)),
    steps: [
      { name: '首页', address: '/' },
      { name: 'SDK 与示例下载', address: sdkAddress('im') },
      { name, address: sdkAddress(product) },
    ],
  };
}

/** Downloads of one product: packages, the way to a first result, demos, what to read. */
export default page({
  needs,

  head(props: Props) {
    const { route, site } = props;
    const { name, subject, changed, steps } = partsOf(props);
    return {
      title: `${name} SDK 与示例下载 - ${site.brand[route.edition].name}`,
      description: `${name} SDK 下载：${subject.lead}`,
      breadcrumb: steps,
      modified: changed,
    };
  },

  Body(props: Props) {
    const { site } = props;
    const { product, name, subject, downloads, demos, links, documents, changed, steps } = partsOf(props);
    const installs = installsOf({ downloads, pack: subject.pack });
    return (
      <>
        <section className={styles.opening}>
          <Container>
            <ProductNav current={product} />
            <div className={styles.stage}>
              <div>
                <Breadcrumb steps={steps} />
                <h1 className={styles.title}>{name} SDK</h1>
                <p className={styles.lead}>{subject.lead}</p>
                <p className={styles.actions}>
                  <Button href="#downloads" size="large" icon="arrow-down">
                    选平台下载
                  </Button>
                  <Button href={`/${product}`} variant="secondary" size="large">
                    了解{name}
                  </Button>
                </p>
                <SearchButton look="field" />
                {changed ? (
                  <p className={styles.facts}>
                    {downloads.length} 个平台，最近一次更新在 {dayOf(changed).text}。
                  </p>
                ) : null}
              </div>
              <div className={styles.art}>
                <SdkArt product={product} />
              </div>
            </div>
          </Container>
        </section>

        <div id="downloads">
          <Section title="按平台下载" lead="每个包里有 SDK、符号表、示例工程和校验文件；旧版本在文档中心的发布记录里。">
            {downloads.length > 0 ? (
              <Downloads downloads={downloads} />
            ) : (
              <EmptyState title={<h3>下载列表暂时没有加载出来</h3>} text="稍后再来，或者从文档中心的发布记录里下载。">
                <Button href={site.docs}>去文档中心</Button>
              </EmptyState>
            )}
          </Section>
        </div>

        {installs.length > 0 ? (
          <Section ground="night">
            <Split wideArt art={<CodeSample name="install" label={`用包管理器安装${name} SDK`} samples={installs} />}>
              <h2>三步跑起来</h2>
              <Steps steps={subject.steps} />
            </Split>
          </Section>
        ) : (
          <Section ground="night" title="三步跑起来">
            <Steps steps={subject.steps} />
          </Section>
        )}

        {demos.length + links.length > 0 ? (
          <Section ground="raised" title="演示" lead="演示连接公用的试用环境，账号已备好，内容每天零点清空。">
            <div className={styles.demos}>
              {demos.length > 0 ? (
                <ul className={styles.demos} data-demos={name}>
                  {demos.map((demo) => (
                    <DemoCard key={demo.id} demo={demo} document={documentOf(props, demo)} />
                  ))}
                </ul>
              ) : null}
              {links.length > 0 ? <Documents groups={[{ title: '在线演示与示例工程', children: links }]} /> : null}
            </div>
          </Section>
        ) : null}

        {documents.length > 0 ? (
          <Section title="文档">
            <Documents groups={documents} />
          </Section>
        ) : null}

        <Closing
          title="注册后取得 AppKey"
          lead={`在控制台新建应用即可；试用额度 ${commitments.trial.days} 天内有效，无须绑卡。`}
          actions={<Actions zone="closing" night second={{ href: '/videoTutorial', text: '看接入视频' }} />}
        />
      </>
    );
  },
});

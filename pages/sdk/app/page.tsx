import { PackageCard } from '../../../components/art/cards/package-card.tsx';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { sdkAddress } from '../../../components/sdk/addresses.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { dayOf, latest } from '../../../components/ui/day.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { LinkTabs } from '../../../components/ui/link-tabs.tsx';
import { request } from '../../../config/calls/request.ts';
import type { Demo, DemoDocument } from '../../../config/calls/demos.ts';
import { demoProducts, productNameOf } from '../../../config/products.ts';
import { sdkVersions } from '../../../config/sdk-versions.ts';
import { DemoCard } from './demo-card.tsx';
import { Documents } from './documents.tsx';
import { Downloads } from './downloads.tsx';
import { InstallBoard } from './install-board.tsx';
import styles from './app.module.css';
import { sdkProduct, subjects } from './subjects.ts';
import * as words from './words.yaml';

const { containing } = sdkVersions;

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
  ...Object.fromEntries(documentsOf(route).map((id) => [documentKey(id), request('demoDetail', { id })])),
  downloads: request('demoDownloadList'),
  own: request('demoInfo', { product: productOf(route) }),
  demos: request('demoList'),
  reading: request('pageData', { product: productOf(route) }),
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
  const listed = data.demos.filter(({ products }) => products.includes(product));
  return {
    product,
    name,
    subject: subjects[product],
    downloads,
    /** In the order of the list of all; those that only the product's own call has follow. */
    demos: [...listed, ...(data.own?.demos ?? []).filter(({ id }) => !listed.some((demo) => demo.id === id))],
    /** A demo that leads to this page is among its demos already. */
    links: data.reading.demo.filter(({ link }) => link !== sdkAddress(product)),
    documents: data.reading.document,
    versions: [...new Set(downloads.map(({ version }) => version))],
    changed: latest(downloads.map(({ updateTime }) => updateTime)),
    steps: [
      words.partsOf.steps,
      { name: words.partsOf.name, address: sdkAddress('im') },
      { name, address: sdkAddress(product) },
    ],
  };
}

/** Downloads of one product: packages, the way to a first result, demos, what to read. */
export default page({
  needs,

  head(props: Props) {
    const { product, name, subject, downloads, changed, steps } = partsOf(props);
    return {
      title: words.head.title({ name, name2: props.site.brand.zh.name }),
      description: words.head.description({ name, lead: subject.lead }),
      breadcrumb: steps,
      modified: changed,
      ogImage: { art: <PackageCard product={product} pack={subject.pack} downloads={downloads} /> },
    };
  },

  Body(props: Props) {
    const { site } = props;
    const { product, name, subject, downloads, demos, links, documents, versions, changed } = partsOf(props);
    const engine = Object.hasOwn(containing, product) ? (
      <Copy text={words.opening.engine(containing[product as keyof typeof containing])} />
    ) : undefined;
    return (
      <>
        <Container className={styles.tabs}>
          <LinkTabs
            label={words.container.label}
            tabs={demoProducts.map((one) => ({
              href: sdkAddress(one),
              name: productNameOf({ product: one, site }),
              current: one === product,
            }))}
          />
        </Container>
        <Opening
          layout="full"
          ground="raised"
          eyebrow={
            changed ? words.opening.version({ versions: versions.join('、'), day: dayOf(changed).text }) : undefined
          }
          title={`${name} SDK`}
          lead={subject.lead}
          actions={
            <>
              <Button href="#downloads" event={{ zone: 'hero' }} icon="arrow-down">
                {words.opening.button}
              </Button>{' '}
              <Button href={`/${product}`} event={{ zone: 'hero' }} variant="secondary">
                {words.opening.buttonButton({ name })}
              </Button>
            </>
          }
          note={engine}
          foot={downloads.length > 0 ? <InstallBoard downloads={downloads} subject={subject} /> : undefined}
        />

        <Section id="downloads" title={words.downloads.title} lead={words.downloads.lead}>
          {downloads.length > 0 ? (
            <Downloads downloads={downloads} />
          ) : (
            <EmptyState title={<h3>{words.downloads.subtitle}</h3>} text={words.downloads.text}>
              <Button href={site.docs} event={{ zone: 'empty' }}>
                {words.downloads.button}
              </Button>
            </EmptyState>
          )}
        </Section>

        <Section ground="raised" title={words.timeline.title}>
          <Timeline
            events={subject.steps.map((step, index) => ({ when: words.timeline.when({ value: index + 1 }), ...step }))}
          />
        </Section>

        {demos.length + links.length > 0 ? (
          <Section title={words.demoCard.title} lead={words.demoCard.lead}>
            <div className={styles.demos}>
              {demos.length > 0 ? (
                <ul className={styles.demos} data-demos={name}>
                  {demos.map((demo) => (
                    <DemoCard key={demo.id} demo={demo} document={documentOf(props, demo)} />
                  ))}
                </ul>
              ) : null}
              {links.length > 0 ? (
                <Documents groups={[{ title: words.demoCard.groups.title, children: links }]} />
              ) : null}
            </div>
          </Section>
        ) : null}

        {documents.length > 0 ? (
          <Section ground="raised" title={words.documents.title}>
            <Documents groups={documents} />
          </Section>
        ) : null}

        <Act
          title={words.act.title}
          lead={words.act.lead}
          actions={<Actions zone="closing" night second={words.act.second} />}
        />
      </>
    );
  },
});

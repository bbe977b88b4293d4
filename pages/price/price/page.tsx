import { LinesCard } from '../../../components/art/cards/lines-card.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { Island } from '../../../components/island-runtime/island.tsx';
import priceCalculator from '../../../components/islands/price-calculator.tsx';
import { page, type PageProps } from '../../../components/define-page.ts';
import { BillRoad } from './bill-road.tsx';
import { Ledger } from './ledger.tsx';
import { Offers } from './offers.tsx';
import { RateList } from './rate-list.tsx';
import { PriceTabs } from './tabs.tsx';
import { loneMeter, rateOfMeter, TierTables } from './tier-tables.tsx';
import { firstPrice, picturable } from '../../../components/price/first-price.ts';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Faq } from '../../../components/sections/faq.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Act } from '../../../components/sections/start.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { priceExamples } from '../../../config/price-examples.ts';
import { legacySms, meterOf, type PricedProduct, pricedProducts, priceListOf } from '../../../config/prices.ts';
import { commitments } from '../../../config/commitments.ts';
import { aligned, discountOf, estimate, grouped, roundYuan, unitPrice } from '../../../config/rules/price.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import styles from './price.module.css';
import { all } from './words/all.ts';
import { priceWords } from './words/index.ts';
import { serviceRows, wayColumns } from './words/ways.ts';

const { support, trial } = commitments;

/** Where somebody answers who reckons with the visitor. */
const talk = '/promotion/advisory';

const addressOf = (product: PricedProduct) => `/price/${product}`;
const productOf = (address: string) => pricedProducts.find((product) => addressOf(product) === address) ?? null;
/** One product may go by a name that the provider chose. */
const nameOf = ({ product, site }: { product: PricedProduct; site: PageConfig }) =>
  product === 'netcall' ? site.netcallName : priceListOf(product).name;

/** The one price page: all products beside each other, or one of them with everything that decides about its bill. */
export default page({
  head: ({ route, site }) => {
    const product = productOf(route.address);
    return {
      breadcrumb: [
        { name: '价格', address: '/price' },
        ...(product ? [{ name: nameOf({ product, site }), address: addressOf(product) }] : []),
      ],
      // A product has its scene.
      ...(product === null && { ogImage: { art: <PriceCard site={site} /> } }),
    };
  },

  Body({ route, site }: PageProps<{}>) {
    const product = productOf(route.address);
    const tabs = [
      { href: '/price', name: '全部产品' },
      ...pricedProducts.map((one) => ({ href: addressOf(one), name: nameOf({ product: one, site }) })),
    ];
    return (
      <>
        <PriceTabs tabs={tabs} current={route.address} />
        {product ? <OfProduct product={product} name={nameOf({ product, site })} /> : <OfAll site={site} />}
      </>
    );
  },
});

/** The class that keeps the height of a calculator, by the number of lines of the bill that it shows first. */
function roomOf(product: PricedProduct) {
  const { lines } = estimate({ tariff: priceListOf(product), quantities: priceExamples[product][1].quantities });
  const used = lines.filter(({ quantity }) => quantity > 0).length;
  return used > 3 ? styles.lines4 : used > 2 ? styles.lines3 : styles.lines2;
}

type OpeningProps = { title: string; lead: string; product: PricedProduct };

/** The title, and below it the calculator: it is what the visitor came for. */
function Opening({ title, lead, product }: OpeningProps) {
  return (
    <section className={styles.opening}>
      <Container className={styles.stage}>
        <div className={styles.head}>
          <div>
            <Title level={1} className={styles.title}>
              {title}
            </Title>
            <p className={styles.lead}>{lead}</p>
          </div>
          <div>
            <div className={styles.actions}>
              <Actions zone="hero" register={`免费试用 ${trial.days} 天`} second={{ href: talk, text: '咨询报价' }} />
            </div>
            <p className={styles.note}>价格含税，以人民币结算；上次调整是 2026 年 10 月 1 日。</p>
          </div>
        </div>
        <div className={classes(styles.calculator, roomOf(product))} id="calculator">
          <h2 className={styles.ask}>一个月大约多少钱</h2>
          <Island of={priceCalculator} props={{ product }} when="visible" />
        </div>
      </Container>
    </section>
  );
}

function Rules() {
  return (
    <Section
      ground="night"
      title="从用量到发票"
      lead="四个固定的时间点。对任何一步有异议，可以在扣费后六十日内提出，我们在十个工作日内答复。"
    >
      <BillRoad />
      <p className={styles.rules}>
        充值、退款与欠费的规则见
        <Link href="/clauses?serviceType=1">充值协议</Link>
        ；欠费七日内服务照常；短信与语音由运营商即时结算，余额用尽即停。
      </p>
    </Section>
  );
}

type EndProps = {
  faq: readonly { question: string; answer: string }[];
  closing: { title: string; lead: string };
};

function End({ faq, closing }: EndProps) {
  return (
    <>
      <Rules />
      <Section>
        <Faq
          title="常见问题"
          aside={
            <p>{`没有写到的，工作日 ${support.from} 至 ${support.to} 点在控制台提工单，${support.minutes} 分钟内有人回。`}</p>
          }
          items={faq}
        />
      </Section>
      <Act
        title={closing.title}
        lead={closing.lead}
        ground="paper"
        actions={<Actions zone="closing" second={{ href: talk, text: '咨询报价' }} />}
      />
    </>
  );
}

function OfProduct({ product, name }: { product: PricedProduct; name: string }) {
  const list = priceListOf(product);
  const lone = loneMeter(list.meters);
  const words = priceWords[product];
  const offers = words.offers.map(({ action, ...offer }) => ({
    ...offer,
    action: { text: action.text, ...(action.talk && { href: talk }) },
  }));
  return (
    <>
      <Opening title={words.title} lead={words.lead} product={product} />
      <Section ground="raised" title={words.offersTitle} lead={words.offersLead}>
        <Offers offers={offers} />
      </Section>
      <Section title={words.tiersTitle} lead={words.tiersLead}>
        <TierTables meters={list.meters} />
        {list.rates.length > 0 ? (
          <>
            <h3 className={styles.subtitle}>{words.ratesTitle}</h3>
            <RateList
              rates={[
                ...(lone ? [rateOfMeter(lone)] : []),
                ...list.rates.map(({ name: rate, note, unit, fen, per }) => ({
                  name: rate,
                  ...(note && { note }),
                  price: fen === 0 ? '免费' : fen < 100 ? unitPrice({ fen, per }) : roundYuan(fen),
                  unit,
                })),
              ]}
            />
          </>
        ) : null}
      </Section>
      <Section ground="raised" title={words.packagesTitle} lead={words.packagesLead}>
        <Packages product={product} name={name} />
        <div className={styles.folds}>
          <Folded summary={`展开${words.comparison.caption}`}>
            <h3 className={styles.subtitle}>{words.comparison.title}</h3>
            <p className={styles.foldLead}>{words.comparison.lead}</p>
            <ComparisonTable
              caption={words.comparison.caption}
              columns={words.comparison.columns}
              rows={words.comparison.rows}
            />
          </Folded>
          {product === 'sms' ? <LegacySms /> : null}
        </div>
      </Section>
      <End faq={words.faq} closing={words.closing} />
    </>
  );
}

function Packages({ product, name }: { product: PricedProduct; name: string }) {
  const columns = [
    { name: '套餐' },
    { name: '价格', figures: true },
    { name: '折合单价', figures: true },
    { name: '比按量首档', figures: true },
    { name: '有效期', figures: true },
  ];
  const { packages } = priceListOf(product);
  const units = packages.map(({ meter: id, fen, amount }) => {
    const { per, tiers } = meterOf(product, id);
    return unitPrice({ fen: tiers[0]!.fen < picturable ? fen * per : fen, per: amount });
  });
  const rows = packages.map(({ meter: id, amount, fen, months }, index) => {
    const meter = meterOf(product, id);
    const thousands = meter.per > 1 && meter.tiers[0]!.fen < picturable;
    const alike = units.filter((_, other) => packages[other]!.meter === id);
    const unit = aligned([units[index]!, ...alike])[0];
    return {
      key: `${id} ${amount}`,
      cells: [
        `${meter.name} ${grouped(amount)} ${meter.unit}`,
        <strong className={styles.figure}>{roundYuan(fen)}</strong>,
        thousands ? `${unit}/千${meter.unit}` : `${unit}/${meter.unit}`,
        `${discountOf({ meter, amount, fen })} 折`,
        months === 1 ? '当月' : `${months} 个月`,
      ],
    };
  });
  return <Ledger caption={`${name}的套餐`} columns={columns} rows={rows} />;
}

/** A table that older customers still know: what it says is told apart from what is sold now. */
function LegacySms() {
  const columns = [
    { name: '套餐' },
    { name: '条数', figures: true },
    { name: '价格', figures: true },
    { name: '每条', figures: true },
    { name: '活动前每条', figures: true },
  ];
  const rows = [...legacySms.sms, ...legacySms.voiceSms].map(
    ({ name, amount, money, unitPrice: now, srcUnitPrice }) => ({
      key: name,
      cells: [
        name,
        grouped(amount),
        `¥${grouped(money)}`,
        `¥${now.toFixed(3)}`,
        <s>{`¥${srcUnitPrice.toFixed(3)}`}</s>,
      ],
    }),
  );
  return (
    <Folded summary="展开旧版短信与语音短信价目">
      <p className={styles.foldLead}>供仍在使用的客户核对单价：已经停售，余量到期前照常可用，实付价格以订单为准。</p>
      <Ledger caption="旧版短信与语音短信的促销价目（示例值）" columns={columns} rows={rows} />
    </Folded>
  );
}

/** Products with their prices, for shared links. */
function PriceCard({ site }: { site: PageConfig }) {
  return (
    <LinesCard
      title="各产品的起价"
      lines={pricedProducts.slice(0, 7).map((product) => {
        const { price, unit } = firstPrice(meterOf(product, all.main[product]));
        return { name: nameOf({ product, site }), value: `${price}/${unit.slice(1).trimStart()}` };
      })}
    />
  );
}

const [minimum, ...otherRows] = serviceRows.rows;
/** Dedicated lines are the one product with a minimum. */
const wayRows = [{ ...minimum!, note: `专线电话每月 ${roundYuan(priceListOf('cloudcall').minimum)}` }, ...otherRows];

function OfAll({ site }: { site: PageConfig }) {
  const columns = [{ name: '产品' }, { name: '按什么计' }, { name: '起价', figures: true }, { name: '每月赠送' }];
  return (
    <>
      <Opening title={all.title} lead={all.lead} product="im" />
      <Section ground="raised" title={all.productsTitle} lead={all.productsLead}>
        <Ledger
          caption="十种产品的计费方式与起价"
          columns={columns}
          rows={pricedProducts.map((product) => {
            const meter = meterOf(product, all.main[product]);
            const { price, unit } = firstPrice(meter);
            const gifts = priceListOf(product).meters.flatMap(({ name, gift, unit: counted }) =>
              gift > 0 ? [`${name} ${grouped(gift)} ${counted}`] : [],
            );
            return {
              key: product,
              cells: [
                <Link href={addressOf(product)} className={styles.link}>
                  {nameOf({ product, site })}
                </Link>,
                all.counted[product],
                <>
                  <strong className={styles.figure}>{price}</strong>/{unit.slice(1).trimStart()}
                </>,
                gifts.length > 0 ? gifts.join('，') : '—',
              ],
            };
          })}
        />
      </Section>
      <Section ground="raised" title={all.comparison.title} lead={all.comparison.lead}>
        <ComparisonTable caption={all.comparison.caption} columns={wayColumns} rows={wayRows} />
      </Section>
      <End faq={all.faq} closing={all.closing} />
    </>
  );
}

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
import { type PricedProduct, pricedProducts } from '../../../config/priced-products.ts';
import { legacySms, meterOf, priceListOf } from '../../../config/prices.ts';
import { aligned, discountOf, estimate, grouped, roundYuan, unitPrice } from '../../../config/rules/price.ts';
import type { PageConfig } from '../../../config/page-config.ts';
import styles from './price.module.css';
import { all } from './words/all.ts';
import { priceWords } from './words/index.ts';
import { serviceRows, wayColumns } from './words/ways.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import * as copy from './words.yaml';

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
        copy.page.breadcrumb,
        ...(product ? [{ name: nameOf({ product, site }), address: addressOf(product) }] : []),
      ],
      // A product has its scene.
      ...(product === null && { ogImage: { art: <PriceCard site={site} /> } }),
    };
  },

  Body({ route, site }: PageProps<{}>) {
    const product = productOf(route.address);
    const tabs = [
      copy.body.tabs,
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

/** The class that keeps the height of a calculator, by the number of lines of the bill that it shows first, or by six dials. */
function roomOf(product: PricedProduct) {
  if (priceListOf(product).meters.length > 5) return styles.dials6;
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
              <Actions
                zone="hero"
                register={copy.opening.register}
                second={{ href: talk, text: copy.opening.second.text }}
              />
            </div>
            <p className={styles.note}>{copy.opening.text}</p>
          </div>
        </div>
        <div className={classes(styles.calculator, roomOf(product))} id="calculator">
          <h2 className={styles.ask}>{copy.opening.title}</h2>
          <Island of={priceCalculator} props={{ product }} when="visible" />
        </div>
      </Container>
    </section>
  );
}

function Rules() {
  return (
    <Section ground="night" title={copy.rules.title} lead={copy.rules.lead}>
      <BillRoad />
      <p className={styles.rules}>
        <Copy text={copy.rules.text} />
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
        <Faq title={copy.end.title} aside={<p>{copy.end.text}</p>} items={faq} />
      </Section>
      <Act
        title={closing.title}
        lead={closing.lead}
        ground="paper"
        actions={<Actions zone="closing" second={{ href: talk, text: copy.end.second.text }} />}
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
                  price: fen === 0 ? copy.ofProduct.price : fen < 100 ? unitPrice({ fen, per }) : roundYuan(fen),
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
          <Folded summary={copy.ofProduct.summary({ caption: words.comparison.caption })}>
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
  const columns = copy.packages.columns;
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
        thousands ? copy.packages.cells({ price: unit!, unit: meter.unit }) : `${unit}/${meter.unit}`,
        copy.packages.discountCell({ discount: discountOf({ meter, amount, fen }) }),
        months === 1 ? copy.packages.monthCell : copy.packages.monthsCell({ months }),
      ],
    };
  });
  return <Ledger caption={copy.packages.caption({ name })} columns={columns} rows={rows} />;
}

/** A table that older customers still know: what it says is told apart from what is sold now. */
function LegacySms() {
  const columns = copy.legacySms.columns;
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
    <Folded summary={copy.legacySms.summary}>
      <p className={styles.foldLead}>{copy.legacySms.text}</p>
      <Ledger caption={copy.legacySms.caption} columns={columns} rows={rows} />
    </Folded>
  );
}

/** Products with their prices, for shared links. */
function PriceCard({ site }: { site: PageConfig }) {
  return (
    <LinesCard
      title={copy.priceCard.title}
      lines={pricedProducts.slice(0, 7).map((product) => {
        const { price, unit } = firstPrice(meterOf(product, all.main[product]));
        return { name: nameOf({ product, site }), value: `${price}/${unit.slice(1).trimStart()}` };
      })}
    />
  );
}

const [minimum, ...otherRows] = serviceRows.rows;
/** Dedicated lines are the one product with a minimum. */
const wayRows = [
  { ...minimum!, note: copy.wayRows.note({ roundYuan: roundYuan(priceListOf('cloudcall').minimum) }) },
  ...otherRows,
];

function OfAll({ site }: { site: PageConfig }) {
  const columns = copy.ofAll.columns;
  return (
    <>
      <Opening title={all.title} lead={all.lead} product="im" />
      <Section ground="raised" title={all.productsTitle} lead={all.productsLead}>
        <Ledger
          caption={copy.ofAll.caption}
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
                gifts.length > 0 ? gifts.join('，') : copy.ofAll.cells,
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

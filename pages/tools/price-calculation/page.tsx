import { page } from '../../../components/define-page.ts';
import { ExamplesTable } from '../../../components/price/examples-table.tsx';
import {
  Bench,
  Chapter,
  Explanation,
  HandOver,
  NumberField,
  Pane,
  Presets,
  ToolPage,
} from '../../../components/tool/tool.tsx';
import { LineItems } from '../../../components/tool/line-items.tsx';
import { Points } from '../../../components/tool/points.tsx';
import { Group, Option, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { callMonths, qualities } from '../../../config/call-months.ts';
import { callWeights, priceListOf } from '../../../config/prices.ts';
import { productLimits } from '../../../config/product-limits.ts';
import { fieldsTo, type ResultInput, itemsOf, resultOf, statusOf, textsOf } from './model.ts';
import styles from './price-calculation.module.css';
import calculation from './try.ts';
import { examples, further, limits, rules } from './words.ts';
import { yearChart } from './year-chart.ts';

const { meters, plans, minimum, packages } = priceListOf('netcall');
const given: ResultInput = {
  tariff: { meters, plans, minimum },
  packs: packages.filter(({ meter }) => meter === 'hd').map(({ amount, fen }) => ({ amount, fen })),
  weights: callWeights,
  mostPeople: productLimits.netcall.room.contract,
};
const fields = fieldsTo(given.mostPeople);
const first = 'clinic';
const result = resultOf(callMonths[first], given);
const texts = textsOf(result);

const sessions = { people: ['每场人数', '人'], sessions: ['每月场次', '场'], minutes: ['每场时长', '分钟'] } as const;
const shares = { video: '开着视频的时间', record: '录制的场次', push: '推到直播间的场次', denoise: '开 AI 降噪的时间' };

/**
 * Who decides: whoever has to name a sum before the first line of code. What they doubt: which minutes are counted, and whether a package
 * pays. What removes the doubt: a bill that can be checked by hand, and the month of the year from which packages are cheaper.
 */
export default page({
  theme: { night: 'graphite' },

  Body() {
    return (
      <ToolPage title="二代 SDK 费用计算" lead="填一场通话的样子，得到一个月的账单和一年的买法。填的数只留在这一页。">
        <Try of={calculation} title="费用计算" look="bare" status={statusOf(result)} props={given}>
          <Bench label="一个月的用量" inputs={<Inputs />}>
            <Bill />
            <Chart />
          </Bench>
          <Year />
        </Try>
        <Container className={styles.examples}>
          <ExamplesTable caption="五种用法，算好的一个月" tariff={given.tariff} examples={examples} />
        </Container>
        <Explanation>
          <Chapter title="怎么算的">
            <Points points={rules} />
          </Chapter>
          <Chapter title="算不到的">
            <Points points={limits} />
            {further}
          </Chapter>
        </Explanation>
      </ToolPage>
    );
  },
});

function Inputs() {
  const usage = callMonths[first];
  return (
    <>
      <Presets label="从一个例子开始" presets={examples} chosen={first} />
      {(['people', 'sessions', 'minutes'] as const).map((name) => {
        const [label, unit] = sessions[name];
        return (
          <NumberField key={name} name={name} label={label} unit={unit} scale={fields[name]} value={usage[name]} />
        );
      })}
      <div className={styles.quality}>
        <span aria-hidden="true">清晰度</span>
        <Group label="清晰度" role="radiogroup">
          {Object.entries(qualities).map(([id, name]) => (
            <Option key={id} name="quality" value={id} label={name} defaultChecked={id === usage.quality} />
          ))}
        </Group>
      </div>
      {(['video', 'record', 'push', 'denoise'] as const).map((name) => (
        <NumberField key={name} name={name} label={shares[name]} unit="%" scale={fields[name]} value={usage[name]} />
      ))}
    </>
  );
}

function Bill() {
  return (
    <Pane title="月账单（估算）" meta="人民币，含税">
      <p className={styles.total}>
        <b data-text="total">{texts['total']}</b> 每月
      </p>
      <p className={styles.usage} data-text="usage">
        {texts['usage']}
      </p>
      <div className={styles.lines}>
        <LineItems items={itemsOf(result)} />
      </div>
      <HandOver>
        <Press icon="copy" data-copy-text="text">
          复制账单
        </Press>
        <Press icon="link" data-copy-text="link">
          复制链接
        </Press>
        <Press icon="braces" data-copy-text="json">
          复制 JSON
        </Press>
        <Press icon="download" data-save="csv">
          保存 CSV
        </Press>
        <Press icon="printer" data-print="">
          打印
        </Press>
      </HandOver>
    </Pane>
  );
}

function Chart() {
  return (
    <figure>
      <figcaption className={styles.caption}>
        一年里付出的总数：虚线全部按量，<b>实线</b>是最省的买法
      </figcaption>
      <Figure label="一年里付出的总数，逐月累计" className={styles.chart}>
        <svg viewBox="0 0 680 272" fill="none" role="img">
          <title>虚线是全部按量，实线是最省的买法：先付包钱，再逐月付超出的部分</title>
          <g data-picture="" dangerouslySetInnerHTML={{ __html: yearChart(result) }} />
        </svg>
      </Figure>
    </figure>
  );
}

const columns = ['买法', '一年合计', '平均每月', '与按量相比', '到期剩余（分钟）'];

function Year() {
  return (
    <Container className={styles.year}>
      <h2>一年怎么买</h2>
      <p data-text="advice">{texts['advice']}</p>
      <Figure label="一年里各种买法的花费" className={styles.table}>
        <table>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.ways.map((_, at) => (
              <tr key={at}>
                <th scope="row">
                  {at === result.ways.length - 1 ? <span className={styles.best}>最省</span> : null}{' '}
                  <span data-text={`way-${at}`}>{texts[`way-${at}`]}</span>
                </th>
                {['year', 'month', 'saved', 'left'].map((mark) => (
                  <td key={mark} data-text={`${mark}-${at}`}>
                    {texts[`${mark}-${at}`]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Figure>
    </Container>
  );
}

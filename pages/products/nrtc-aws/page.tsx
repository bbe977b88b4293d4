import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { Lanes } from '../../../components/sections/lanes.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Receipt } from '../../../components/sections/receipt.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { yuan } from '../../../config/rules/price.ts';
import { bill, Bills } from './bills.tsx';
import { Trace } from './art/trace.tsx';
import { shown } from './model.ts';
import styles from './nrtc-aws.module.css';
import { cases, limits, neighbours, questions, roles, rows, samples } from './words.ts';

const ours = Number(bill.texts['units']!.replaceAll(',', ''));
/** The rest of the month on the cloud's bill, in fen. */
const others = [
  { name: '云主机', how: '12 台 × 720 小时', fen: 1_036_800 },
  { name: '对象存储', how: '38 TB', fen: 433_200 },
  { name: '数据库', how: '2 个主备实例', fen: 268_000 },
];

/**
 * Who decides: purchasing, with an engineer beside them. What they doubt: whether the one line on the cloud's bill costs more, and what
 * is in it. What removes the doubt: the same month on both bills, down to the fen.
 */
export default page({
  needs: pageData,
  theme: { paper: 'ledger', night: 'graphite' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="音视频通话（云市场版）"
          title="通话费|并进云账单"
          lead="引擎还是 2.0 那一份，换的是买法：在云市场订阅，用量成为月账单里的一行，不再单独签合同、走付款、存余额。"
          actions={
            <Actions
              zone="hero"
              second={{ href: 'https://doc.yunqiao.example/nrtc/marketplace', text: '看订阅步骤', icon: 'book-open' }}
            />
          }
          note="给预算已经放在云上的团队；已有的云承诺消费可以抵扣。"
          art={
            <div className={styles.invoice}>
              <Receipt
                title="云服务月账单"
                meta="2026 年 10 月"
                rows={[
                  ...others.map(({ name, how, fen }) => ({ name, how, amount: yuan(fen) })),
                  {
                    name: '云市场 · 音视频通话',
                    how: `RTC-USAGE ${bill.texts['units']} 单位`,
                    amount: bill.texts['total']!,
                  },
                ]}
                total={{ name: '合计', amount: yuan(others.reduce((sum, { fen }) => sum + fen, ours)) }}
                note="最后一行就是本页说的产品，其余三行为示例。"
                stamp="示例"
              />
            </div>
          }
        />

        <Section head="frame" title="同一份用量的两张账单" lead="一个计量单位等于一分钱，所以两边能对到分。">
          <Bills />
        </Section>

        <Section
          title="一通电话怎样走到账单上"
          lead="反过来也成立：月账单上的一行，能一层层查回是谁的哪一通。"
          ground="paper"
        >
          <Trace />
        </Section>

        <Statement
          figure={{ value: '10', unit: '分钟' }}
          title="从点订阅到第一次进频道"
          text="不用等两周合同，也不用等三天打款。老应用绑定订阅后，AppKey、频道号与回调地址都不用改。"
          source={
            <>
              2026 年 9 月，内部演练十次的中位数。安全范围与直签相同，见
              <Link href="/certification/level3">等级保护证书</Link>。
            </>
          }
          beside={<CodeSample name="marketplace-bind" label="绑定订阅，签令牌，对账" samples={samples} />}
        />

        <Section head="column" title="直签与云市场的异同">
          <ComparisonTable
            caption="直签与云市场的差别"
            columns={[{ name: '直签' }, { name: '云市场版', marked: true }]}
            rows={rows}
          />
        </Section>

        <Section title="三个人，一刻钟以内" lead="上面那 10 分钟里各人点什么；财务的两件事不挡上线。" ground="raised">
          <Lanes {...roles} />
        </Section>

        <Section head="column" title="计量的规矩">
          <SpecStrip specs={limits} source="2026 年 10 月上架的条款。" />
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="price"
          title="单价与订阅"
          ground="paper"
          data={data.pageData}
          price={listedPrice({
            product: 'netcall',
            quantities: { hd: shown.hd, voice: shown.voice, record: shown.record },
            usage: '上面那个月：五十万分钟高清、十万分钟语音，录二十万分钟',
          })}
          questions={questions}
          neighbours={neighbours}
          act={{
            title: '让下个月的账单少一张',
            lead: '用量超过每月五十万分钟，可以谈专属报价。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '要一份专属报价' }} />,
          }}
        />
      </>
    );
  },
});

import { FootBars } from '../../../components/art/kit/foot-bars.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Quotation } from '../../../components/sections/quotation.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { TwoWidths } from '../../../components/try/two-widths.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Axis } from './art/axis.tsx';
import { Dossier } from './art/dossier.tsx';
import { Troubles } from './art/troubles.tsx';
import { Volumes } from './art/volumes.tsx';
import { picture, reading, years } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './finance.module.css';
import finance from './try.ts';
import * as words from './words.ts';

const shown = 6;
const { texts, status } = reading(shown);
const rows = [
  ['year', '检查的时间'],
  ['there', '应在'],
  ['gone', '应已删'],
  ['names', '还要拿得出'],
] as const;

/** Years that a record is kept, of the twenty that a bar has room for. */
const keptYears = (count: number, marked: boolean) => Array.from({ length: count }, () => ({ share: 1 / 20, marked }));

/**
 * Who decides: the compliance and operations heads of a bank, insurer or broker. What they doubt: whether a sale of years ago can
 * still be proven. What removes the doubt: the file of one customer, and what of it must be there in the year that an inspector comes.
 */
export default page({
  needs: solutionData,

  theme: { night: 'forest', paper: 'ledger' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow="金融"
          title="三年后也查得到|这一笔"
          lead="视频面签、双录、远程开户，给银行、保险和证券用。人、话、字录在同一条时间轴上，按业务归档，到期才删。"
          actions={<Actions zone="hero" second={{ href: caseAddress('dukou-bank-teller'), text: '看渡口银行' }} />}
          note="公有云、专有云与私有化部署同一套接口"
          art={<Dossier />}
        />

        <Section
          title="检查会在哪一年来"
          lead="示例：一位客户同一天开户，买了一年期理财、八年期保险和一只基金，五年后销户。"
        >
          <Try of={finance} title="档案的保存期" hint="方向键移动年份" status={status}>
            <TwoWidths html={picture({ year: shown })} className={styles.bars} />
            <Controls label="年份" strip>
              <Slider
                className={styles.year}
                label="办理之后"
                name="year"
                min={0}
                max={years.length - 1}
                defaultValue={shown}
                reads={texts.year}
              />
            </Controls>
            <dl className={styles.readings}>
              {rows.map(([name, label]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd data-text={name}>{texts[name]}</dd>
                </div>
              ))}
            </dl>
          </Try>
          <p className={styles.note}>
            深色是业务存续，浅色是其后的保存期。期限取自所列规定的最低要求，2026 年 10 月核对；机构可定得更长。
          </p>
        </Section>

        <Section title="退单多半因为这三件事" ground="raised">
          <Troubles />
        </Section>

        <Section
          width="wide"
          head="centred"
          title="六条轨道，一个时刻"
          lead="点开任意一句话，画面、坐席、签字与系统操作都跳到那一秒。"
        >
          <Axis />
          <p className={styles.note}>示意的一笔理财销售，全程 9 分钟。合格档案有四样：</p>
          <Facts facts={words.rules} columns={4} mark="number" />
        </Section>

        <Statement
          figure={{ value: '20', unit: '年' }}
          title="录音录像资料的保存期限不得少于这么久"
          foot={<FootBars bars={[keptYears(20, true), keptYears(10, false)]} to={96} />}
          text="证券与基金销售如此。身份资料按反洗钱法存十年，保险双录从合同终止起算。各类业务各算各的，所以保存期写在业务类型上，到期删除，并留下销毁记录。"
          source="《证券期货投资者适当性管理办法》第三十二条；《反洗钱法》2024 年修订；《保险销售行为可回溯管理暂行办法》"
        />

        <Section
          title="按每月笔数选一种"
          ground="paper"
          lead="圆的面积是按量付费一个月的账单，每笔 9 分钟，两端高清视频加云录制。"
        >
          <Volumes />
        </Section>

        <Section title="渡口银行" head="none">
          <Quotation
            text="监管来查一笔三年前的业务，我们用四十秒调出录像、话术和签字页，时间轴是对齐的。"
            name="陆行舟"
            about="渡口银行运营管理部总经理"
            portrait={<Portrait seed="陆行舟" />}
            figure={{ value: '40', unit: '秒', name: '调出一笔三年前业务的全套材料' }}
            story={{ href: caseAddress('dukou-bank-teller'), action: '读这个案例' }}
          />
        </Section>

        <Section title="上限与不适合的场景" ground="raised">
          <SpecStrip specs={words.limits} source="合同默认条款与客户数据，2026 年 10 月核对" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="price"
          title="开始使用"
          data={data.pageData}
          cases={data.cases.list}
          price={listedPrice({
            product: 'netcall',
            usage: '一家城商行，每月 2 万笔面签，每笔 9 分钟',
            quantities: { hd: 2e4 * words.minutes.hd, record: 2e4 * words.minutes.record },
          })}
          steps={words.steps}
          takes="21 个工作日"
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '带一笔旧业务来',
            lead: '说说当时录了什么、存在哪里，架构师告诉您差哪几样。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </>
    );
  },
});

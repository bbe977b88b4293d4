import { caseAddress } from '../../../components/case/addresses.ts';
import { Cast } from '../../../components/art/kit/people/cast.tsx';
import { page } from '../../../components/define-page.ts';
import { CustomerQuote } from '../../../components/sections/customer-quote.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Portrait } from '../../../components/case/portrait.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { solutionData } from '../../../components/solution-data.ts';
import { Actions } from '../../../components/ui/actions.tsx';
import { FirstRow, pupils } from './art/first-row.tsx';
import { ClassSize } from './class-size.tsx';
import { Day } from './day.tsx';
import { beginnings, price, questions, rules } from './words.ts';
import { Weather } from './weather.tsx';

/**
 * Who decides: the head of teaching of a school that teaches online. What they doubt: whether a lesson is still a lesson. What removes
 * the doubt: a whole day of one school, hour by hour. Journey; cream.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy', paper: 'cream' },

  Body({ data }) {
    const spoken = data.cases.list.find(({ quote }) => quote);
    return (
      <Cast people={pupils}>
        <Opening
          layout="full"
          ground="paper"
          eyebrow="在线教育方案"
          title="让每个孩子|都坐在第一排"
          lead="一对一、小班、大班和双师用同一套 SDK；声音、画面、白板和举手走同一个课堂频道。"
          actions={<Actions zone="hero" second={{ href: '#day', text: '看一天的五个时刻', icon: 'arrow-down' }} />}
          art={<FirstRow />}
        />

        <Day />

        <Section title="四种班型怎么选" lead="时延为家庭宽带下的中位数，价格不含赠送的分钟。">
          <ClassSize />
        </Section>

        <Section
          ground="paper"
          head="column"
          title="两兆带宽，|也把一节课上完"
          lead="声音优先，白板只传指令，其余给画面。青岑县连下九天雨的那个六月，372 节课里画面降到 180p 的有 58 节，声音没有断过。"
        >
          <Weather />
        </Section>

        <Section ground="paper" title="写进系统的法规要求" lead="平台默认开启。">
          <Facts columns={4} facts={rules} />
        </Section>

        {spoken?.quote ? (
          <Section label="客户的话">
            <CustomerQuote
              {...spoken.quote}
              story={{ href: caseAddress(spoken.id), action: '读这个案例' }}
              portrait={<Portrait seed="岑老师" ground="#ffe3d3" />}
            />
          </Section>
        ) : null}

        <Section title="按团队大小选起点">
          <Timeline layout="stairs" events={beginnings} />
        </Section>

        <Start
          first="questions"
          ground="raised"
          title="按参与者分钟|计费"
          data={data.pageData}
          price={price}
          questions={questions}
          neighbours={[
            { href: '/edu-music', name: '音乐教育', text: '48 kHz 立体声，乐谱与节拍对齐。' },
            { href: '/after-school', name: '课后服务', text: '主讲在云端，助教在现场。' },
            { href: '/three-classroom', name: '三个课堂', text: '区县统一排课与巡课。' },
          ]}
          act={{
            title: '明天七点五十，|上第一节课',
            lead: '两台设备和一个房间号，就能跑通示例课堂。',
            ground: 'paper',
            actions: <Actions zone="closing" second={{ href: '/promotion/advisory', text: '预约架构师' }} />,
          }}
        />
      </Cast>
    );
  },
});

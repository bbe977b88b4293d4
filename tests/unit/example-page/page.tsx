import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Handshake } from './art/handshake.tsx';
import { cases, facts, limits, neighbours, questions, steps } from './words.ts';

/**
 * Who decides: an engineer who wants two devices to agree before media flows. What they doubt: whether an invitation is lost on a
 * bad network. What removes the doubt: the drawing of a call that is answered although one message never arrived.
 */
export default page({
  needs: pageData,

  theme: { night: 'graphite' },

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow="信令"
          title="一次邀请，|三种结局"
          lead="接听、拒绝、超时，两端在同一秒知道结果。状态由服务端裁定，谁的网络断了都不会各说各话。"
          actions={<Actions zone="hero" night second={{ href: site.docs, text: '阅读文档', icon: 'book-open' }} />}
          art={<Handshake />}
        />

        <Section title="序号、确认与重发" lead="每条信令有序号，服务端等到确认为止；三秒没有确认就换一条连接再送。">
          <Facts facts={facts} mark="icon" />
        </Section>

        <Section title="上限" ground="raised">
          <SpecStrip specs={limits} source="2026 年 10 月的默认配置，可按应用调整。" />
        </Section>

        <Section title="不适合的场景" head="column">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="questions"
          title="开始使用"
          data={data.pageData}
          steps={steps}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '打通第一次邀请', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

import { caseAddress } from '../../../components/case/addresses.ts';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Press, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { Chain } from './art/chain.tsx';
import { Decay } from './art/decay.tsx';
import { picture, reading } from './model.ts';
import styles from './nice.module.css';
import nice from './try.ts';
import * as words from './words.ts';

const begun = { noise: 60, echo: -18, loss: 10 };
const { texts, status } = reading(begun);
const linkTo = (href: string, name: string) => (
  <Link href={href} className={styles.link}>
    {name}
  </Link>
);

/**
 * Who decides: who answers for the sound of a call. What they doubt: whether cleaning eats the voice. What removes the doubt: the
 * spectrogram before and after, under a noise, an echo and a loss of their own choice, and both to be heard.
 */
export default page({
  needs: pageData,
  theme: { night: 'aubergine' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="night"
          eyebrow="音频实验室 NICE"
          title="在街边通话也听得清"
          lead="自研的降噪、回声消除与丢包隐藏，已装进音视频通话 2.0，不另收费。下面两张语谱图是同一句话，处理前与处理后；噪声、回声和丢包由您来加。"
          actions={<Actions zone="hero" night second={{ href: '/nrtc', text: '看音视频引擎' }} />}
          art={
            <Try of={nice} title="弄坏一句话" look="bare" status={status}>
              <div className={styles.heads}>
                <span>处理前</span> <span>处理后</span>
              </div>
              <svg
                viewBox="0 0 1220 294"
                preserveAspectRatio="none"
                role="img"
                aria-label="两秒话音的语谱图，左边处理前，右边处理后"
                className={styles.gram}
              >
                <g data-picture="" dangerouslySetInnerHTML={{ __html: picture(begun) }} />
              </svg>
              <dl className={styles.readings}>
                {(['snr', 'echo', 'gaps'] as const).map((name) => (
                  <div key={name}>
                    <dt>{{ snr: '信噪比', echo: '回声，相对人声', gaps: '听得出的断音' }[name]}</dt>
                    <dd>
                      <span data-text={`${name}Before`}>{texts[`${name}Before`]}</span>{' '}
                      <b data-text={`${name}After`}>{texts[`${name}After`]}</b>
                    </dd>
                  </div>
                ))}
              </dl>
              <Controls label="三种毛病" className={styles.controls}>
                {words.faults.map(({ name, label, steps }) => (
                  <Slider
                    key={name}
                    name={name}
                    label={label}
                    max={steps.length - 1}
                    defaultValue={(steps as readonly number[]).indexOf(begun[name])}
                    reads={texts[name]}
                  />
                ))}
                <Press icon="volume-1" data-hear="before">
                  听处理前
                </Press>
                <Press icon="volume-2" data-hear="after" strong>
                  听处理后
                </Press>
              </Controls>
            </Try>
          }
        />

        <Section
          title="三道工序的先后"
          lead="次序不能换：先减外放漏进来的对方（橙），再降街上的噪声（灰），最后补没收到的包（方框）。同一句话的两秒，街边 60 分贝、外放最大音量、丢包 20%，高度按幅度画。"
        >
          <Chain />
          <Facts facts={words.stages} mark="number" />
        </Section>

        <Section
          ground="raised"
          title="降噪吞掉多少字"
          lead="降得越狠，越容易把轻声的字一起抹掉。评测同时看两个数：噪声降了多少，字丢了多少。"
        >
          <Chart
            label="环境噪声 60 分贝时，谱减法吞字 5.8%，NICE 吞字 0.4%；80 分贝时是 18% 与 6.8%"
            x={{ ticks: [30, 40, 50, 60, 70, 80].map((at) => ({ at, text: `${at}` })), name: '环境噪声（分贝）' }}
            y={{ from: 0, ticks: [0, 5, 10, 15, 20], name: '吞字率（%）' }}
            marks={[
              { kind: 'line', name: '谱减法', tone: 'muted', points: words.subtracted },
              { kind: 'line', name: 'NICE', tone: 'first', filled: true, points: words.swallowed },
              { kind: 'limit', x: 60, name: '街道', tone: 'third' },
            ]}
          />
          <p className={styles.note}>
            说话声 65 分贝，麦克风距嘴 30 厘米；120 句普通话，24 人听写，2026 年 8 月。失败的尝试写在两篇文章里：
            {linkTo('/dev-blog/echo-on-low-end-android', '入门机上的回声')}、
            {linkTo('/dev-blog/weak-network-audio', '弱网音频的四层防线')}。
          </p>
        </Section>

        <Section ground="night" space="statement">
          <Split wideArt art={<Decay />}>
            <Title>钢琴的尾音不是空调</Title>
            <p>
              踩下延音踏板之后，琴声平稳而持续，降噪分不清它和风扇，300 毫秒就抹掉了。松间琴课改用音乐场景之后，12
              位老师盲听，能听出“踏板换早了半拍”的从 3 位变成 11 位。
            </p>
            <p>{linkTo(caseAddress('songjian-music-lessons'), '读松间琴课的经过')}</p>
          </Split>
        </Section>

        <Section title="代价与不该打开的时候" ground="raised">
          <SpecStrip specs={words.costs} source="2026 年 9 月，SDK 2.14，语音场景，48 kHz 采样。" />
          <NotForYou cases={words.cases} />
        </Section>

        <Start
          first="code"
          title="从选场景开始"
          data={data.pageData}
          price={listedPrice({ product: 'netcall', usage: '口语机构的一个月', quantities: { voice: 300_000 } })}
          code={{ name: 'nice-code', label: '打开三道工序，读回声与断音', samples: words.samples }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: '寄一段最难听的录音',
            lead: '原声一分钟以内，两个工作日回寄处理后的版本和三项读数。',
            actions: <Actions zone="closing" night second={{ href: '/promotion/advisory', text: '问音频工程师' }} />,
          }}
        />
      </>
    );
  },
});

import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Chart } from '../../../components/sections/chart/chart.tsx';
import { ComparisonTable } from '../../../components/sections/comparison-table.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Families } from './art/families.tsx';
import { Pipeline } from './art/pipeline.tsx';
import { dials, effects, portrait, statusOf, steps, textsOf, usual } from './model.ts';
import styles from './face.module.css';
import face from './try.ts';
import { cases, code, columns, heat, limits, neighbours, questions, rows, turns } from './words.ts';

/**
 * Who decides: whoever builds an app with a camera in it. What they doubt: whether cheap phones keep up. What removes the doubt: five
 * sliders on a face, with the milliseconds of a frame that each of them takes. Playground; aubergine; heads centred.
 */
export default page({
  needs: pageData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="night"
          eyebrow="美颜特效"
          title={`${measurements.face.frame} 毫秒|画好一张脸`}
          lead="美肤、微整形、滤镜、贴纸与虚拟背景，接在直播和通话的摄像头后面。拉一拉滑块：每项效果花几毫秒，都算在一帧里。"
          actions={
            <Actions
              zone="hero"
              night
              second={{ href: 'https://demo.yunqiao.example/face/editor', text: '打开素材编辑器', icon: 'palette' }}
            />
          }
          note="耗时按中端机计，720p，30 帧，2026 年 10 月。"
          art={<Portrait />}
        />

        <Section
          title="一帧的 33.3 毫秒"
          lead="30 帧意味着每帧 33.3 毫秒。采集、特效、编码挤在里面，谁超了都会掉帧；留一半余量，机器发热降频时也不掉帧。"
          head="centred"
        >
          <Pipeline />
        </Section>

        <Section
          title="六类效果能同时开哪些"
          lead="每类都开满，一类接一类往上加。中端机加到虚拟背景才越过上限；背景改为隔帧计算，六类正好放得下。"
          head="centred"
          ground="raised"
        >
          <Families />
        </Section>

        <Section
          title="三档机型，各开各的"
          lead="四千多款机型的实测表随 SDK 更新，新机型上市两周内补入。"
          head="centred"
        >
          <ComparisonTable caption="入门、中端与旗舰机型默认打开的效果与耗时" columns={columns} rows={rows} />
        </Section>

        <Section
          ground="night"
          title="手机发烫时先降什么"
          lead="一台中端机，边充电边直播，室温 31 ℃。降的是背景和贴纸，脸上的效果不动；低于 38 ℃ 满一分钟逐项恢复。全程没有掉到 28 帧以下。"
          head="centred"
          space="statement"
        >
          <Chart
            label={`二十分钟里的单帧耗时：第 8 分钟升到 9.6 毫秒，两秒后降回 ${measurements.face.frame} 毫秒以内`}
            x={{ ticks: [0, 4, 8, 12, 16, 20], name: '开播后（分钟）' }}
            y={{ ticks: [0, 2, 4, 6, 8, 10, 12], name: '单帧耗时（毫秒）' }}
            marks={[
              { kind: 'line', points: heat, filled: true },
              {
                kind: 'limit',
                y: measurements.face.frame,
                name: `上限 ${measurements.face.frame} 毫秒`,
                tone: 'third',
              },
              ...turns,
            ]}
          />
        </Section>

        <Section title="上限与实测" head="centred">
          <SpecStrip specs={limits} source="2026 年 10 月，随 SDK 5.2 发布；每次发版重测。" />
          <p className={styles.faceNote}>
            人脸数据怎样处理，见 <Link href="/clauses?serviceType=5">SDK 合规说明</Link>。
          </p>
        </Section>

        <Section title="不适合的场景" head="column" ground="raised" space="join">
          <NotForYou cases={cases} />
        </Section>

        <Start
          first="code"
          title="开始使用"
          data={data.pageData}
          code={{ name: 'face-code', label: '十行代码打开', samples: code }}
          questions={questions}
          neighbours={neighbours}
          act={{ title: '拿最旧的那台手机试', actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Portrait() {
  const texts = textsOf(usual);
  return (
    <Try of={face} title="单帧耗时" hint="方向键调节" status={statusOf(usual)}>
      <div className={styles.faceStage}>
        <svg
          viewBox="20 50 600 510"
          fill="none"
          role="img"
          aria-label="一张人像，随五个滑块变化；下面是一帧 33.3 毫秒里各项效果所占的部分，竖线是 8 毫秒"
        >
          <g data-picture="" dangerouslySetInnerHTML={{ __html: portrait(usual) }} />
        </svg>
        <div>
          <p className={styles.faceTime}>
            <span data-text="total">{texts['total']}</span> <small>毫秒</small>
          </p>
          <Controls label="效果" className={styles.faceDials}>
            {dials.map((dial) => (
              <Slider
                key={dial}
                label={effects[dial].name}
                name={dial}
                min={0}
                max={steps.length - 1}
                defaultValue={usual[dial] * 4}
                reads={texts[dial]!}
              />
            ))}
          </Controls>
        </div>
      </div>
    </Try>
  );
}

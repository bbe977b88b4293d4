import { Avatar } from '../../../components/art/kit/people/avatar.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { caseAddress } from '../../../components/case/addresses.ts';
import { ownCaseFirst } from '../../../components/case/own-case-first.ts';
import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpanBars } from '../../../components/sections/span-bars.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls } from '../../../components/try/controls.tsx';
import { StepLog } from '../../../components/try/step-log.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { measurements } from '../../../config/measurements.ts';
import { Dice } from './art/dice.tsx';
import { Reconnect } from './art/reconnect.tsx';
import { Secrets } from './art/secrets.tsx';
import { boardPicture, cellNames, example, frame, statusOf } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './minigame.module.css';
import minigame from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

/**
 * Who decides: who runs a voice room that falls silent. What they doubt: whether a game breaks the talk, or is easily cheated at. What
 * removes the doubt: a game to play, with the server's record of every press, refusals too. Playground; cream; split opening.
 */
export default page({
  needs: solutionData,

  theme: { night: 'aubergine', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="split"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" second={words.opening.second} />}
          art={<Table />}
        />

        <Section title={words.secretsSection.title} lead={words.secretsSection.lead}>
          <Secrets />
        </Section>

        <Section
          title={words.reconnect.title}
          lead={<Copy text={words.reconnect.text} values={{ caseAddress: caseAddress('wanchao-board-games') }} />}
          head="centred"
          ground="raised"
        >
          <Reconnect />
        </Section>

        <Statement
          ground="night"
          place="centred"
          title={words.statement.title}
          text={words.statement.text}
          foot={<Dice />}
          source={words.statement.source}
        />

        <Section title={words.spanBars.title} lead={words.spanBars.lead} ground="paper">
          <SpanBars bars={words.move} ticks={words.spanBars.ticks} end={measurements.signal.delivery} />
        </Section>

        <Section title={words.facts.title}>
          <Facts facts={words.rules} columns={4} mark="icon" />
        </Section>

        <Start
          look="receipt"
          title={words.start.title}
          data={data.pageData}
          cases={ownCaseFirst('wanchao-board-games', data.cases.list)}
          price={listedPrice({
            product: 'netcall',
            usage: words.start.usage,
            quantities: { voice: 540_000 },
          })}
          steps={words.steps}
          takes={words.start.takes}
          limits={{ specs: words.limits, source: words.specStrip.source, cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

function Table() {
  const end = frame.from + 3 * frame.cell;
  const [one, two] = [frame.from + frame.cell, frame.from + 2 * frame.cell];
  return (
    <Try of={minigame} title={words.table.title} look="bare" status={statusOf(example)}>
      <div className={styles.table}>
        <div className={styles.board}>
          <svg viewBox="0 0 640 640" fill="none" strokeLinecap="round" role="img">
            <title>{words.table.text}</title>
            <rect
              x={frame.from - 16}
              y={frame.from - 16}
              width="392"
              height="392"
              rx="20"
              fill="#ffffff"
              stroke="var(--rule)"
            />
            <path
              d={`M${one} ${frame.from}V${end}M${two} ${frame.from}V${end}M${frame.from} ${one}H${end}M${frame.from} ${two}H${end}`}
              stroke="var(--rule)"
              strokeWidth="5"
            />
            {words.voices.map(({ name, x, y, ground }, at) => (
              <g key={name}>
                <circle cx={x} cy={y} r="60" stroke={at < 2 ? '#a83d09' : 'var(--rule)'} strokeWidth="4" />
                <Avatar x={x} y={y} r={54} seed={name} ground={ground} />
                <Text x={x} y={y + 76} size={21} anchor="middle" fill="currentColor">
                  {words.table.textText[at]}
                </Text>
              </g>
            ))}
            <g data-picture="" dangerouslySetInnerHTML={{ __html: boardPicture(example.board) }} />
          </svg>
          <Controls label={words.table.label} className={styles.cells}>
            <div className={styles.grid}>
              {cellNames.map((name, at) => (
                <button key={name} type="button" data-cell={at} aria-label={name} className={styles.cell} />
              ))}
            </div>
          </Controls>
        </div>
        <div className={styles.log}>
          <StepLog label={words.table.stepLogLabel} entries={example.log} />
        </div>
      </div>
    </Try>
  );
}

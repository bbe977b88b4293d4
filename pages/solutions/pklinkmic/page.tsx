import { page } from '../../../components/define-page.ts';
import { Facts } from '../../../components/sections/facts.tsx';
import { listedPrice } from '../../../components/sections/listed-price.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Rundown } from '../../../components/sections/rundown.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Clash } from './art/clash.tsx';
import { Drops } from './art/drops.tsx';
import { LastSecond } from './art/last-second.tsx';
import { Switchover } from './art/switchover.tsx';
import { first, lags, readingOf, screen, times } from './model.ts';
import { solutionData } from '../../../components/solution-data.ts';
import styles from './pklinkmic.module.css';
import pk from './try.ts';
import * as words from './words.yaml';
import { Copy } from '../../../components/ui/copy.tsx';

const { texts, status } = readingOf(first);
const dials = [
  [words.dials.minute, 'time', times],
  [words.dials.lag, 'lag', lags],
] as const;
const over = (values: readonly number[], at: number) => ({
  min: 0,
  max: values.length - 1,
  defaultValue: values.indexOf(at),
});

/**
 * Who decides: who runs a live app with hosts that compete. What they doubt: whether both crowds see the same end. What removes the
 * doubt: the two rooms as viewers have them, to scrub through at any delay, with the score across the window beside that of the messages.
 */
export default page({
  needs: solutionData,

  theme: { night: 'navy' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="full"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ demo: 'interact', text: words.opening.second.text, icon: 'swords' }} />
          }
          art={<Duel />}
        />

        <Section ground="raised" title={words.clash.title}>
          <Clash />
          <Facts facts={words.mishaps} />
        </Section>

        <Section title={words.switchover.title} lead={words.switchover.lead}>
          <Switchover />
          <Button href="/dev-blog/cohost-handover" event={{ zone: 'body' }} variant="quiet" icon="arrow-right">
            {words.switchover.button}
          </Button>
        </Section>

        <Section head="column" ground="raised" title={words.rundown.title} lead={words.rundown.lead}>
          <Rundown caption={words.rundown.caption} heads={words.rundown.heads} parts={words.match} />
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          art={<LastSecond />}
        />

        <Section title={words.facts.title} lead={words.facts.lead}>
          <Facts facts={words.laws} mark="icon" />
        </Section>

        <Section ground="raised" title={words.drops.title} lead={words.drops.lead}>
          <Drops />
        </Section>

        <Section title={words.fork.title} lead={words.fork.lead}>
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          cases={data.cases.list}
          code={{ name: 'duel-invite', label: words.start.code.label, samples: words.samples }}
          price={listedPrice({
            product: 'interact',
            usage: words.start.usage,
            quantities: { stage: 7_200, mix: 7_200 },
          })}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" night second={words.start.second} />,
          }}
        />
      </>
    );
  },
});

/** What a room lays over its half of the picture: whose it is, the last gift, what people write. */
function Room({ room, gift, side }: { room: (typeof words.rooms)[number]; gift: string; side: 'left' | 'right' }) {
  return (
    <div className={styles.room}>
      <p className={styles.host}>
        <b>{room.host}</b> {room.does}
      </p>
      <ul className={styles.comments}>
        {room.comments.map(({ by, text }) => (
          <li key={by}>
            <b>{by}</b> {text}
          </li>
        ))}
      </ul>
      <p className={styles.gift}>
        <Icon name="gift" size={18} />
        <span data-text={`${side}Gift`}>{gift}</span>
      </p>
    </div>
  );
}

function Duel() {
  return (
    <Try of={pk} title={words.duel.title} look="bare" status={status}>
      <div className={styles.screen}>
        <div className={styles.picture} data-picture="" dangerouslySetInnerHTML={{ __html: screen(first) }} />
        <p className={styles.score}>
          <span data-text="left">{texts.left}</span>{' '}
          <span className={styles.clock} data-text="clock">
            {texts.clock}
          </span>{' '}
          <span data-text="right">{texts.right}</span>
        </p>
        <div className={styles.rooms}>
          <Room room={words.rooms[0]} gift={texts.leftGift} side="left" />
          <Room room={words.rooms[1]} gift={texts.rightGift} side="right" />
        </div>
      </div>
      <div className={styles.desk}>
        <Controls label={words.duel.controls} className={styles.dials}>
          {dials.map(([label, name, values]) => (
            <Slider key={name} label={label} name={name} {...over(values, first[name])} reads={texts[name]} />
          ))}
        </Controls>
        <p>
          <Copy text={words.duel.message} values={{ score: <b data-text="early">{texts.early}</b> }} />
          <br />
          <span data-text="spoiled">{texts.spoiled}</span>
        </p>
      </div>
    </Try>
  );
}

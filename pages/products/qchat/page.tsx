import { DrawingCard } from '../../../components/art/cards/drawing-card.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { page } from '../../../components/define-page.ts';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { CodeSample } from '../../../components/sections/code-sample.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { Fork } from '../../../components/sections/fork.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Passage } from '../../../components/sections/passage.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Option } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Title } from '../../../components/ui/title.tsx';
import { NewsChannel, Subscribed, TextChannel, VoiceChannel } from './art/channel-kinds.tsx';
import { channels, type Role, roles, stateOf, states, viewOf } from './model.ts';
import styles from './qchat.module.css';
import qchat from './try.ts';
import * as words from './words.yaml';
import { price } from './data.ts';

const first: readonly Role[] = ['squad'];
const { verdicts, status } = viewOf(first);
/** A label of the two circles. */
const middle = { x: 200, size: 18, weight: 600, anchor: 'middle' } as const;

/** A server as its members see it: who one is at the left, what becomes of each channel at the right. */
function Server() {
  return (
    <Try of={qchat} title={words.server.title} hint={words.server.hint} status={status} className={styles.server}>
      <div className={styles.panes}>
        <Controls label={words.server.label} className={styles.roles}>
          <p className={styles.caption}>{words.server.text}</p>
          {Object.entries(roles).map(([id, { name, about }]) => (
            <div key={id} className={styles.role}>
              <Option
                type="checkbox"
                name="role"
                value={id}
                label={name}
                defaultChecked={first.some((role) => role === id)}
              />{' '}
              <span>{about}</span>
            </div>
          ))}
        </Controls>
        <ul>
          {verdicts.map(({ channel: { id, group, name }, ...verdict }, place) => (
            <li
              key={id}
              data-channel={id}
              data-sees={stateOf(verdict)}
              className={styles.channel}
              data-first={channels[place - 1]?.group === group ? undefined : ''}
            >
              <span className={styles.group}>{channels[place - 1]?.group === group ? '' : group}</span>
              <span className={styles.name}>
                <Icon name={id === 'voice' ? 'volume-2' : 'hash'} size={16} /> {name}
              </span>{' '}
              <b className={styles.state} data-text="state">
                {states[stateOf(verdict)]}
              </b>{' '}
              <span className={styles.why} data-text="why">
                {verdict.why}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Try>
  );
}

/**
 * Who decides: whoever runs a community of players or fans. What they doubt: whether rights stay clear once there are many groups and
 * channels. What removes the doubt: a server whose channels open and close as one changes one's groups, each with its reason.
 */
export default page({
  needs: pageData,

  head: () => ({ ogImage: { art: <DrawingCard drawings={[<TextChannel />, <VoiceChannel />]} size={[340, 180]} /> } }),

  Body({ data, site }) {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions zone="hero" second={{ href: site.docs, text: words.opening.second.text, icon: 'book-open' }} />
          }
          art={<Server />}
        />

        <Section title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline events={words.order} layout="stairs" />
        </Section>

        <Section ground="raised" head="centred" title={words.bento.title}>
          <Bento
            cells={[
              { title: words.bento.cells.title, text: words.bento.cells.threads, art: <TextChannel /> },
              { title: words.bento.cells.voiceTitle, text: words.bento.cells.voice, art: <VoiceChannel /> },
              { title: words.bento.cells.noticeTitle, text: words.bento.cells.noticeText, art: <NewsChannel /> },
            ]}
          />
        </Section>

        <Passage
          ground="raised"
          title={words.passage.title}
          text={words.passage.text}
          source={
            <Button href="/case/jiuzhe-game-voice" event={{ zone: 'body' }} variant="secondary" icon="arrow-right">
              {words.passage.button}
            </Button>
          }
          art={
            <svg viewBox="0 0 400 320" role="img" aria-label={words.passage.label}>
              <circle cx="200" cy="160" r="158" fill="var(--tint-soft)" />
              <circle cx="200" cy="241" r="74.3" fill="var(--second)" />
              <Text {...middle} y={92} fill="var(--ink)">
                {words.passage.textText}
              </Text>
              <Text {...middle} y={241} fill="var(--ink)">
                {words.passage.daily}
              </Text>
            </svg>
          }
        />

        <Section ground="raised">
          <Split art={<Subscribed />} flipped wideArt>
            <Title>{words.subscribed.title}</Title>
            <p>{words.subscribed.text}</p>
            <p>{words.subscribed.delivered}</p>
          </Split>
        </Section>

        <Section ground="raised">
          <Split
            art={<CodeSample name="qchat-override" label={words.codeSample.label} samples={words.samples} />}
            wideArt
          >
            <Title>{words.codeSample.title}</Title>
            <p>{words.codeSample.text}</p>
            <p>{words.codeSample.console}</p>
          </Split>
        </Section>

        <Section title={words.timelineSection.title} head="column" ground="raised">
          <Timeline events={words.sizes} layout="list" />
        </Section>

        <Section title={words.fork.title} space="join">
          <Fork cases={words.cases} />
        </Section>

        <Start
          look="quiet"
          title={words.start.title}
          data={data.pageData}
          steps={words.steps}
          price={price}
          limits={{ specs: words.limits, source: words.specStrip.source }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{
            title: words.start.act.title,
            lead: words.start.act.lead,
            actions: <Actions zone="closing" />,
          }}
        />
      </>
    );
  },
});

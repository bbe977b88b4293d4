import { page } from '../../../components/define-page.ts';
import shop from '../../../components/footage/material/shop.webp';
import { pageData } from '../../../components/page-data.ts';
import { Bento } from '../../../components/sections/bento.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SpecStrip } from '../../../components/sections/spec-strip.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Statement } from '../../../components/sections/statement.tsx';
import { Timeline } from '../../../components/sections/timeline.tsx';
import { Controls, Press } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import { Batch, Covers, Mix, Review, Subtitles, Tracks } from './art/cells.tsx';
import { recipe, resultOf, statusOf, strip, textsOf } from './model.ts';
import styles from './video.module.css';
import video from './try.ts';
import * as words from './words.yaml';
import { Picture } from '../../../components/ui/picture.tsx';
import { Copy } from '../../../components/ui/copy.tsx';

const result = resultOf(recipe);
const texts = textsOf(result);

/**
 * Who decides: whoever publishes many recordings. What they doubt: whether a machine's work is good enough, and what it costs. What removes
 * the doubt: a recipe whose order can be changed, with its minutes and errors beside it. Catalogue; forest, cream; heads at the left.
 */
export default page({
  needs: pageData,

  theme: { night: 'forest', paper: 'cream' },

  Body({ data }) {
    return (
      <>
        <Opening
          layout="column"
          ground="paper"
          eyebrow={words.opening.eyebrow}
          title={words.opening.title}
          lead={words.opening.lead}
          actions={
            <Actions
              zone="hero"
              second={{ href: 'https://demo.yunqiao.example/video', text: words.opening.second.text, icon: 'scissors' }}
            />
          }
          art={<Recipe />}
        />

        <Section title={words.bento.title} width="wide" space="statement">
          <Bento
            cells={[
              {
                title: words.bento.cells.title,
                text: words.bento.cells.text,
                art: <Tracks />,
                size: 'half',
              },
              {
                title: words.bento.cells.subtitlesTitle,
                text: words.bento.cells.subtitlesText,
                art: <Subtitles />,
                size: 'half',
              },
              { title: words.bento.cells.coverTitle, text: words.bento.cells.coverText, art: <Covers /> },
              { title: words.bento.cells.mixTitle, text: words.bento.cells.mixText, art: <Mix /> },
              { title: words.bento.cells.reviewTitle, text: words.bento.cells.reviewText, art: <Review /> },
              {
                title: words.bento.cells.templatesTitle,
                text: words.bento.cells.templatesText,
                art: <Batch />,
                size: 'row',
                place: 'beside',
              },
            ]}
          />
        </Section>

        <Statement
          title={words.statement.title}
          text={words.statement.text}
          source={words.statement.source}
          beside={
            <Picture
              {...shop}
              text={words.pictures.shop}
              sizes="(min-width: 820px) 600px, 100vw"
              className={styles.videoPicture}
            />
          }
        />

        <Section title={words.timeline.title} lead={words.timeline.lead}>
          <Timeline events={words.moments} />
        </Section>

        <Section title={words.specStrip.title} ground="raised" space="join">
          <SpecStrip specs={words.limits} source={words.specStrip.source} />
        </Section>

        <Start
          look="terminal"
          title={words.start.title}
          data={data.pageData}
          code={{ name: 'video-code', label: words.start.code.label, samples: words.code }}
          limits={{ cases: words.cases }}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});

function Recipe() {
  return (
    <Try
      of={video}
      title={words.recipe.title}
      hint={words.recipe.hint}
      status={statusOf(result)}
      className={styles.videoTry}
    >
      <ol data-recipe="">
        {recipe.map((operation, index) => (
          <li key={operation} data-operation={operation} className={styles.videoStep}>
            <span>
              <strong>{words.names[operation].name}</strong>{' '}
              <span className={styles.videoNote}>{words.names[operation].text}</span>
            </span>{' '}
            <span className={styles.videoMinutes} data-text={operation}>
              {texts[operation]}
            </span>
            <Controls label={words.recipe.label({ name: words.names[operation].name })} className={styles.videoMoves}>
              <Press
                data-move="up"
                icon="arrow-up"
                aria-label={words.recipe.pressLabel({ name: words.names[operation].name })}
                disabled={index === 0}
              />
              <Press
                data-move="down"
                icon="arrow-down"
                aria-label={words.recipe.moveDownLabel({ name: words.names[operation].name })}
                disabled={index === recipe.length - 1}
              />
            </Controls>
          </li>
        ))}
      </ol>
      <svg
        viewBox="0 0 640 60"
        fill="none"
        role="img"
        aria-label={words.recipe.stepsLabel}
        className={styles.videoStrip}
      >
        <rect y="8" width="640" height="44" rx="4" fill="var(--rule)" opacity=".5" />
        <g data-picture="" dangerouslySetInnerHTML={{ __html: strip(recipe, result) }} />
      </svg>
      <dl className={styles.videoResult}>
        <div>
          <dt>{words.recipe.term}</dt>
          <dd>
            <Copy text={words.recipe.value} values={{ span: <span data-text="total">{texts['total']}</span> }} />
          </dd>
        </div>
        <div>
          <dt>{words.recipe.wordErrors}</dt>
          <dd data-text="words">{texts['words']}</dd>
        </div>
        <div>
          <dt>{words.recipe.reviewTerm}</dt>
          <dd data-text="reviewed">{texts['reviewed']}</dd>
        </div>
      </dl>
    </Try>
  );
}

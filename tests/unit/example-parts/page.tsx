import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { Text } from '../../../components/art/kit/text.tsx';
import { page } from '../../../components/define-page.ts';
import { Island } from '../../../components/island-runtime/island.tsx';
import priceCalculator from '../../../components/islands/price-calculator.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Controls, Slider } from '../../../components/try/controls.tsx';
import { Try } from '../../../components/try/try.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { Video } from '../../../components/ui/video.tsx';
import { meterOf } from '../../../config/prices.ts';
import { costOf, counts } from './model.ts';
import room from './room.jpg';
import costs from './try.ts';
import * as words from './words.yaml';

const meter = meterOf('sms', 'notice');
const line = (
  <>
    <path d="M40 120H560" stroke="var(--tint)" strokeWidth="4" />
    <Text x={40} y={80} size={20} fill="currentColor">
      {words.art.text}
    </Text>
  </>
);

export default page({
  head: () => ({
    title: words.head.title,
    description: words.head.description,
    ogImage: {
      title: words.opening.title,
      text: words.opening.lead,
      art: <Drawing title={words.art.title} wide={{ size: [600, 160], art: line }} />,
    },
  }),

  Body: () => (
    <>
      <Opening layout="centred" ground="night" title={words.opening.title} lead={words.opening.lead} />

      <Section title={words.photo.title}>
        <Picture {...room} text={words.photo.text} sizes="(min-width: 820px) 600px, 100vw" />
      </Section>

      <Section title={words.tour.title} ground="raised">
        <Video {...words.tour.video} />
      </Section>

      <Section title={words.cost.title} ground="raised">
        <Try of={costs} title={words.cost.title} props={{ meter }} status={costOf({ meter, count: counts[0]! })}>
          <p>
            <span data-text="cost">{costOf({ meter, count: counts[0]! })}</span>
          </p>
          <Controls label={words.cost.controls}>
            <Slider
              label={words.cost.count}
              name="count"
              min={0}
              max={counts.length - 1}
              defaultValue={0}
              reads={String(counts[0])}
            />
          </Controls>
        </Try>
      </Section>

      <Section title={words.price.title}>
        <Island of={priceCalculator} props={{ product: 'sms' }} when="visible" />
      </Section>
    </>
  ),
});

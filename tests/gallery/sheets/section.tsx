import { Facts } from '../../../components/sections/facts.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Split } from '../../../components/sections/split.tsx';
import { nights, papers } from '../../../config/themes.ts';
import { Bridge, Wave } from '../art.tsx';
import type { Specimen } from '../specimen.ts';

const zh = [
  { title: '就近接入', text: '九个区域，三十二个城市。' },
  { title: '自动换路', text: '丢包超过 3% 就换，通话不断。' },
];
const heads = (
  <>
    <Section title="标题在左" lead="与内容同宽的一列，先说结论。">
      <Facts columns={2} facts={zh} />
    </Section>
    <Section title="标题居中" lead="下面是一整幅图。" head="centred" ground="paper">
      <Bridge height={300} />
    </Section>
    <Section title="标题在栏里" lead="读下面时它不走。" head="column" space="join">
      <Facts mark="ledger" facts={zh} />
    </Section>
    <Section title="标题在框里" lead="框里的内容自成一体。" head="frame" ground="raised">
      <Wave />
    </Section>
    <Section title="没有标题，图就是标题" head="none" ground="night" width="full" space="statement">
      <Wave bars={90} />
    </Section>
  </>
);

const english = [
  { title: 'Nearest entry', text: 'Nine regions, thirty-two cities.' },
  { title: 'Rerouting', text: 'Above 3% loss the path changes; the call does not.' },
];

/** The five places of a heading, then every night and every paper. */
export const section: readonly Specimen[] = [
  { edition: 'zh', night: 'navy', paper: 'cream', body: heads },
  ...nights.map(
    (night): Specimen => ({
      edition: 'en',
      night,
      body: (
        <Section ground="night">
          <Split art={<Bridge />}>
            <h2>{`Night: ${night}`}</h2>
            <p>Headings, muted text and rules take their colours from the ground.</p>
          </Split>
          <Facts columns={2} facts={english} />
        </Section>
      ),
    }),
  ),
  ...papers.map(
    (paper): Specimen => ({
      edition: 'en',
      paper,
      body: (
        <Section ground="paper">
          <Split flipped art={<Bridge />}>
            <h2>{`Paper: ${paper}`}</h2>
            <p>Headings, muted text and rules take their colours from the ground.</p>
          </Split>
          <Facts columns={2} mark="number" facts={english} />
        </Section>
      ),
    }),
  ),
];

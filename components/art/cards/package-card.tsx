import { Card, cardWidth } from './card.tsx';
import { Glyph } from '../kit/glyph.tsx';
import { widthOf } from '../kit/measure.ts';
import { Text } from '../kit/text.tsx';
import { workOf } from '../works/works.ts';
import type { Download } from '../../../config/calls/demos.ts';
import { platformIcon } from '../../sdk/devices.ts';
import { seedOf } from '../../ui/seed.ts';
import * as words from './words.yaml';

type PackageCardProps = {
  product: string;
  /** Name of the packages. */
  pack: string;
  downloads: readonly Pick<Download, 'platform'>[];
};

/** Platforms that are shown. */
const most = 4;

/** A product at work, the line that installs it, and the platforms that have a package; for shared links. */
export function PackageCard({ product, pack, downloads }: PackageCardProps) {
  const Work = workOf(product);
  const line = `npm install @yunqiao/${pack}`;
  const shown = downloads.slice(0, most);
  const more = downloads.length - shown.length;
  const columns = shown.length + (more > 0 ? 1 : 0);
  const pitch = Math.min(92, 380 / Math.max(1, columns));
  const at = (index: number) => cardWidth / 2 + (index - (columns - 1) / 2) * pitch;
  return (
    <Card height={400}>
      <g transform="translate(76 22) scale(1.2)">
        <Work seed={seedOf(`sdk ${product}`)} talk={[words.packageCard.talk[0], words.packageCard.talk[1]]} />
      </g>
      <rect x="30" y="234" width={cardWidth - 60} height="56" rx="12" fill="#0e2350" />
      <Text x={52} y={262} size={20} weight={600} fill="#4fd8c2">
        $
      </Text>
      <Text x={74} y={262} size={Math.min(20, 316 / widthOf(line, 1))} fill="#ffffff">
        {line}
      </Text>
      {shown.map(({ platform }, index) => {
        const x = at(index);
        return (
          <g key={platform}>
            <Glyph x={x} y={328} r={17} name={platformIcon(platform)} color="#1e45db" ground="#dfe8ff" />
            <Text x={x} y={364} size={Math.min(16, (pitch - 8) / widthOf(platform, 1))} anchor="middle">
              {platform}
            </Text>
          </g>
        );
      })}
      {more > 0 ? (
        <Text x={at(shown.length)} y={328} size={22} weight={650} anchor="middle" fill="var(--tint-strong)">
          {`+${more}`}
        </Text>
      ) : null}
    </Card>
  );
}

import { Text } from '../../../../components/art/kit/text.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import shop from '../../../../components/footage/material/shop.webp';
import subtitled from '../../../../components/footage/material/subtitled.webp';
import { Picture } from '../../../../components/ui/picture.tsx';
import styles from '../video.module.css';
import * as words from '../words.yaml';

const Canvas = ({ children }: { children: React.ReactNode }) => (
  <svg viewBox="0 0 320 150" fill="none" aria-hidden="true">
    {children}
  </svg>
);

/** Two tracks and the cut between them. */
export const Tracks = () => (
  <Canvas>
    <path d="M10 40H120M132 40H226M238 40H310" stroke="var(--tint)" strokeWidth="30" />
    <path d="M10 88H180M192 88H310" stroke="var(--second)" strokeWidth="22" />
    <path d="M126 12V136" stroke="var(--third)" strokeWidth="3" />
    <path d="M120 8h12l-6 10Z" fill="var(--third)" />
    <path d="M10 126h100l14-10h60l14 10h112" stroke="var(--muted)" strokeWidth="2" />
  </Canvas>
);

/** A frame with its subtitle in two languages, burnt in. */
export const Subtitles = () => (
  <Picture
    {...subtitled}
    text={words.pictures.subtitled}
    sizes="(min-width: 820px) 590px, 100vw"
    className={styles.videoPicture}
  />
);

/** One frame as three covers: across, square and upright. */
export const Covers = () => (
  <div className={styles.videoCovers}>
    {(['across', 'square', 'upright'] as const).map((shape) => (
      <Picture
        key={shape}
        {...shop}
        text={words.pictures.covers[shape]}
        sizes="(min-width: 820px) 300px, 60vw"
        className={styles[shape]}
      />
    ))}
  </div>
);

/** Music that goes down while somebody speaks. */
export const Mix = () => (
  <Canvas>
    <Waveform x={96} y={46} bars={22} height={60} color="var(--tint)" />
    <path
      d="M10 104H84L104 126H226L246 104H310V144H10Z"
      fill="var(--second)"
      opacity=".35"
      stroke="var(--second)"
      strokeWidth="2"
    />
    <Text x={165} y={104} size={16} anchor="middle" fill="var(--muted)">
      −14 dB
    </Text>
  </Canvas>
);

/** A film with two marks of the review. */
export const Review = () => (
  <Canvas>
    <path d="M10 70H310" stroke="var(--tint-soft)" strokeWidth="60" />
    <path d="M10 46H310M10 94H310" stroke="var(--card)" strokeWidth="6" strokeDasharray="10 12" />
    <path d="M92 36V106M214 36V106" stroke="var(--third)" strokeWidth="4" />
    <Text x={92} y={22} size={16} anchor="middle" fill="var(--third-ink)">
      {words.cells.code}
    </Text>
    <Text x={214} y={126} size={16} anchor="middle" fill="var(--third-ink)">
      {words.cells.abuse}
    </Text>
  </Canvas>
);

/** One template, many films. */
export const Batch = () => (
  <Canvas>
    <rect x="10" y="45" width="70" height="60" rx="8" stroke="var(--tint)" strokeWidth="3" />
    <path d="M24 64h42M24 76h30M24 88h36" stroke="var(--tint)" strokeWidth="4" />
    <path
      d={Array.from({ length: 84 }, (_, at) => `M${130 + (at % 12) * 15} ${30 + Math.floor(at / 12) * 15}h10`).join('')}
      stroke="var(--second)"
      strokeWidth="9"
    />
    <path d="M84 75H118" stroke="var(--muted)" strokeWidth="2" />
  </Canvas>
);

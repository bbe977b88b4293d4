import motion from '../../../../components/art/kit/motion.module.css';
import { Text } from '../../../../components/art/kit/text.tsx';
import { slide } from '../../../../components/art/scenes/slide.tsx';
import { classes } from '../../../../components/ui/classes.ts';
import { Cursor } from './cursor.tsx';
import styles from '../whiteboard.module.css';
import * as words from '../words.yaml';

const BLUE = 'var(--primary)';
const GREEN = 'var(--accent-ink)';
const ORANGE = 'var(--warm-ink)';

/** y = sin x, as a hand writes it. */
const formula =
  'M0 0C1 8 4 12 9 12C13 12 16 6 17 0C16 14 14 24 4 27M28 6h14M28 13h14M66 2C60-3 54 1 56 5C58 9 67 8 66 14C65 19 56 19 53 14M75 2V17M75-6v1M83 2V17M83 8C86 1 96 0 96 8V17M112 2L126 17M126 2L112 17';

/** Strokes on the board before anybody draws: what is marked `data-stroke` below. */
export const strokesOnBoard = 11;

/**
 * One board, three hands: a curve, a slide with its animation, a question in geometry; and the same board on a pupil's tablet. Read from
 * its middle; a wide window shows more of the margins.
 */
export function Board() {
  return (
    <svg
      viewBox="0 0 1600 520"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={words.board.label}
      data-board=""
      data-help={words.board.dataHelp}
    >
      <g id="board-picture">
        <g stroke={BLUE} strokeWidth="4" transform="translate(-24)">
          <path
            data-stroke=""
            d="M318 300H626M340 420V150M618 294l10 6-10 6M334 158l6-10 6 10"
            stroke="#8b9cc0"
            strokeWidth="2"
          />
          <path
            data-stroke=""
            d="M340 300C362 190 396 190 418 300S474 410 496 300 552 190 580 292"
            pathLength="100"
            className={styles.drawn}
          />
          <path
            data-stroke=""
            d={formula}
            transform="translate(404 136) scale(1.15)"
            strokeWidth="3"
            pathLength="100"
            className={classes(styles.drawn, motion.turn2)}
          />
          <path d="M379 218V300" strokeWidth="2" strokeDasharray="2 8" />
        </g>
        <Cursor x={556} y={296} name={words.board.people.teacher} color="var(--primary)" />

        <g transform="translate(646 92) scale(.556)" className={styles.raised}>
          {slide}
        </g>
        <g transform="translate(-10)">
          <path
            data-stroke=""
            d="M868 222C830 210 798 236 806 264C816 296 880 290 890 256C896 230 866 214 838 224"
            stroke="var(--warm)"
            strokeWidth="4"
            pathLength="100"
            className={classes(styles.drawn, motion.turn4)}
          />
          <Cursor x={888} y={262} name={words.board.people.circling} color={ORANGE} />
        </g>

        <g stroke={GREEN} strokeWidth="4">
          <path
            data-stroke=""
            d="M1050 330L1276 330L1276 200Z"
            pathLength="100"
            className={classes(styles.drawn, motion.turn2)}
          />
          <path data-stroke="" d="M1104 330C1104 318 1102 308 1097 302M1260 330V314H1276" strokeWidth="3" />
        </g>
        <Text x={1114} y={314} size={16} weight={600} fill={GREEN}>
          30°
        </Text>
        <path d="M1082 84H1262L1268 166L1088 174Z" fill="#fff1c9" />
        <Text x={1102} y={116} size={16} weight={600}>
          {words.board.note}
        </Text>
        <Text x={1104} y={144} size={16} weight={600}>
          {words.board.text}
        </Text>
        <Cursor x={1226} y={226} name={words.board.people.asking} color={GREEN} />

        <g stroke="#a9bbff" strokeWidth="4">
          <ellipse cx="130" cy="150" rx="104" ry="38" transform="rotate(-24 130 150)" data-stroke="" />
          <ellipse cx="130" cy="150" rx="104" ry="38" transform="rotate(36 130 150)" data-stroke="" />
          <path d="M130 150h.1" strokeWidth="18" />
          <path data-stroke="" d="M50 330c20-26 38 26 58 0s38 26 58 0 38 26 58 0" />
        </g>
        <path data-stroke="" d="M1340 250h40l14-44 24 88 20-64 12 20h120" stroke="#9adfd2" strokeWidth="4" />
        <path data-stroke="" d="M1400 80l22 24 50-58" stroke="#ffb48f" strokeWidth="6" />
      </g>
      <g data-ink="" strokeWidth="4" />
      <g data-nib="">
        <Cursor x={0} y={0} name={words.board.people.you} color="var(--ink)" />
      </g>

      <g className={styles.tablet}>
        <rect x="1062" y="374" width="238" height="112" rx="14" fill="#16264a" />
        <rect x="1070" y="382" width="222" height="80" rx="7" fill="#ffffff" />
        <svg x="1070" y="382" width="222" height="80" viewBox="250 20 1100 396">
          <use href="#board-picture" />
          <g data-mirror="" strokeWidth="4" />
          <path data-mirrored="" strokeWidth="4" />
        </svg>
        <Text x={1181} y={474} size={13} anchor="middle" fill="#ffffff">
          {words.board.tablet}
        </Text>
      </g>
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { filled } from '../../../components/ui/filled.ts';
import { messages } from '../../../config/push-merging.ts';
import { OwnWay } from './art/own-way.tsx';
import { Payload } from './art/payload.tsx';
import { every, pushes, Rings } from './art/rings.tsx';
import { Translations } from './art/translations.tsx';
import styles from './english-im.module.css';
import * as words from './words.yaml';

/** A drawing of a fact: the width of its view box, and the size of its letters. */
export type PushArt = { width: number; size: number };

type PushFact = { title: string; text: string; shows: string; Art: (art: PushArt) => ReactNode };

const facts: readonly PushFact[] = [
  {
    ...words.push.payload,
    Art: Payload,
  },
  {
    ...filled(words.push.rings, { messages, every, rings: pushes.length }),
    Art: Rings,
  },
  {
    ...words.push.translations,
    Art: Translations,
  },
  {
    ...words.push.ownWay,
    Art: OwnWay,
  },
];

/** What keeps push switched on, each fact with its drawing. */
export function PushFacts() {
  return (
    <ul className={styles.pushes}>
      {facts.map(({ title, text, shows, Art }) => (
        <li key={title}>
          <Drawing
            title={shows}
            wide={{ size: [520, 200], art: <Art width={520} size={16} /> }}
            narrow={{ size: [350, 165], art: <Art width={350} size={13} /> }}
          />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

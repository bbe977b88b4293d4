import type { ReactNode } from 'react';
import { Drawing } from '../../../components/art/kit/drawing.tsx';
import { messages } from '../../../config/push-merging.ts';
import { OwnWay } from './art/own-way.tsx';
import { Payload } from './art/payload.tsx';
import { every, pushes, Rings } from './art/rings.tsx';
import { Translations } from './art/translations.tsx';
import styles from './english-im.module.css';

/** A drawing of a fact: the width of its view box, and the size of its letters. */
export type PushArt = { width: number; size: number };

type PushFact = { title: string; text: string; shows: string; Art: (art: PushArt) => ReactNode };

const facts: readonly PushFact[] = [
  {
    title: 'One payload for APNs and FCM',
    text: 'Upload a key for each platform. The gateway fills in the fields as Apple and Google name them.',
    shows: 'Three fields of a payload, each with its name at Apple and at Google',
    Art: Payload,
  },
  {
    title: 'A busy group rings less',
    text: 'The first message rings at once. Later ones merge in windows that grow from 3 to 60 seconds; mentions and calls skip the queue.',
    shows: `Of ${messages} messages, one every ${every} seconds, a phone makes ${pushes.length} rings`,
    Art: Rings,
  },
  {
    title: 'Text in the reader’s language',
    text: 'Send a key and arguments instead of a sentence. Each phone fills in its own translation.',
    shows: 'One key becomes a notification in French, in Korean and in Portuguese',
    Art: Translations,
  },
  {
    title: 'Nothing to read on the way',
    text: 'Push only a conversation ID. The app fetches the message itself, from your region.',
    shows: 'An ID travels through the push service, the words travel on the app’s own connection',
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

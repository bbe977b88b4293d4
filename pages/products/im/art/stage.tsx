import type { ReactNode } from 'react';
import { Avatar } from '../../../../components/art/kit/people/avatar.tsx';
import { Waveform } from '../../../../components/art/kit/waveform.tsx';
import { Controls } from '../../../../components/try/controls.tsx';
import { classes } from '../../../../components/ui/classes.ts';
import { Icon } from '../../../../components/ui/icon.tsx';
import { ready } from '../shop.ts';
import styles from './im-stage.module.css';
import * as words from '../words.yaml';

/** One group on three devices at the same moment: a phone to write on, a desk that answers, and a phone that sleeps and gets a push. */
export function Stage() {
  return (
    <div className={styles.stage}>
      <Phone />
      <Desk />
      <Locked />
    </div>
  );
}

const grounds: Record<keyof typeof words.members, string> = {
  neighbour: '#d9f3ee',
  shop: '#dfe7ff',
  customer: '#ffe9dc',
};
/** Who speaks in the group. */
export const members = Object.values(words.members);

/** A message of somebody else; without words, they are filled in. */
function Said({ who, children }: { who: keyof typeof words.members; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <svg width="30" height="30" viewBox="0 0 40 40" aria-hidden="true">
        <Avatar x={20} y={20} r={20} seed={words.members[who]} ground={grounds[who]} />
      </svg>
      <div>
        <div className={styles.who}>{words.members[who]}</div>
        {typeof children === 'object' ? (
          children
        ) : (
          <div className={styles.bubble} data-text="text">
            {children}
          </div>
        )}
      </div>
    </div>
  );
}

/** A message of the device's owner; without children, its words are filled in. */
function Own({ receipt, children }: { receipt?: string; children?: ReactNode }) {
  return (
    <div className={styles.own} data-receipt={receipt ? 'read' : 'sending'}>
      {children ?? <div className={styles.bubble} data-text="text" />}
      <div className={styles.status} data-text="receipt">
        {receipt ?? words.stage.sending}
      </div>
    </div>
  );
}

function Goods() {
  return (
    <div className={classes(styles.bubble, styles.card, styles.row)}>
      <svg viewBox="0 0 56 56" fill="none">
        <rect width="56" height="56" rx="8" fill="#ffe9dc" />
        <circle cx="22" cy="33" r="12" fill="#f2553d" />
        <circle cx="36" cy="36" r="10" fill="#e2432b" />
        <path
          d="M22 22c-2-4-5-4-8-3M22 22c1-4 4-6 7-5M36 27c1-3 3-4 6-3"
          stroke="#12836f"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
      <div>
        <b>{words.stage.goods.name}</b> <small>{words.stage.goods.state}</small>
      </div>
    </div>
  );
}

function Phone() {
  return (
    <div className={styles.phone}>
      <div className={styles.island} />
      <div className={styles.bar}>
        <Icon name="chevron-left" size={18} />
        {words.stage.group.counted}
        <Icon name="ellipsis" size={18} />
      </div>
      <div className={styles.thread} role="log" aria-label={words.stage.phone} tabIndex={0} data-thread="">
        <div className={styles.time}>17:41</div>
        <Said who="shop">
          <Goods />
        </Said>
        <Said who="neighbour">{words.stage.order}</Said>
        <Own receipt={words.shop.read[2]}>
          <div className={styles.bubble}>{words.stage.pickUp}</div>
        </Own>
        <Said who="shop">{words.stage.kept}</Said>
      </div>
      <form data-compose="">
        <Controls label={words.stage.compose.label} className={styles.input}>
          <div className={classes(styles.kinds, styles.row)}>
            {ready.map(({ kind, name, icon, message }) => (
              <button key={kind} type="button" value={kind} data-message={message}>
                <Icon name={icon} size={15} />
                {name}
              </button>
            ))}
          </div>
          <div className={classes(styles.write, styles.row)}>
            <input
              name="text"
              aria-label={words.stage.compose.field}
              placeholder={words.stage.compose.placeholder}
              maxLength={60}
              autoComplete="off"
            />
            <button type="submit" aria-label={words.stage.compose.send}>
              <Icon name="arrow-up" size={18} />
            </button>
          </div>
        </Controls>
      </form>
      <template data-part="own">
        <Own />
      </template>
      <template data-part="own-voice">
        <Own>
          <div className={classes(styles.bubble, styles.row)}>
            <Icon name="play" size={16} />
            <svg width="80" height="20" viewBox="0 0 80 20" fill="none" aria-hidden="true">
              <Waveform x={3} y={10} bars={10} gap={8} height={18} color="currentColor" />
            </svg>
            8″
          </div>
        </Own>
      </template>
      <template data-part="own-order">
        <Own>
          <Goods />
        </Own>
      </template>
      <template data-part="reply">
        <Said who="shop" />
      </template>
      <template data-part="received">
        <Said who="customer" />
      </template>
    </div>
  );
}

function Desk() {
  return (
    <div className={styles.desk} role="img" aria-label={words.stage.desk}>
      <div className={styles.bar}>
        {words.stage.group.name} <small>{words.stage.place}</small>
      </div>
      <div className={styles.thread} data-desk="">
        <div className={styles.own}>
          <Goods />
          <div className={styles.status}>{words.stage.deskRead}</div>
        </div>
        <Said who="neighbour">{words.stage.order}</Said>
        <Said who="customer">{words.stage.pickUp}</Said>
        <div className={styles.own}>
          <div className={styles.bubble}>{words.stage.kept}</div>
        </div>
      </div>
    </div>
  );
}

function Locked() {
  return (
    <div className={styles.locked} role="img" aria-label={words.stage.locked}>
      <div className={styles.island} />
      <div className={styles.clock}>17:42</div>
      <div className={styles.date}>{words.stage.date}</div>
      <div className={styles.push}>
        <span className={styles.app}>
          <Icon name="messages-square" size={16} />
        </span>
        <span>
          <b>{words.stage.group.name}</b> <span data-text="push">{words.stage.merged}</span>
        </span>
      </div>
      <div className={styles.push}>
        <span className={classes(styles.app, styles.other)}>
          <Icon name="at-sign" size={16} />
        </span>
        <span>
          <b>{words.stage.other.group}</b> <span>{words.stage.other.mention}</span>
        </span>
      </div>
    </div>
  );
}

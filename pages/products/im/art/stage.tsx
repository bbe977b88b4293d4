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

const grounds = { 邻居阿岩: '#d9f3ee', 店长小禾: '#dfe7ff', 林遥: '#ffe9dc' } as const;
/** Who speaks in the group. */
export const members = Object.keys(grounds) as (keyof typeof grounds)[];

/** A message of somebody else; without words, they are filled in. */
function Said({ who, children }: { who: keyof typeof grounds; children?: ReactNode }) {
  return (
    <div className={styles.line}>
      <svg width="30" height="30" viewBox="0 0 40 40" aria-hidden="true">
        <Avatar x={20} y={20} r={20} seed={who} ground={grounds[who]} />
      </svg>
      <div>
        <div className={styles.who}>{who}</div>
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
        {receipt ?? '发送中'}
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
        <b>串番茄 2.5 千克</b> <small>¥19.8 · 剩 6 份</small>
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
        湖畔小区拼菜群（326）
        <Icon name="ellipsis" size={18} />
      </div>
      <div className={styles.thread} role="log" aria-label="林遥的手机" tabIndex={0} data-thread="">
        <div className={styles.time}>17:41</div>
        <Said who="店长小禾">
          <Goods />
        </Said>
        <Said who="邻居阿岩">{words.stage.order}</Said>
        <Own receipt="214 人已读">
          <div className={styles.bubble}>{words.stage.pickUp}</div>
        </Own>
        <Said who="店长小禾">{words.stage.kept}</Said>
      </div>
      <form data-compose="">
        <Controls label="发一条消息" className={styles.input}>
          <div className={classes(styles.kinds, styles.row)}>
            {ready.map(({ kind, name, icon, message }) => (
              <button key={kind} type="button" value={kind} data-message={message}>
                <Icon name={icon} size={15} />
                {name}
              </button>
            ))}
          </div>
          <div className={classes(styles.write, styles.row)}>
            <input name="text" aria-label="消息" placeholder="问问店长" maxLength={60} autoComplete="off" />
            <button type="submit" aria-label="发送">
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
        <Said who="店长小禾" />
      </template>
      <template data-part="received">
        <Said who="林遥" />
      </template>
    </div>
  );
}

function Desk() {
  return (
    <div className={styles.desk} role="img" aria-label={words.stage.desk}>
      <div className={styles.bar}>
        湖畔小区拼菜群 <small>商家工作台 · 网页版</small>
      </div>
      <div className={styles.thread} data-desk="">
        <div className={styles.own}>
          <Goods />
          <div className={styles.status}>318 人已读</div>
        </div>
        <Said who="邻居阿岩">{words.stage.order}</Said>
        <Said who="林遥">{words.stage.pickUp}</Said>
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
      <div className={styles.date}>周五 · 免打扰关闭</div>
      <div className={styles.push}>
        <span className={styles.app}>
          <Icon name="messages-square" size={16} />
        </span>
        <span>
          <b>湖畔小区拼菜群</b> <span data-text="push">{words.stage.merged}</span>
        </span>
      </div>
      <div className={styles.push}>
        <span className={classes(styles.app, styles.other)}>
          <Icon name="at-sign" size={16} />
        </span>
        <span>
          <b>业主委员会</b> <span>有人 @您：今晚八点开会</span>
        </span>
      </div>
    </div>
  );
}

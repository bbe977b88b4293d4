import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Face, type FaceName } from './faces.tsx';
import styles from './stage.module.css';

/** One group on three devices at the same moment: a phone that writes, a desk that answers, and a phone that sleeps and is told. */
export function Stage() {
  return (
    <div
      className={styles.stage}
      role="img"
      aria-label="同一个群同时在三台设备上：左边的手机发出“两份，六点来拿”，中间的商家电脑收到并回复，右边锁屏的手机收到合并后的推送；发送方看到 214 人已读"
    >
      <Phone />
      <Desk />
      <Locked />
    </div>
  );
}

function Said({ face, who, children }: { face: FaceName; who: string; children: string }) {
  return (
    <div className={styles.line}>
      <Face name={face} size={30} className={styles.face} />
      <div>
        <div className={styles.who}>{who}</div>
        <div className={styles.bubble}>{children}</div>
      </div>
    </div>
  );
}

function Goods() {
  return (
    <div className={styles.card}>
      <svg viewBox="0 0 56 56" fill="none" className={styles.goods}>
        <rect width="56" height="56" rx="8" fill="#ffe9dc" />
        <circle cx="22" cy="33" r="12" fill="#f2553d" />
        <circle cx="36" cy="36" r="10" fill="#e2432b" />
        <path d="M22 22c-2-4-5-4-8-3M22 22c1-4 4-6 7-5M36 27c1-3 3-4 6-3" stroke="#12836f" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <div>
        <div className={styles.cardTitle}>串番茄 2.5 千克</div>
        <div className={styles.cardText}>¥19.8 · 剩 6 份</div>
      </div>
    </div>
  );
}

function Phone() {
  return (
    <div className={classes(styles.device, styles.phone)}>
      <div className={styles.island} />
      <div className={styles.bar}>
        <Icon name="chevron-left" size={18} />
        <span className={styles.barTitle}>湖畔小区拼菜群（326）</span>
        <Icon name="ellipsis" size={18} />
      </div>
      <div className={styles.thread}>
        <div className={styles.time}>17:41</div>
        <div className={styles.line}>
          <Face name="he" size={30} className={styles.face} />
          <div>
            <div className={styles.who}>店长小禾</div>
            <Goods />
          </div>
        </div>
        <Said face="yan" who="邻居阿岩">
          我要一份，谢谢
        </Said>
        <div className={classes(styles.own, styles.sent)}>
          <div className={styles.ownBubble}>两份，六点来拿</div>
          <div className={styles.status}>
            <span className={styles.sending}>发送中</span>
            <span className={styles.arrived}>已送达</span>
            <span className={styles.read}>214 人已读</span>
          </div>
        </div>
        <div className={styles.answered}>
          <Said face="he" who="店长小禾">
            好，给您留了
          </Said>
        </div>
      </div>
      <div className={styles.input}>
        <Icon name="mic" size={18} />
        <span className={styles.field}>
          <span className={styles.typed}>两份，六点来拿</span>
        </span>
        <Icon name="circle-plus" size={18} />
      </div>
    </div>
  );
}

const sessions: readonly { name: string; last: string; before?: string; time: string; unread?: number; face?: FaceName; icon?: string; here?: boolean }[] = [
  { name: '湖畔小区拼菜群', last: '林遥：两份，六点来拿', before: '阿岩：我要一份，谢谢', time: '17:42', icon: 'users', here: true },
  { name: '骑手 何师傅', last: '[位置] 到三号门了', time: '17:40', face: 'zhou', unread: 2 },
  { name: '沈女士', last: '可以换大份的吗？', time: '17:36', face: 'shen', unread: 1 },
  { name: '售后智能体', last: '已代您回复 12 条咨询', time: '17:20', icon: 'bot' },
  { name: '门店通知', last: '今日到货 14 种', time: '16:05', icon: 'bell' },
];

function Desk() {
  return (
    <div className={classes(styles.device, styles.desk)}>
      <div className={styles.titleBar}>
        <i />
        <i />
        <i />
        <span>商家工作台 · 网页版</span>
      </div>
      <div className={styles.panes}>
        <div className={styles.sessions}>
          {sessions.map(({ name, last, before, time, unread, face, icon, here }) => (
            <div key={name} className={classes(styles.session, here && styles.here)}>
              {face ? <Face name={face} size={36} /> : <span className={styles.sign}>{icon ? <Icon name={icon} size={18} /> : null}</span>}
              <span className={styles.about}>
                <span className={styles.sessionName}>{name}</span>
                <span className={styles.last}>
                  {before ? <span className={styles.before}>{before}</span> : null}
                  <span className={before && styles.after}>{last}</span>
                </span>
              </span>
              <span className={styles.side}>
                {time}
                {unread ? <b>{unread}</b> : null}
              </span>
            </div>
          ))}
        </div>
        <div className={styles.talk}>
          <div className={styles.talkHead}>
            湖畔小区拼菜群<span>326 人</span>
          </div>
          <div className={styles.talkThread}>
            <div className={styles.own}>
              <Goods />
              <div className={styles.status}>
                <span className={styles.read}>318 人已读</span>
              </div>
            </div>
            <Said face="yan" who="邻居阿岩">
              我要一份，谢谢
            </Said>
            <div className={styles.received}>
              <Said face="lin" who="林遥">
                两份，六点来拿
              </Said>
            </div>
            <div className={classes(styles.own, styles.replied)}>
              <div className={styles.ownBubble}>好，给您留了</div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function Locked() {
  return (
    <div className={classes(styles.device, styles.locked)}>
      <div className={styles.island} />
      <div className={styles.clock}>17:42</div>
      <div className={styles.date}>周五 · 免打扰关闭</div>
      <div className={classes(styles.push, styles.pushed)}>
        <span className={styles.app}>
          <Icon name="messages-square" size={16} />
        </span>
        <span>
          <b>湖畔小区拼菜群</b>
          <span className={styles.pushText}>[3 条] 林遥：两份，六点来拿</span>
        </span>
      </div>
      <div className={styles.push}>
        <span className={classes(styles.app, styles.other)}>
          <Icon name="at-sign" size={16} />
        </span>
        <span>
          <b>业主委员会</b>
          <span className={styles.pushText}>有人 @您：今晚八点开会</span>
        </span>
      </div>
    </div>
  );
}

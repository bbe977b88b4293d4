import type { Demo, DemoClient } from '../../config/calls/demos.ts';
import { useSite } from '../site-context.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './demo-card.module.css';
import { clientIcons } from './devices.ts';
import { Qr } from './qr.tsx';

/** A demo: what it shows, the devices it opens on, and the codes that bring it to a phone. */
export function DemoCard({ demo }: { demo: Demo }) {
  const { id, title, description, clients } = demo;
  const scanned = clients.filter(({ qr }) => qr);
  return (
    <li className={styles.demo}>
      <div className={styles.copy}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{description}</p>
        <ul className={styles.clients}>
          {clients.filter(opens).map((client) => (
            <Client key={`${client.type} ${client.title}`} client={client} demo={title} id={id} />
          ))}
        </ul>
      </div>
      {scanned.length > 0 ? (
        <ul className={styles.codes}>
          {scanned.map((client) => (
            <Code key={`${client.type} ${client.title}`} client={client} demo={title} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

/** Whether there is something to press: a client that is only scanned has its code. */
const opens = ({ link, request, children }: DemoClient) => Boolean(link) || request === true || (children ?? []).length > 0;

function Client({ client, demo, id }: { client: DemoClient; demo: string; id: string }) {
  const { site } = useSite();
  const { type, title, link, request, children = [] } = client;
  const event = { 'data-event-id': id, 'data-event-zone': 'demo', 'data-event-client': type };
  return (
    <li className={styles.client}>
      <span className={styles.device}>
        <Icon name={clientIcons[type]} size={20} />
        {title}
      </span>
      <span className={styles.ways}>
        {request ? (
          <Button
            href={`mailto:${site.contact.email}?subject=${encodeURIComponent(`申请体验：${demo}（${title}）`)}`}
            variant="secondary"
            size="small"
            icon="mail"
            aria-label={`申请体验 ${demo} ${title}`}
            data-chat=""
            {...event}
          >
            申请体验
          </Button>
        ) : null}
        {link ? (
          <Button href={link} variant="secondary" size="small" aria-label={`打开 ${demo} ${title}`} {...event}>
            打开
          </Button>
        ) : null}
        {children.map((way) => (
          <Button key={way.link} href={way.link} variant="secondary" size="small" aria-label={`${way.title} ${demo} ${title}`} {...event}>
            {way.title}
          </Button>
        ))}
      </span>
    </li>
  );
}

function Code({ client: { title, qr = '' }, demo }: { client: DemoClient; demo: string }) {
  const { site, edition } = useSite();
  const address = new URL(qr, site.origins[edition]).href;
  return (
    <li className={styles.code}>
      <Qr address={address} label={`二维码：在手机上打开 ${demo} ${title}`} className={styles.qr} />
      <span>{title} 扫码</span>
    </li>
  );
}

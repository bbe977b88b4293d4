import type { Demo, DemoClient, DemoDocument } from '../../../config/calls/demos.ts';
import { isPictureAddress } from '#generator';
import { useSite } from '../../../components/site-context.ts';
import { Prose } from '../../../components/prose/prose.tsx';
import { Folded } from '../../../components/sections/folded.tsx';
import { Apart } from '../../../components/ui/apart.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './app.module.css';
import { clientIcons } from '../../../components/sdk/devices.ts';
import { Qr } from '../../../components/sdk/qr.tsx';
import * as words from './words.yaml';

/**
 * A demo: what it shows, the way to try it at once in this browser, the other devices as links, and the codes that bring it to
 * a phone.
 */
export function DemoCard({ demo, document }: { demo: Demo; document: DemoDocument | null }) {
  const { site } = useSite();
  const { title, description, clients } = demo;
  const ways = clients.flatMap((client) =>
    waysOf({ client, demo: title, mail: site.contact.email, hosts: site.mediaHosts }),
  );
  const scanned = clients.filter(({ qr }) => qr);
  const linkOf = ({ type, text, name, ...link }: Way) => ({
    ...link,
    event: { zone: 'demo', id: `demo:${demo.id}/${name}` },
    'aria-label': words.demo.label({ text, title }),
    'data-event-client': type,
  });
  return (
    <li className={styles.demo}>
      <div className={styles.about}>
        <h3>{title}</h3>
        <p>{description}</p>
        <p className={styles.row}>
          <Apart>
            {ways.filter(isHere).map((way, index) => (
              <Button
                key={way.text}
                variant={index === 0 ? 'primary' : 'secondary'}
                icon="arrow-right"
                {...linkOf(way)}
              >
                {way.text}
              </Button>
            ))}
          </Apart>
        </p>
        <ul className={styles.row} data-platforms="">
          {ways
            .filter((way) => !isHere(way))
            .map((way) => (
              <li key={way.type + way.text} data-platform={way.type}>
                <Link className={styles.way} {...linkOf(way)}>
                  <Icon name={clientIcons[way.type]} size={18} />
                  {way.text}
                </Link>
              </li>
            ))}
        </ul>
        {document ? (
          <div data-demo-document={document.id}>
            <Folded summary={words.demo.document({ title: document.title })}>
              <Prose html={document.content} />
            </Folded>
          </div>
        ) : null}
      </div>
      {scanned.length > 0 ? (
        <ul className={styles.row} data-platforms="">
          {scanned.map((client) => (
            <Code key={`${client.type} ${client.title}`} client={client} demo={title} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

type Way = {
  type: DemoClient['type'];
  /** Tells it from the other ways of the demo, in every version. */
  name: string;
  text: string;
  href: string;
  'data-chat'?: string;
};

type WaysOfOptions = { client: DemoClient; demo: string; mail: string; hosts: readonly string[] };

const isHere = ({ type }: Way) => type === 'web';

/** What a client opens: its link, or what its code says, unless that is a picture. */
const addressOf = ({ link, qr }: DemoClient, hosts: readonly string[]) =>
  link ?? (qr !== undefined && !isPictureAddress(qr, hosts) ? qr : undefined);

/** The links of a client. One that is not public is asked for in the support chat. */
function waysOf({ client, demo, mail, hosts }: WaysOfOptions): Way[] {
  const { type, title, request, children = [] } = client;
  const href = addressOf(client, hosts);
  const subject = encodeURIComponent(words.demo.subject({ demo, title }));
  return [
    ...(request
      ? [
          {
            type,
            name: `${type}/request`,
            text: words.demo.request({ title }),
            href: `mailto:${mail}?subject=${subject}`,
            'data-chat': '',
          },
        ]
      : []),
    ...(href ? [{ type, name: type, text: type === 'web' ? words.demo.browser : title, href }] : []),
    ...children.map((child, at) => ({ type, name: `${type}/${at + 1}`, text: child.title, href: child.link })),
  ];
}

/** A code that an editor has as a picture is shown; of any other address a code is drawn. */
function Code({ client, demo }: { client: DemoClient; demo: string }) {
  const { site, edition } = useSite();
  const { type, title, qr = '' } = client;
  const linked = addressOf(client, site.mediaHosts) !== undefined;
  const address = new URL(qr, site.origins[edition]).href;
  const label = words.demo.code({ demo, title });
  return (
    <li className={classes(styles.small, linked && styles.linked)} data-platform={type}>
      {isPictureAddress(qr, site.mediaHosts) ? (
        <img src={qr} alt={label} width={152} height={152} loading="lazy" decoding="async" className={styles.qr} />
      ) : (
        <Qr address={address} label={label} className={styles.qr} />
      )}
      {words.demo.scan({ title })}
    </li>
  );
}

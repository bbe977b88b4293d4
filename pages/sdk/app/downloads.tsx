import type { Download } from '../../../config/calls/demos.ts';
import { platformIcon } from '../../../components/sdk/devices.ts';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import styles from './app.module.css';
import * as words from './words.yaml';

/** The packages of a product, a row for each platform; with a script, the visitor's own comes first. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <Figure label={words.packages.label} className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {words.packages.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-platforms="">
          {downloads.map((download) => (
            <Row key={download.id} download={download} />
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

function Row({ download }: { download: Download }) {
  const { id, platform, title, version, size, updateTime, changelog, link } = download;
  return (
    <tr data-platform={platform}>
      <th scope="row">
        <span className={styles.platform}>
          <Icon name={platformIcon(platform)} size={20} />
          {platform}
        </span>
      </th>
      <td>{version}</td>
      <td>{size}</td>
      <td>
        <DayTime moment={updateTime} />
        {changelog.length > 0 ? (
          <details>
            <summary>{words.packages.changes}</summary>
            <ul>
              {changelog.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </td>
      <td>
        <Link
          href={link}
          className={styles.way}
          aria-label={words.packages.linkLabel({ title, version })}
          event={{ id, zone: 'download' }}
        >
          <Icon name="download" size={18} />
          {words.packages.link}
        </Link>
      </td>
    </tr>
  );
}

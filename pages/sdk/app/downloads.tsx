import type { Download } from '../../../config/calls/demos.ts';
import { Button } from '../../../components/ui/button.tsx';
import { classes } from '../../../components/ui/classes.ts';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { platformIcon } from '../../../components/sdk/devices.ts';
import styles from './downloads.module.css';

/** The packages of a product, one for each platform, with what their last version changed. */
export function Downloads({ downloads }: { downloads: readonly Download[] }) {
  return (
    <ul className={classes(styles.downloads, downloads.length % 3 === 1 && styles.even)} data-platforms="">
      {downloads.map(({ id, platform, title, version, size, updateTime, changelog, link }) => (
        <li key={id} className={styles.download} data-platform={platform}>
          <div className={styles.head}>
            <span className={styles.icon}>
              <Icon name={platformIcon(platform)} size={26} />
            </span>
            <div>
              <h3 className={styles.platform}>{platform}</h3>
              <p className={styles.title}>{title}</p>
            </div>
          </div>
          <dl className={styles.facts}>
            <div>
              <dt>版本</dt>
              <dd>{version}</dd>
            </div>
            <div>
              <dt>大小</dt>
              <dd>{size}</dd>
            </div>
            <div>
              <dt>更新</dt>
              <dd>
                <DayTime moment={updateTime} />
              </dd>
            </div>
          </dl>
          {changelog.length > 0 ? (
            <details className={styles.changes}>
              <summary>
                {version} 改了什么
                <Icon name="chevron-down" size={18} />
              </summary>
              <ul>
                {changelog.map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </details>
          ) : null}
          <p className={styles.action}>
            <Button
              href={link}
              icon="download"
              aria-label={`下载 ${title} ${version}`}
              data-event-id={id}
              data-event-zone="download"
            >
              下载
            </Button>
          </p>
        </li>
      ))}
    </ul>
  );
}

import type { Download } from '../../../config/calls/demos.ts';
import { platformIcon } from '../../../components/sdk/devices.ts';
import { DayTime } from '../../../components/ui/day-time.tsx';
import { Figure } from '../../../components/ui/figure.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { installLine } from './installs.ts';
import styles from './app.module.css';

type DownloadsProps = { downloads: readonly Download[] /** Name of the packages. */; pack: string };

/** The packages of a product, a row for each platform; with a script, the visitor's own comes first. */
export function Downloads({ downloads, pack }: DownloadsProps) {
  return (
    <Figure label="按平台下载" className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['平台', '版本', '大小', '更新', '包管理器', '安装包'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody data-platforms="">
          {downloads.map((download) => (
            <Row key={download.id} download={download} line={installLine({ download, pack })} />
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

function Row({ download, line }: { download: Download; line: string | null }) {
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
            <summary>改了什么</summary>
            <ul>
              {changelog.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </details>
        ) : null}
      </td>
      <td>
        {line ? (
          <div className={styles.line} data-copy="">
            <code data-copied="">{line}</code>
          </div>
        ) : (
          '解压安装包后引入'
        )}
      </td>
      <td>
        <Link
          href={link}
          className={styles.way}
          aria-label={`下载 ${title} ${version}`}
          event={{ id, zone: 'download' }}
        >
          <Icon name="download" size={18} />
          下载
        </Link>
      </td>
    </tr>
  );
}

import type { Download } from '../../../config/calls/demos.ts';
import { platformIcon } from '../../../components/sdk/devices.ts';
import { Copy } from '../../../components/ui/copy.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import '../../../components/styles/mono.css';
import { type Install, installsOf, missingPlatforms } from './installs.ts';
import styles from './app.module.css';
import type { Subject } from './subjects.ts';
import * as words from './words.yaml';

type InstallBoardProps = { downloads: readonly Download[]; subject: Subject };

/** The lines that install a product, all of them in sight; what no package is made for. The runtime adds a button that copies a line. */
export function InstallBoard({ downloads, subject }: InstallBoardProps) {
  const missing = missingPlatforms(downloads);
  return (
    <div className={styles.board}>
      <ul data-platforms="">
        {downloads.map((download) => (
          <li key={download.id} data-platform={download.platform}>
            <h2>
              <Icon name={platformIcon(download.platform)} size={20} />
              {download.platform}
            </h2>
            <Lines installs={installsOf({ download, names: subject })} />
          </li>
        ))}
      </ul>
      <p>
        <Copy
          text={
            missing.length > 0
              ? words.board.missing({ platforms: missing.join('、'), instead: subject.instead })
              : words.board.nowhere({ instead: subject.instead })
          }
        />
      </p>
    </div>
  );
}

function Lines({ installs }: { installs: readonly Install[] }) {
  if (installs.length === 0) return <p>{words.board.unmanaged}</p>;
  return (
    <dl>
      {installs.map(({ manager, file, package: name, line }) => {
        const [before = '', after = ''] = line.split(name);
        return (
          <div key={manager}>
            <dt>
              {manager} {file ? <span>{file}</span> : null}
            </dt>
            <dd data-copy="">
              <code data-copied="">
                {before}
                <b>{name}</b>
                {after}
              </code>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

export function findBrowser(): string | undefined;
export function findHeadlessBrowser(): string | undefined;
export function findNginx(): string | undefined;
export function ensurePrograms(root: string): void;
export function installPrograms(options: {
  root: string;
  needs: readonly string[];
}): Map<string, { name: string; why: string; fix: string }>;
export function installExtras(needs: readonly string[]): void;
export type Reader =
  | 'caddy'
  | 'logrotate'
  | 'systemd'
  | 'openssh-server'
  | 'certbot'
  | 'pebble'
  | 'shellcheck'
  | 'testssl.sh'
  | 'firefox-esr'
  | 'webkit2gtk-driver'
  | 'xvfb';
export function noReader(name: Reader): string | null;

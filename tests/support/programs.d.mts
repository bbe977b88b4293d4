export function findBrowser(): string | undefined;
export function findHeadlessBrowser(): string | undefined;
export function findNginx(): string | undefined;
export function ensurePrograms(root: string): void;
export function installExtras(): void;
export function noReader(
  name: 'caddy' | 'logrotate' | 'systemd' | 'openssh-server' | 'certbot' | 'pebble',
): string | null;

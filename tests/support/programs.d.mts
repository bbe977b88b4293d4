export function findBrowser(): string | undefined;
export function findNginx(): string | undefined;
export function ensurePrograms(root: string): void;
